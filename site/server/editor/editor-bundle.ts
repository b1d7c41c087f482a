import { join } from 'node:path'

/** Decap CMS as its makers publish it. Only its built file is used, so its 600 dependencies are not installed. */
export const editorBundle = {
  name: 'decap-cms',
  version: '3.16.3',
  integrity:
    'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
  /** Beside the packages, where no tool looks and `npm ci` clears up. */
  folder: join(import.meta.dirname, '../../../node_modules/.editor'),
} as const
