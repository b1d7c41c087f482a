import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const leastMajor = 24

/** The folders from the given one up to the root. */
export function listAncestors(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...listAncestors(parent)]
}

/** A Node that runs TypeScript as it stands: this process's own, or the one that `npm ci` installed. */
export function findNode(folder: string): string {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= leastMajor) return process.execPath
  const installed = listAncestors(folder)
    .map((ancestor) => join(ancestor, 'node_modules', 'node', 'bin', 'node'))
    .find((path) => existsSync(path))
  if (installed === undefined) throw new Error(`Node ${leastMajor} or newer is needed to read documents.`)
  return installed
}
