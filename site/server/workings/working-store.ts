import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { workingSchema, type Working } from '@doublerule/carbon/working/working-schema.ts'
import { and, count, eq, gt } from 'drizzle-orm'
import type { Queries } from '#server/database/database.ts'
import { savedWorking } from '#server/database/schema.ts'

export type SavedWorking = { id: string; working: Working; savedAt: Date; expiresAt: Date }

export type Saving =
  { ok: true; id: string; deleteKey: string; expiresAt: Date } | { ok: false; code: 'working_store_full' }

export type WorkingStore = {
  /** Saves a set once for one key and content, however often it is sent. */
  save: (working: Working, key: string | null) => Promise<Saving>
  /** The papers of an id that has not expired. */
  find: (id: string) => Promise<SavedWorking | null>
  /** Whether papers lie under an id, without reading them. */
  holds: (id: string) => Promise<boolean>
  /** False where the key is not the one that saving gave, or nothing is there. */
  remove: (id: string, deleteKey: string) => Promise<boolean>
}

export type WorkingStoreOptions = {
  queries: Queries
  /** Makes delete keys from ids, so that none has to be kept. */
  secret: () => Promise<string>
  retentionDays: number
  /** Sets that may be kept at the same time, so that nobody can fill the disk. */
  mostSaved?: number
  now?: () => Date
}

const idBytes = 16
const dayMs = 24 * 3_600_000
const defaultMostSaved = 20_000

/** Saved working papers: figures, evidence lines and what people did to them; never a file. */
export function createWorkingStore(options: WorkingStoreOptions): WorkingStore {
  const { queries, secret, retentionDays, mostSaved = defaultMostSaved, now = () => new Date() } = options

  async function deleteKeyOf(id: string): Promise<string> {
    return createHmac('sha256', await secret())
      .update(`delete ${id}`)
      .digest('base64url')
  }

  return {
    save: async (working, key) => {
      const content = JSON.stringify(working)
      const submission = createHash('sha256')
        .update(`${key ?? randomBytes(idBytes).toString('hex')}\n${content}`)
        .digest('base64url')
      const savedAt = now()
      const [held] = await queries
        .select({ number: count() })
        .from(savedWorking)
        .where(gt(savedWorking.expiresAt, savedAt))
      if ((held?.number ?? 0) >= mostSaved) return { ok: false, code: 'working_store_full' }
      const row = {
        id: randomBytes(idBytes).toString('base64url'),
        submission,
        content,
        savedAt,
        expiresAt: new Date(savedAt.getTime() + retentionDays * dayMs),
      }
      await queries.insert(savedWorking).values(row).onConflictDoNothing({ target: savedWorking.submission })
      const [kept] = await queries
        .select({ id: savedWorking.id, expiresAt: savedWorking.expiresAt })
        .from(savedWorking)
        .where(eq(savedWorking.submission, submission))
      if (kept === undefined) throw new Error('a saved working is not there')
      return { ok: true, ...kept, deleteKey: await deleteKeyOf(kept.id) }
    },
    find: async (id) => {
      const [row] = await queries
        .select()
        .from(savedWorking)
        .where(and(eq(savedWorking.id, id), gt(savedWorking.expiresAt, now())))
      if (row === undefined) return null
      const { savedAt, expiresAt } = row
      const working = workingSchema.safeParse(JSON.parse(row.content))
      return working.success ? { id, working: working.data, savedAt, expiresAt } : null
    },
    holds: async (id) => {
      const rows = await queries
        .select({ id: savedWorking.id })
        .from(savedWorking)
        .where(and(eq(savedWorking.id, id), gt(savedWorking.expiresAt, now())))
      return rows.length > 0
    },
    remove: async (id, deleteKey) => {
      const expected = Buffer.from(await deleteKeyOf(id))
      const given = Buffer.from(deleteKey)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
      const removed = await queries
        .delete(savedWorking)
        .where(eq(savedWorking.id, id))
        .returning({ id: savedWorking.id })
      return removed.length > 0
    },
  }
}
