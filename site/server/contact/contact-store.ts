import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/database/database.ts'
import { contactMessage, spentBotCheck } from '#server/database/schema.ts'
import type { MailJob } from '#server/jobs/open-jobs.ts'
import type { ContactMessage } from '#shared/contact-message.ts'

/** A passed bot check: its token is good for one message. */
export type PassedCheck = { verdict: 'passed'; token: string; expiresAt: Date }

export type Submission = {
  message: ContactMessage
  /** From the Idempotency-Key header: the same key with the same words is the same submission. */
  key: string
  requestId: string
  check: PassedCheck | { verdict: 'missing' | 'off' }
}

export type StoreResult = { ok: true; isNew: boolean } | { ok: false; problem: 'check_spent' | 'unavailable' }

export type ContactStore = { add: (submission: Submission) => Promise<StoreResult> }

export type ContactStoreOptions = {
  queries: Queries
  addMail: (job: MailJob, transaction: Transaction) => Promise<void>
  acknowledge: boolean
}

class CheckSpent extends Error {
  override readonly name = 'CheckSpent'
}

/** Keeps contact messages. A message, its mails and the use of its bot check are stored in one transaction or not at all. */
export function createContactStore({ queries, addMail, acknowledge }: ContactStoreOptions): ContactStore {
  async function insert(
    transaction: Transaction,
    { message, key, requestId, check }: Submission,
  ): Promise<boolean> {
    const id = randomUUID()
    const words = toStorable(message)
    const [inserted] = await transaction
      .insert(contactMessage)
      .values({ id, submission: toSubmission(key, words), ...words, botCheck: check.verdict, requestId })
      .onConflictDoNothing({ target: contactMessage.submission })
      .returning({ id: contactMessage.id })
    if (inserted === undefined) return false
    if (check.verdict === 'passed') await spend(transaction, check)
    await addMail({ kind: 'contact-notification', messageId: id, requestId }, transaction)
    // Only a checked visitor gets a mail, so that no script makes us write to strangers.
    if (acknowledge && check.verdict === 'passed') {
      await addMail({ kind: 'contact-acknowledgement', messageId: id, requestId }, transaction)
    }
    return true
  }

  return {
    add: async (submission) => {
      try {
        const isNew = await queries.transaction((transaction) => insert(transaction, submission))
        return { ok: true, isNew }
      } catch (problem) {
        if (problem instanceof CheckSpent) return { ok: false, problem: 'check_spent' }
        throw problem
      }
    },
  }
}

/** PostgreSQL text holds every character but NUL, which nobody writes and a script may send. */
function toStorable({ name, email, message }: ContactMessage): ContactMessage {
  return { name: name.replaceAll('\0', ''), email, message: message.replaceAll('\0', '') }
}

function toSubmission(key: string, { name, email, message }: ContactMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([key, name, email, message]))
    .digest('base64url')
}

async function spend(transaction: Transaction, check: PassedCheck): Promise<void> {
  const spent = await transaction
    .insert(spentBotCheck)
    .values({
      token: createHash('sha256').update(check.token).digest('base64url'),
      expiresAt: check.expiresAt,
    })
    .onConflictDoNothing()
    .returning({ token: sql`1` })
  if (spent.length === 0) throw new CheckSpent()
}
