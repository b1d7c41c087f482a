#!/usr/bin/env node
// Runs on any Node from 18 on: hands over to the Node 24 that `npm ci` has installed, which runs TypeScript as it is.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const node = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : findInstalledNode(folder)
if (node === null) {
  console.error('Node 24 is missing: run npm ci in the repository first.')
  process.exit(1)
}
const run = spawnSync(node, [join(folder, 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(run.status ?? 1)

function findInstalledNode(start) {
  for (let place = start; ; place = dirname(place)) {
    const candidate = join(place, 'node_modules', 'node', 'bin', 'node')
    if (existsSync(candidate)) return candidate
    if (dirname(place) === place) return null
  }
}
