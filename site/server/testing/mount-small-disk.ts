import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type SmallDisk = AsyncDisposable & { path: string }

const run = promisify(execFile)

/** A file system of its own in memory, which can be filled; null where this process may not mount one. */
export async function mountSmallDisk(sizeMegabytes: number): Promise<SmallDisk | null> {
  const path = await mkdtemp(join(tmpdir(), 'doublerule-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMegabytes}m`, 'tmpfs', path])
  } catch {
    await rm(path, { recursive: true })
    return null
  }
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      await run('umount', ['-l', path])
      await rm(path, { recursive: true })
    },
  }
}
