import type { Lookup } from '#shared/content/content-library.ts'

/**
 * How long a found page stays fresh: always, as the specification says. A failure is not data: the next visit to the
 * page asks again, and the browser does so at once for a page that the server could not fetch.
 */
export function askAgainAfterFailure(data: Lookup<object>): number {
  return data === 'failed' ? 0 : Infinity
}
