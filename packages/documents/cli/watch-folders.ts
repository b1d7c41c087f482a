import { statSync, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { isReadKind } from './list-files.ts'

/** A file is read when it has not grown for so long: what is being copied or scanned is not whole yet. */
const settleMs = 400

/**
 * Hands over the files that are added to folders or changed in them, one after the other and each when it is whole,
 * until the process is interrupted. What is added while `first` works is taken after it.
 */
export async function watchFolders(
  folders: readonly string[],
  first: () => Promise<void>,
  onFile: (path: string) => Promise<void>,
): Promise<void> {
  const timers = new Map<string, NodeJS.Timeout>()

  function settle(path: string): void {
    clearTimeout(timers.get(path))
    const sizeBytes = sizeOf(path)
    if (sizeBytes === null) return
    const timer = setTimeout(() => {
      timers.delete(path)
      if (sizeOf(path) === sizeBytes) reading = reading.then(() => onFile(path))
      else settle(path)
    }, settleMs)
    timers.set(path, timer)
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name !== null && isReadKind(basename(name))) settle(join(folder, name))
    }),
  )
  const stopped = new Promise<void>((stop) => {
    process.once('SIGINT', () => stop()).once('SIGTERM', () => stop())
  })
  let reading = first()
  await stopped
  for (const watcher of watchers) watcher.close()
  for (const timer of timers.values()) clearTimeout(timer)
  await reading
}

function sizeOf(path: string): number | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() === true ? stats.size : null
}
