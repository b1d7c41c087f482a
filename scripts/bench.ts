import { globSync } from 'node:fs'
import { runAll } from './run-command.ts'

const wanted = process.argv[2] ?? ''
const benches = globSync(['packages/*/bench/*-bench.ts', 'site/bench/*-bench.ts']).filter((path) =>
  path.includes(wanted),
)

await runAll(benches.toSorted().map((path) => ({ name: path, command: 'node', args: [path] })))
