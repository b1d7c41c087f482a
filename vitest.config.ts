import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    onConsoleLog: (log) => {
      throw new Error(`A test printed to the console: ${log}`)
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'carbon', root: 'packages/carbon', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'documents', root: 'packages/documents', include: ['**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'site-node',
          root: 'site',
          include: ['{shared,server,rendering,scripts,eval,fit}/**/*.test.ts'],
        },
      },
      {
        extends: './site/vite.config.ts',
        test: {
          name: 'site-dom',
          root: 'site',
          environment: 'happy-dom',
          include: ['{app,rendering}/**/*.test.tsx'],
          setupFiles: ['./app/test-setup.ts'],
        },
      },
    ],
  },
})
