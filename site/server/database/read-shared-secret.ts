import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '#server/database/database.ts'
import { sharedSecret } from '#server/database/schema.ts'

/** A random key that all processes on this database share; made by the first that asks. */
export async function readSharedSecret(
  queries: Queries,
  name: 'bot-check' | 'visitors' | 'workings',
): Promise<string> {
  await queries
    .insert(sharedSecret)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await queries.select().from(sharedSecret).where(eq(sharedSecret.name, name))
  if (row === undefined) throw new Error(`the shared secret ${name} was not kept`)
  return row.value
}
