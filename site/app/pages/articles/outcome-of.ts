import type { PreloadOutcome } from '#app/navigation/route-row.ts'
import type { Lookup } from '#shared/content/content-library.ts'

/** The answer of a page made from one lookup: 200, 404 where there is nothing, 503 where the service failed. */
export function outcomeOf(found: Lookup<object>): PreloadOutcome {
  if (found === 'failed') return 'failed'
  return found === null ? 'missing' : 'ready'
}
