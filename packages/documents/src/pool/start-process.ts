import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, listAncestors } from './find-node.ts'
import { poolLimits } from './pool-limits.ts'
import type { Lane } from './pool-messages.ts'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))
const workspaceFolder = dirname(packageFolder)

export type ProcessOptions = {
  /** The module that the child runs. */
  entry: string
  /** A snapshot of Node that runs in place of the module, or null. */
  snapshot: string | null
  lane: Lane
  isCold: boolean
}

/**
 * Starts a bounded child: memory capped by the kernel, no writing, no reading outside of the code, no processes,
 * none of this process's environment. Node's permissions do not cover the network; a container policy must.
 */
export function startProcess({ entry, snapshot, lane, isCold }: ProcessOptions): ChildProcess {
  const node = findNode(packageFolder)
  const readable = [workspaceFolder, dirname(entry), ...listModuleFolders(), ...listPackageFiles()]
  const nodeArguments = [
    `--max-old-space-size=${poolLimits.heapMegabytes}`,
    `--max-semi-space-size=${poolLimits.semiSpaceMegabytes}`,
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--allow-addons',
    '--allow-worker',
    '--no-warnings',
    ...(snapshot === null ? [] : ['--snapshot-blob', snapshot]),
    entry,
    lane,
    isCold ? 'cold' : 'warm',
  ]
  const limit = `ulimit -d ${poolLimits.dataKilobytes}; ulimit -c 0; exec "$0" "$@"`
  const options = {
    cwd: packageFolder,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  } as const
  return process.platform === 'win32'
    ? spawn(node, nodeArguments, { ...options, stdio: [...options.stdio] })
    : spawn('/bin/sh', ['-c', limit, node, ...nodeArguments], { ...options, stdio: [...options.stdio] })
}

/** Packages may be hoisted to any folder above this one. */
function listModuleFolders(): string[] {
  return listAncestors(packageFolder)
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder))
}

/** Node looks for the nearest package file to tell how a module is written. */
function listPackageFiles(): string[] {
  return listAncestors(packageFolder)
    .map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(file))
}
