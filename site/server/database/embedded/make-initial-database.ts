import { PgBoss } from 'pg-boss'
import { startEngine } from '#server/database/embedded/start-engine.ts'
import { openOn } from '#server/database/open-embedded-database.ts'

/** An archive of a new database folder in which our migrations and those of the job queue are applied. */
export async function makeInitialDatabase(compression: 'gzip' | 'none'): Promise<Uint8Array> {
  const engine = await startEngine({ folder: null, initial: null })
  const database = await openOn(engine, () => Promise.resolve())
  const boss = new PgBoss({ ...database.jobsConnection, supervise: false, schedule: false })
  await boss.start()
  await boss.stop()
  const archive = await engine.dump(compression)
  await database.close()
  return archive
}
