import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const maker = fileURLToPath(new URL('../snapshot/prepare.mjs', import.meta.url))

/** Has a process of its own, of low priority, make the snapshot for the next run; this one reads from the sources. */
export function refreshSnapshot(): void {
  // An installed package has no sources to make one of.
  if (!existsSync(maker)) return
  const child = spawn(process.execPath, [maker], { detached: true, stdio: 'ignore' })
  child.on('error', () => {})
  child.on('spawn', () => {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  })
  child.unref()
}
