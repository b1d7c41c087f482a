import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Database } from '#server/database/database.ts'
import { takeFolder } from '#server/database/folder-lock.ts'
import { migrateAlone, migrationsFolder } from '#server/database/migrate.ts'
import * as schema from '#server/database/schema.ts'

/**
 * Opens the database in `dataDir/db`, makes it when there is none, and applies the migrations.
 * Rejects with FolderInUse when another process has it.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'db')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await takeFolder(join(dataDir, 'db.lock'))
  try {
    return await migrateClient(await PGlite.create(folder), lock.release)
  } catch (problem) {
    await lock.release()
    throw problem
  }
}

/** Applies the migrations to an embedded database; `release` is called after it was closed. */
export async function migrateClient(client: PGlite, release: () => Promise<void>): Promise<Database> {
  const queries = drizzle(client, { schema })
  await migrateAlone(queries, () => migrate(queries, { migrationsFolder }))
  return {
    queries,
    jobsConnection: { db: fromPglite(client), backend: 'pglite' },
    pool: null,
    backUp: async () => new Uint8Array(await (await client.dumpDataDir('gzip')).arrayBuffer()),
    close: async () => {
      await client.close()
      await release()
    },
  }
}
