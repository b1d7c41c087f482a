import { statfs } from 'node:fs/promises'

/** The embedded database writes its journal in pieces of 16 MB. */
const leastFreeBytes = 32 * 1024 * 1024

/** Whether there is room for what the server keeps; false where the folder cannot be asked. */
export async function hasDiskSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= leastFreeBytes
  } catch {
    return false
  }
}
