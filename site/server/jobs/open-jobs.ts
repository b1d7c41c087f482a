import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type JobResult } from 'pg-boss'
import { z } from 'zod'
import type { Database, Transaction } from '#server/database/database.ts'
import { createQueues, createReadingQueues, readingQueues } from '#server/jobs/create-queues.ts'
import { startBoss } from '#server/jobs/start-boss.ts'
import type { Log } from '#server/log.ts'
import type { ModelUse } from '#server/readings/model-use.ts'

const mailJobSchema = z.object({
  kind: z.enum(['contact-notification', 'contact-acknowledgement']),
  messageId: z.uuid(),
  /** The request that caused the mail, so that its log lines can be found. */
  requestId: z.string(),
})

/** A mail to be sent. It names the message by its id, so that no personal data is copied into the queue. */
export type MailJob = z.infer<typeof mailJobSchema>

export type JobHandlers = {
  /** Sends one mail. False, or a rejection, has it tried again later. */
  deliver: (job: MailJob) => Promise<boolean>
  /** Called once when the last attempt has failed. */
  giveUp: (job: MailJob) => Promise<void>
  /** Removes what is past its retention, once a day. */
  purge: () => Promise<void>
}

export type Jobs = {
  /** Adds a mail in the same transaction as what it is about. */
  addMail: (job: MailJob, transaction: Transaction) => Promise<void>
  /** Adds the reading of a file in the same transaction as the file; workers take it (docs/decisions/0065). */
  addReading: (id: string, use: ModelUse, transaction: Transaction) => Promise<void>
  /** Mails that wait, are being sent, or wait for their next attempt. */
  countWaiting: () => Promise<number>
  /** Waits for the jobs in hand, then stops. */
  stop: (graceMs: number) => Promise<void>
}

export type JobsOptions = { database: Database; handlers: JobHandlers; log: Log; retryDelaySeconds: number }

// New mails wake the worker at once; a mail that waits for its next attempt is found by asking.
const mailWork = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  localConcurrency: 2,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const
const seldomPolling = { pollingIntervalSeconds: 5 }

/** Starts the queue of mails on the database, with a worker in this process. */
export async function openJobs({ database, handlers, log, retryDelaySeconds }: JobsOptions): Promise<Jobs> {
  const boss = await startBoss(database, log, 'the job queue met a fault')
  await createQueues(boss, retryDelaySeconds)
  if (database.pool !== null) await createReadingQueues(boss)

  /** Settles each job of a batch by itself: one mail that fails holds up no other. */
  async function deliver(job: Job): Promise<JobResult> {
    try {
      const isDone = await handlers.deliver(mailJobSchema.parse(job.data))
      return { id: job.id, status: isDone ? 'completed' : 'failed' }
    } catch (problem) {
      log.error({ problem }, 'a mail job met a fault')
      return { id: job.id, status: 'failed' }
    }
  }

  await boss.work('mail', mailWork, (jobs: Job[]) => Promise.all(jobs.map(deliver)))
  await boss.work('mail-given-up', seldomPolling, ([job]: Job[]) =>
    handlers.giveUp(mailJobSchema.parse(job?.data)),
  )
  await boss.work('purge', seldomPolling, () => handlers.purge())
  await boss.schedule('purge', '17 3 * * *')

  return {
    addMail: async (job, transaction) => {
      await boss.send('mail', job, { db: fromDrizzle(transaction, sql) })
    },
    addReading: async (id, use, transaction) => {
      await boss.send(readingQueues.files, { id, use }, { db: fromDrizzle(transaction, sql) })
    },
    countWaiting: async () => {
      const [stats] = await boss.getQueueStats('mail', { force: true })
      return stats === undefined ? 0 : stats.queuedCount + stats.activeCount
    },
    stop: (graceMs) => boss.stop({ graceful: true, timeout: graceMs, close: true }),
  }
}
