import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import { readDocument } from '../src/read/read-document.ts'
import { parseCachedReading, type CachedReading } from './casts.ts'

export type ReadingCache = { read: (path: string) => Promise<CachedReading> }

const readerFolder = fileURLToPath(new URL('../src/read', import.meta.url))

/**
 * Readings kept in a folder outside the repository, so that interpretation is scored in seconds. A reading is found by
 * the bytes, the ending of the name and the sources of the readers: any change of these reads again.
 */
export async function openReadingCache(folder: string): Promise<ReadingCache> {
  await mkdir(folder, { recursive: true })
  const version = await hashReaders()
  return {
    async read(path) {
      const bytes = new Uint8Array(await readFile(path))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const fileName = basename(path)
      const kept = join(folder, `${sha256.slice(0, 24)}${extname(fileName)}-${version}.bin`)
      const stored = await readFile(kept).catch(() => null)
      if (stored !== null) return { ...parseCachedReading(stored), fileName }
      const reading = { sha256, fileName, ...(await readTwice(bytes, fileName)) }
      // Two runs may fill one folder: a half-written file never has the final name.
      const part = `${kept}.${process.pid}.part`
      await writeFile(part, serialize(reading))
      await rename(part, kept)
      return reading
    },
  }
}

async function readTwice(
  bytes: Uint8Array,
  fileName: string,
): Promise<Pick<CachedReading, 'first' | 'second'>> {
  const result = await readDocument(bytes, fileName)
  if (!result.ok) return { first: { ok: false, problem: result.problem }, second: null }
  const second = (await result.readAgain?.()) ?? null
  return { first: { ok: true, value: result.value }, second }
}

async function hashReaders(): Promise<string> {
  const hash = createHash('sha256')
  const paths = (await readdir(readerFolder, { recursive: true })).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  )
  for (const path of paths.toSorted()) hash.update(path).update(await readFile(join(readerFolder, path)))
  return hash.digest('hex').slice(0, 12)
}
