import { requestContext } from '#server/request-context.ts'

/** Names the visitor of a request for counting, without saying who it is: a key that changes every day. */
export type ClientOf = (request: Request) => string

/** The visitor of the request that is being answered. Requests outside of one share a single key. */
export function clientOf(): string {
  return requestContext.getStore()?.visitor ?? 'unknown'
}
