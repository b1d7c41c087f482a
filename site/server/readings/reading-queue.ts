import { createHash, randomBytes } from 'node:crypto'
import type { ReadingStep } from '@doublerule/carbon/analysis/reading-step.ts'
import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/database/database.ts'
import { reading } from '#server/database/schema.ts'
import type { ProblemCode } from '#shared/problems.ts'
import { limits } from '#shared/limits.ts'
import type { ReadingAnswer } from './casts.ts'
import { openAnswer, openSteps, sealAnswer } from './reading-answer.ts'
import { type NamedFile, sealFile } from './seal-file.ts'
import type { Seal } from './seal.ts'

export type ReadingQueuePorts = {
  queries: Queries
  seal: Seal
  /** Adds the job that has a worker read the file of this id. */
  addJob: (id: string, transaction: Transaction) => Promise<void>
}

/** A file to read, or one that was refused before. */
export type QueuedFile = { fileName: string } & ({ bytes: Uint8Array } | { refused: ProblemCode })

export type Added =
  | { ok: true; batch: string; ids: readonly string[]; isNew: boolean }
  | { ok: false; code: 'rate_limited' | 'bodies_busy' | 'idempotency_key_reused' }

export type Batch = { answers: readonly (ReadingAnswer | null)[]; expiresAt: Date }

export type Taken = {
  answers: ReadonlyMap<string, ReadingAnswer | null>
  steps: ReadonlyMap<string, readonly ReadingStep[]>
}

/** Files for readers on any machine, from the side of whoever asks for them (docs/decisions/0065). */
export type ReadingQueue = {
  /** Adds the files of a call, or finds those that the same client added with the same key. */
  add: (
    files: readonly QueuedFile[],
    options: { client: string; key: string | null; keptMs: number },
  ) => Promise<Added>
  batch: (id: string) => Promise<Batch | null>
  /** Takes the answers that are there, each once; null for a file that is gone. Of the others it says how far they are. */
  take: (ids: readonly string[]) => Promise<Taken>
  remove: (ids: readonly string[]) => Promise<void>
}

const most = {
  all: { bytes: 256 * 1024 * 1024, files: 4_000 },
  client: { bytes: 2 * limits.uploadBodyBytes, files: 400 },
} as const

export function createReadingQueue({ queries, seal, addJob }: ReadingQueuePorts): ReadingQueue {
  async function findRoom(transaction: Transaction, client: string, files: readonly QueuedFile[]) {
    const bytes = sql<string>`coalesce(sum(${reading.sizeBytes}) filter (where ${reading.file} is not null), 0)`
    const count = sql<string>`count(*)`
    const from = async (mine: boolean) => {
      const [held] = await transaction
        .select({ bytes, count })
        .from(reading)
        .where(mine ? eq(reading.client, client) : undefined)
      return {
        bytes: Number(held?.bytes ?? 0) + sizeOf(files),
        files: Number(held?.count ?? 0) + files.length,
      }
    }
    const [mine, all] = [await from(true), await from(false)]
    if (mine.bytes > most.client.bytes || mine.files > most.client.files) return 'rate_limited'
    return all.bytes > most.all.bytes || all.files > most.all.files ? 'bodies_busy' : null
  }

  return {
    add: (files, { client, key, keptMs }) =>
      queries.transaction(async (transaction): Promise<Added> => {
        await transaction.delete(reading).where(lt(reading.expiresAt, new Date()))
        const owner = seal.hash(`client ${client}`)
        const submission = key === null ? null : seal.hash(`key ${client}\n${key}`)
        const print = key === null ? null : seal.hash(fingerprint(files))
        if (submission !== null) {
          // Two calls with one key wait for each other, and the second finds what the first added.
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submission}, 0))`)
          const earlier = await transaction
            .select({ id: reading.id, batch: reading.batch, print: reading.print })
            .from(reading)
            .where(eq(reading.submission, submission))
            .orderBy(asc(reading.place))
          const [first] = earlier
          if (first !== undefined) {
            return first.print === print
              ? { ok: true, batch: first.batch, ids: earlier.map(({ id }) => id), isNew: false }
              : { ok: false, code: 'idempotency_key_reused' }
          }
        }
        const full = await findRoom(transaction, owner, files)
        if (full !== null) return { ok: false, code: full }
        const batch = makeId()
        const ids: string[] = []
        for (const [place, file] of files.entries()) {
          const id = makeId()
          ids.push(id)
          await transaction.insert(reading).values({
            id,
            batch,
            place,
            client: owner,
            submission,
            print,
            expiresAt: new Date(Date.now() + keptMs),
            ...toRow(seal, id, file),
          })
          if ('bytes' in file) await addJob(id, transaction)
        }
        return { ok: true, batch, ids, isNew: true }
      }),

    batch: async (id) => {
      const rows = await queries
        .select({ id: reading.id, answer: reading.answer, expiresAt: reading.expiresAt })
        .from(reading)
        .where(eq(reading.batch, id))
        .orderBy(asc(reading.place))
      const [first] = rows
      if (first === undefined || first.expiresAt < new Date()) return null
      const answers = rows.map((row) => (row.answer === null ? null : openAnswer(seal, row.id, row.answer)))
      return { answers, expiresAt: first.expiresAt }
    },

    take: async (ids) => {
      const taken = await queries
        .delete(reading)
        .where(and(inArray(reading.id, [...ids]), isNotNull(reading.answer)))
        .returning({ id: reading.id, answer: reading.answer })
      const rest = await queries
        .select({ id: reading.id, steps: reading.steps })
        .from(reading)
        .where(inArray(reading.id, [...ids]))
      const here = new Set(rest.map(({ id }) => id))
      const steps = new Map(
        rest.map(({ id, steps: sealed }) => [id, sealed === null ? [] : openSteps(seal, id, sealed)]),
      )
      const answers = new Map<string, ReadingAnswer | null>()
      for (const id of ids) if (!here.has(id)) answers.set(id, null)
      for (const { id, answer } of taken) {
        if (answer !== null) answers.set(id, openAnswer(seal, id, answer))
      }
      return { answers, steps }
    },

    remove: async (ids) => {
      await queries.delete(reading).where(inArray(reading.id, [...ids]))
    },
  }
}

function toRow(
  seal: Seal,
  id: string,
  file: QueuedFile,
): { sizeBytes: number; file: Buffer | null; answer: Buffer | null } {
  if ('bytes' in file) {
    const named: NamedFile = file
    return { sizeBytes: file.bytes.length, file: sealFile(seal, id, named), answer: null }
  }
  const { fileName, refused } = file
  return { sizeBytes: 0, file: null, answer: sealAnswer(seal, id, { fileName, result: { refused } }) }
}

function sizeOf(files: readonly QueuedFile[]): number {
  return files.reduce((sum, file) => sum + ('bytes' in file ? file.bytes.length : 0), 0)
}

function makeId(): string {
  return randomBytes(16).toString('base64url')
}

function fingerprint(files: readonly QueuedFile[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(JSON.stringify([file.fileName, 'bytes' in file ? file.bytes.length : file.refused]))
    if ('bytes' in file) hash.update(file.bytes)
  }
  return hash.digest('base64url')
}
