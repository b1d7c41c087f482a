import type { CachedReading } from './reading-cache.ts'

/** Parses what the reading cache wrote itself; nothing else ever writes there. */
export function parseCachedReading(text: string): CachedReading {
  return JSON.parse(text) as CachedReading
}
