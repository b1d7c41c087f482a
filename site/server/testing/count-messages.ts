import { count, eq } from 'drizzle-orm'
import type { Queries } from '#server/database/database.ts'
import { contactMessage } from '#server/database/schema.ts'

/** How many messages of an address are stored. */
export async function countMessages(queries: Queries, email: string): Promise<number> {
  const [row] = await queries
    .select({ rows: count() })
    .from(contactMessage)
    .where(eq(contactMessage.email, email))
  return row?.rows ?? 0
}
