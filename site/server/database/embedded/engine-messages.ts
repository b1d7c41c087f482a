/** What the thread of the embedded database is started with. */
export type EngineData = {
  /** The folder of the database; null keeps it in memory. */
  folder: string | null
  /** An archive of a database folder to begin with, where the folder holds none. */
  initial: Uint8Array | null
}

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
