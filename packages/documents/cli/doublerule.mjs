#!/usr/bin/env node
// Plain JavaScript, so that an older Node can run it: main.ts needs Node 24, which `npm ci` installs as a package.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const leastMajor = 24
const folder = dirname(fileURLToPath(import.meta.url))

/** The Node of the workspace, looked for from this folder upwards. */
function findInstalledNode(from) {
  const path = join(from, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(path)) return path
  const parent = dirname(from)
  return parent === from ? null : findInstalledNode(parent)
}

if (Number(process.versions.node.split('.')[0]) >= leastMajor) {
  // What was compiled is kept from one run to the next; Node looks whether the sources are still the same.
  module.enableCompileCache(
    join(folder, '..', '..', '..', 'node_modules', '.cache', 'doublerule', 'compiled'),
  )
  await import('./main.ts')
} else {
  const node = findInstalledNode(folder)
  if (node === null) {
    console.error(`doublerule needs Node ${leastMajor}: run "npm ci" in the repository first.`)
    process.exit(2)
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('close', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
}
