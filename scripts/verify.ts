import { runAll } from './run-command.ts'

await runAll([
  { name: 'format', command: 'npm', args: ['run', '--silent', 'format:check'] },
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'types', command: 'npm', args: ['run', '--silent', 'types'] },
  { name: 'unused code', command: 'npm', args: ['run', '--silent', 'unused'] },
  { name: 'documentation paths', command: 'node', args: ['scripts/check-document-paths.ts'] },
  { name: 'regular expressions', command: 'node', args: ['site/scripts/check-expressions.ts'] },
  { name: 'dependencies', command: 'node', args: ['scripts/check-dependencies.ts'] },
  { name: 'unit tests', command: 'npm', args: ['run', '--silent', 'unit'] },
])
