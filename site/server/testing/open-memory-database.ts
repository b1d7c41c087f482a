import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'
import type { Database } from '#server/database/database.ts'
import { migrateClient } from '#server/database/open-embedded-database.ts'
import { migrationsFolder } from '#server/database/migrate.ts'

const lockFile = join(import.meta.dirname, '../../../package-lock.json')

/**
 * A migrated database in memory. Making one takes seconds of processor time, so the first test keeps a copy in the
 * temporary folder, named after everything that shapes it, and the others load that.
 */
export async function openMemoryDatabase(): Promise<Database> {
  const copy = await readFile(await keepDatabaseCopy())
  return migrateClient(await PGlite.create({ loadDataDir: new Blob([copy]) }), keepNothing)
}

/** Path of the copy: an archive of a database folder in which the migrations and the queue's are applied. */
export async function keepDatabaseCopy(): Promise<string> {
  const path = join(tmpdir(), `doublerule-test-database-${await fingerprint()}.tar`)
  if (existsSync(path)) return path
  const client = await PGlite.create()
  const database = await migrateClient(client, keepNothing)
  const boss = new PgBoss({ ...database.jobsConnection, supervise: false, schedule: false })
  await boss.start()
  await boss.stop()
  const dump = await client.dumpDataDir('none')
  await database.close()
  await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  await rename(`${path}.${process.pid}`, path)
  return path
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(lockFile))
  for await (const name of glob('**/*.sql', { cwd: migrationsFolder })) {
    hash.update(await readFile(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function keepNothing(): Promise<void> {}
