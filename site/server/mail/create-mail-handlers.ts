import { and, eq, isNull } from 'drizzle-orm'
import type { Mailer, MailResult } from '#server/adapters/mailer.ts'
import type { Queries } from '#server/database/database.ts'
import { contactMessage } from '#server/database/schema.ts'
import type { JobHandlers, MailJob } from '#server/jobs/open-jobs.ts'
import type { Log } from '#server/log.ts'
import {
  composeContactMail,
  type MailAddresses,
  type StoredMessage,
} from '#server/mail/compose-contact-mail.ts'
import type { MailMetrics } from '#server/metrics/mail-metrics.ts'

export type MailHandlersOptions = {
  queries: Queries
  mailer: Mailer
  addresses: MailAddresses
  log: Log
  metrics: MailMetrics
}

/**
 * Sends the mails of contact messages. A mail that was sent but not yet noted when the process died is sent again
 * with the same Message-ID: delivery is at least once, and a mailbox that compares ids shows it once.
 */
export function createMailHandlers(options: MailHandlersOptions): Pick<JobHandlers, 'deliver' | 'giveUp'> {
  const { queries, mailer, addresses, log, metrics } = options

  async function find(id: string): Promise<(StoredMessage & { deliveredAt: Date | null }) | undefined> {
    const [row] = await queries.select().from(contactMessage).where(eq(contactMessage.id, id))
    return row
  }

  /** Counts and logs an attempt; true when the job is over. */
  function note(job: MailJob, result: MailResult): boolean {
    if (result.ok) {
      metrics.sent.inc({ kind: job.kind })
      log.info(job, 'mail sent')
      return true
    }
    metrics.failed.inc({ kind: job.kind })
    // An acknowledgement that the visitor's mailbox refuses stays refused; the message itself is kept trying.
    const isLost = result.isPermanent && job.kind === 'contact-acknowledgement'
    log.warn({ ...job, isLost, problem: result.problem }, 'mail not sent')
    return isLost
  }

  return {
    deliver: async (job) => {
      const stored = await find(job.messageId)
      const isNotification = job.kind === 'contact-notification'
      if (stored === undefined || (isNotification && stored.deliveredAt !== null)) return true
      const result = await mailer.send(composeContactMail(job.kind, stored, addresses))
      if (result.ok && isNotification) await markDelivered(queries, job.messageId)
      return note(job, result)
    },
    giveUp: async (job) => {
      metrics.givenUp.inc({ kind: job.kind })
      log.error(job, 'mail given up after all attempts: see npm run inbox')
      if (job.kind !== 'contact-notification') return
      await queries
        .update(contactMessage)
        .set({ gaveUpAt: new Date() })
        .where(and(eq(contactMessage.id, job.messageId), isNull(contactMessage.deliveredAt)))
    },
  }
}

async function markDelivered(queries: Queries, id: string): Promise<void> {
  await queries
    .update(contactMessage)
    .set({ deliveredAt: new Date(), gaveUpAt: null })
    .where(eq(contactMessage.id, id))
}
