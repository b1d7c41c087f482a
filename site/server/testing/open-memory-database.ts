import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import { prepareDatabase } from '#server/database/embedded/prepare-database.ts'
import { startEngine } from '#server/database/embedded/start-engine.ts'
import { openOn } from '#server/database/open-embedded-database.ts'
import { migrationsFolder } from '#server/database/migrate.ts'

const versions = /node_modules\/(?:@electric-sql\/pglite|pg-boss)": \{\s*"version": "[^"]+"/g
const lockFile = join(import.meta.dirname, '../../../package-lock.json')

/**
 * A migrated database in memory. Making one takes seconds of processor time, so the first test keeps a copy in the
 * temporary folder, named after everything that shapes it, and the others load that.
 */
export async function openMemoryDatabase(): Promise<Database> {
  const copy = await readFile(await keepDatabaseCopy())
  return openOn(await startEngine({ folder: null, initial: copy }), keepNothing)
}

let copying: Promise<string> | null = null

/** Path of the copy: an archive of a database folder in which the migrations and the queue's are applied. */
export function keepDatabaseCopy(): Promise<string> {
  copying ??= makeDatabaseCopy()
  return copying
}

async function makeDatabaseCopy(): Promise<string> {
  const path = join(tmpdir(), `doublerule-test-database-${await fingerprint()}.tar`)
  if (existsSync(path)) return path
  const engine = await startEngine({ folder: null, initial: null })
  const database = await prepareDatabase(engine)
  const archive = await engine.dump('none')
  await database.close()
  // Test files run in parallel: each writes its own, and the last one stays.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, archive)
  await rename(draft, path)
  return path
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const [line] of (await readFile(lockFile, 'utf8')).matchAll(versions)) hash.update(line)
  for await (const name of glob('**/*.sql', { cwd: migrationsFolder })) {
    hash.update(await readFile(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function keepNothing(): Promise<void> {}
