import { runAll } from './run-command.ts'

const projects = [
  'tsconfig.json',
  'packages/carbon/tsconfig.json',
  'packages/carbon/tsconfig.test.json',
  'packages/documents/tsconfig.json',
  'site/tsconfig.json',
]

await runAll(projects.map((project) => ({ name: `types ${project}`, command: 'tsc', args: ['-p', project] })))
