import { lt } from 'drizzle-orm'
import type { Queries } from '#server/database/database.ts'
import { reading } from '#server/database/schema.ts'
import type { Log } from '#server/log.ts'

const sweepMs = 30_000

/** Removes files and answers that nobody came for, as long as any server or worker runs; returns how to stop. */
export function sweepReadings(queries: Queries, log: Log): () => void {
  const sweeping = setInterval(() => {
    queries
      .delete(reading)
      .where(lt(reading.expiresAt, new Date()))
      .catch((problem: unknown) => {
        log.warn({ problem }, 'files that expired could not be removed')
      })
  }, sweepMs)
  return () => {
    clearInterval(sweeping)
  }
}
