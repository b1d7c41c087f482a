import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#server/database/database.ts'
import { apiKey } from '#server/database/schema.ts'

export const listedKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  revokedAt: z.string().nullable(),
})

export type ListedKey = z.infer<typeof listedKeySchema>

export type ApiKeyStore = {
  /** Makes a key for a name. Its text is told once and is nowhere kept. */
  create: (name: string) => Promise<{ id: string; key: string }>
  list: () => Promise<ListedKey[]>
  /** False where no key in use has this id. */
  revoke: (id: string) => Promise<boolean>
  /** The id of a key in use by its text, or null. */
  find: (key: string) => Promise<string | null>
}

const keyBytes = 32
const keyPattern = /^dr_[\w-]{43}$/

/** True for a text that has the form of a key, so that others never reach the database. */
export function hasKeyForm(text: string): boolean {
  return keyPattern.test(text)
}

/** The keys of the open API. Only their hashes are kept. */
export function createApiKeyStore(queries: Queries, now: () => Date = () => new Date()): ApiKeyStore {
  return {
    create: async (name) => {
      const key = `dr_${randomBytes(keyBytes).toString('base64url')}`
      const id = randomUUID()
      await queries.insert(apiKey).values({ id, name, hash: hashOf(key), createdAt: now() })
      return { id, key }
    },
    list: async () => {
      const rows = await queries.select().from(apiKey).orderBy(asc(apiKey.createdAt))
      return rows.map(({ id, name, createdAt, revokedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        revokedAt: revokedAt === null ? null : revokedAt.toISOString(),
      }))
    },
    revoke: async (id) => {
      if (!z.uuid().safeParse(id).success) return false
      const revoked = await queries
        .update(apiKey)
        .set({ revokedAt: now() })
        .where(and(eq(apiKey.id, id), isNull(apiKey.revokedAt)))
        .returning({ id: apiKey.id })
      return revoked.length > 0
    },
    find: async (key) => {
      const [row] = await queries
        .select({ id: apiKey.id })
        .from(apiKey)
        .where(and(eq(apiKey.hash, hashOf(key)), isNull(apiKey.revokedAt)))
      return row?.id ?? null
    },
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
