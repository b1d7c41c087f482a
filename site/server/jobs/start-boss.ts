import { PgBoss } from 'pg-boss'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'

/** Opens the queue of the database, for a process that works on it; a fault of it is logged, called as given. */
export async function startBoss(
  { jobsConnection }: Pick<Database, 'jobsConnection'>,
  log: Log,
  fault: string,
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...jobsConnection,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (problem) => {
    log.error({ problem }, fault)
  })
  boss.on('warning', ({ message }) => {
    log.warn({ warning: message }, 'the job queue warns')
  })
  await boss.start()
  return boss
}
