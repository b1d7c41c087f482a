import { desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries, Transaction } from '#server/database/database.ts'
import { contactMessage } from '#server/database/schema.ts'
import type { MailJob } from '#server/jobs/open-jobs.ts'

/** A contact message as the owner reads it. `given up`: delivery ended after all attempts; a resend starts anew. */
export const inboxMessageSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  state: z.enum(['delivered', 'waiting', 'given up']),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  botCheck: z.enum(['passed', 'missing', 'off']),
  requestId: z.string(),
})

export type InboxMessage = z.infer<typeof inboxMessageSchema>

export type Inbox = {
  /** The newest messages first. */
  list: (options: { onlyUndelivered: boolean; limit: number }) => Promise<InboxMessage[]>
  find: (id: string) => Promise<InboxMessage | null>
  /** Sends the mail of a message again; false when there is no such message. */
  resend: (id: string) => Promise<boolean>
}

type Row = typeof contactMessage.$inferSelect

/** The contact messages for their owner. */
export function createInbox(
  queries: Queries,
  addMail: (job: MailJob, transaction: Transaction) => Promise<void>,
): Inbox {
  return {
    list: async ({ onlyUndelivered, limit }) => {
      const rows = await queries
        .select()
        .from(contactMessage)
        .where(onlyUndelivered ? isNull(contactMessage.deliveredAt) : undefined)
        .orderBy(desc(contactMessage.createdAt))
        .limit(limit)
      return rows.map(toInboxMessage)
    },
    find: async (id) => {
      if (!isId(id)) return null
      const [row] = await queries.select().from(contactMessage).where(eq(contactMessage.id, id))
      return row === undefined ? null : toInboxMessage(row)
    },
    resend: async (id) =>
      isId(id) &&
      queries.transaction(async (transaction) => {
        const [row] = await transaction
          .update(contactMessage)
          .set({ deliveredAt: null, gaveUpAt: null })
          .where(eq(contactMessage.id, id))
          .returning({ requestId: contactMessage.requestId })
        if (row === undefined) return false
        await addMail({ kind: 'contact-notification', messageId: id, requestId: row.requestId }, transaction)
        return true
      }),
  }
}

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success
}

function toInboxMessage(row: Row): InboxMessage {
  const { id, name, email, message, botCheck, requestId } = row
  return {
    id,
    createdAt: row.createdAt.toISOString(),
    state: stateOf(row),
    name,
    email,
    message,
    botCheck,
    requestId,
  }
}

function stateOf({ deliveredAt, gaveUpAt }: Row): InboxMessage['state'] {
  if (deliveredAt !== null) return 'delivered'
  return gaveUpAt === null ? 'waiting' : 'given up'
}
