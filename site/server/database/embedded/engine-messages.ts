import { z } from 'zod'

/**
 * What the thread of the embedded database is started with: the folder of the database, or null for one in memory, and an
 * archive of a database folder that one in memory begins with.
 */
export const engineDataSchema = z.object({
  folder: z.string().nullable(),
  initial: z.instanceof(Uint8Array).nullable(),
})

export type EngineData = z.infer<typeof engineDataSchema>

export type ToEngine =
  /** Another client takes the place of the last one. */
  | { kind: 'connect' }
  /** Messages of PostgreSQL's protocol, cut anywhere. */
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dump'; compression: 'gzip' | 'none' }
  | { kind: 'close' }

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'dump-failed'; reason: string }
