import { PgBoss } from 'pg-boss'
import type { Database } from '#server/database/database.ts'
import type { Engine } from '#server/database/embedded/start-engine.ts'
import { openOn } from '#server/database/open-embedded-database.ts'

/** Applies our migrations and those of the job queue to a new database, for others to begin with. */
export async function prepareDatabase(engine: Engine): Promise<Database> {
  const database = await openOn(engine, () => Promise.resolve())
  const boss = new PgBoss({ ...database.jobsConnection, supervise: false, schedule: false })
  await boss.start()
  await boss.stop()
  return database
}
