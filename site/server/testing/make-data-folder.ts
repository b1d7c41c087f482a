import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { keepDatabaseCopy } from '#server/testing/open-memory-database.ts'

export type DataFolder = AsyncDisposable & { path: string }

const run = promisify(execFile)

/** A DATA_DIR with a migrated embedded database, so that a server process starts in a moment. */
export async function makeDataFolder(): Promise<DataFolder> {
  const folder = await makeEmptyFolder()
  await unpackDatabase(folder.path)
  return folder
}

/** A DATA_DIR with nothing in it. */
export async function makeEmptyFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'doublerule-data-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** Puts a migrated embedded database into a DATA_DIR. */
export async function unpackDatabase(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'db'), { mode: 0o700 })
  await run('tar', ['-xf', await keepDatabaseCopy(), '-C', join(dataDir, 'db')])
}
