import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Rendered pictures on disk, by a key of everything that shaped them; the least used go first above the limit. */
export type ImageCache = {
  read(key: string): Promise<Uint8Array | null>
  /** Keeps the picture where it can; a disk that is full costs speed only. */
  write(key: string, bytes: Uint8Array): Promise<void>
}

const defaultBytesLimit = 512 * 1024 * 1024

export async function openImageCache(folder: string, bytesLimit = defaultBytesLimit): Promise<ImageCache> {
  await mkdir(folder, { recursive: true })
  let usedBytes = await countBytes(folder)
  const pathOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'))
  return {
    async read(key) {
      const path = pathOf(key)
      const bytes = await readFile(path).catch(() => null)
      if (bytes !== null) await utimes(path, new Date(), new Date()).catch(() => undefined)
      return bytes
    },
    async write(key, bytes) {
      const unfinished = join(folder, `${randomUUID()}.part`)
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, pathOf(key))
      } catch {
        // A full disk: the picture is made again next time.
        await rm(unfinished, { force: true }).catch(() => undefined)
        return
      }
      usedBytes += bytes.byteLength
      if (usedBytes > bytesLimit) usedBytes = await dropLeastUsed(folder, bytesLimit * 0.9)
    },
  }
}

async function countBytes(folder: string): Promise<number> {
  return (await listFiles(folder)).reduce((sum, file) => sum + file.sizeBytes, 0)
}

async function dropLeastUsed(folder: string, targetBytes: number): Promise<number> {
  const files = (await listFiles(folder)).toSorted((one, other) => one.usedMs - other.usedMs)
  let usedBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0)
  for (const file of files) {
    if (usedBytes <= targetBytes) break
    await rm(file.path, { force: true })
    usedBytes -= file.sizeBytes
  }
  return usedBytes
}

async function listFiles(
  folder: string,
): Promise<readonly { path: string; sizeBytes: number; usedMs: number }[]> {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      return found === null ? [] : [{ path, sizeBytes: found.size, usedMs: found.mtimeMs }]
    }),
  )
  return files.flat()
}
