import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describeSource, findSnapshot } from '../src/pool/find-snapshot.ts'
import { cacheFolder, lockFiles, manifestPath } from '../src/pool/snapshot-place.ts'
import { bundleReader } from './bundle-reader.ts'
import { checkSnapshot } from './check-snapshot.ts'
import { writeSamples } from './write-samples.ts'

const specimens = fileURLToPath(new URL('../specimens', import.meta.url))
const lockPath = join(cacheFolder, 'reader.lock')
/** Making one takes some ten seconds; who has not finished after this has died. */
const lockMs = 120_000

/**
 * Makes the snapshot of the reader that `findSnapshot` finds, unless it is there or another process is making it: loads
 * everything, reads the specimens, and keeps the memory as it is then. It is kept only when it reads every specimen to the
 * same analysis object as the sources do. Says what it did.
 */
export async function makeSnapshot(): Promise<'made' | 'fresh' | 'busy'> {
  if (findSnapshot() !== null) return 'fresh'
  await mkdir(cacheFolder, { recursive: true })
  if (!(await takeLock())) return 'busy'
  const work = await mkdtemp(join(cacheFolder, 'work-'))
  try {
    const sources = await makeIn(work)
    const blob = join(cacheFolder, `reader-${Date.now()}.blob`)
    await rename(join(work, 'reader.blob'), blob)
    await writeFile(join(work, 'manifest'), [process.version, blob, ...sources].join('\n'))
    await rename(join(work, 'manifest'), manifestPath)
    await removeOthers(blob)
    return 'made'
  } finally {
    await rm(work, { recursive: true, force: true })
    await rm(lockPath, { force: true })
  }
}

/** Gives the sources as they were before anything was read, so that a change in between makes the snapshot stale. */
async function makeIn(work: string): Promise<string[]> {
  const [bundle, samples, blob] = ['reader.cjs', 'samples', 'reader.blob'].map((name) => join(work, name))
  if (bundle === undefined || samples === undefined || blob === undefined) throw new RangeError()
  const sources = [...(await bundleReader(bundle)), ...lockFiles].map(describeSource)
  await mkdir(samples)
  await writeSamples(specimens, samples)
  const taking = ['--no-warnings', '--snapshot-blob', blob, '--build-snapshot', bundle, samples]
  await promisify(execFile)(process.execPath, taking, { env: { NODE_ENV: 'production' } })
  await checkSnapshot(blob, specimens)
  return sources
}

async function takeLock(): Promise<boolean> {
  const held = await stat(lockPath).catch(() => null)
  if (held !== null && Date.now() - held.mtimeMs > lockMs) await rm(lockPath, { force: true })
  const lock = await open(lockPath, 'wx').catch(() => null)
  await lock?.close()
  return lock !== null
}

/** One that is being read from stays readable until it is closed. */
async function removeOthers(kept: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name)
    if (name.endsWith('.blob') && path !== kept) await rm(path, { force: true })
  }
}
