import type { PgBoss } from 'pg-boss'

const noJob = '00000000-0000-0000-0000-000000000000'

const daySeconds = 24 * 3600
// Attempts back off to one an hour: 100 of them last for four days.
const retries = { retryLimit: 100, retryBackoff: true, retryDelayMax: 3600 }
// A worker that was killed is missed after this time, and its job goes to another.
const heartbeat = { heartbeatSeconds: 10, expireInSeconds: 300 }

/** Queues of the files that workers read (docs/decisions/0065). */
export const readingQueues = { files: 'reading', givenUp: 'reading-given-up' } as const

/** A worker that was killed is missed by its heartbeat; a file that ends worker after worker is given up. */
export async function createReadingQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(readingQueues.givenUp, { retryLimit: 5, retryDelay: 5 })
  await boss.createQueue(readingQueues.files, {
    retryLimit: 2,
    retryDelay: 0,
    ...heartbeat,
    retentionSeconds: 1800,
    deleteAfterSeconds: 300,
    notify: true,
    deadLetter: readingQueues.givenUp,
  })
  await boss.findJobs(readingQueues.files, { id: noJob })
}

/** Makes the queues with their rules, or brings those that exist up to date. */
export async function createQueues(boss: PgBoss, retryDelaySeconds: number): Promise<void> {
  const mail = {
    ...retries,
    ...heartbeat,
    retryDelay: retryDelaySeconds,
    retentionSeconds: 30 * daySeconds,
    notify: true,
  }
  await boss.createQueue('mail-given-up', { retryLimit: 20, retryDelay: 10, retryBackoff: true })
  await boss.createQueue('mail', { ...mail, deadLetter: 'mail-given-up' })
  await boss.updateQueue('mail', mail)
  await boss.createQueue('purge', { retryLimit: 5, retryDelay: 60 })
  // Puts the queue in pg-boss's memory. A job is added inside a transaction, which holds the embedded database's only
  // connection: if pg-boss had to look the queue up then, it would wait for ever.
  await boss.findJobs('mail', { id: noJob })
}
