import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Queries } from '#server/database/database.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

// Any number that is ours alone: processes that start together migrate one after the other.
const lockKey = 7_214_022_026

/** Runs `apply` while no other process migrates. `queries` must be one connection, since the lock belongs to it. */
export async function migrateAlone(queries: Queries, apply: () => Promise<void>): Promise<void> {
  await queries.execute(sql`select pg_advisory_lock(${lockKey})`)
  try {
    await apply()
  } finally {
    await queries.execute(sql`select pg_advisory_unlock(${lockKey})`)
  }
}
