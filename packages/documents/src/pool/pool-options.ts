export type PoolOptions = {
  /** Children that take text jobs only, so that OCR never holds them up. */
  textChildren?: number
  /** Children that take OCR first, and text jobs when there is none. */
  ocrChildren?: number
  /** Starts each child when a job has none to go to, without warming it: for a caller with a few files. */
  isLazy?: boolean
  /** Children for OCR start when a job has none to go to, and end after so long without one. Null: they stay. */
  ocrRestMs?: number | null
  /** Children that are not waited for by a job start after this. */
  start?: Promise<unknown>
  /** Processor time that a job of a lane may take at first; the child asks for more as the file grows. */
  textStartMs?: number
  ocrStartMs?: number
  /** Jobs that may wait in each lane. */
  waitingJobs?: number
  waitingPerClient?: number
  /** The module that a child runs. */
  entry?: string
  /** A snapshot that children start from, in a tenth of the time; the module where it does not start. */
  snapshot?: string | null
}
