import { createHash } from 'node:crypto'
import { requestContext } from '#server/request-context.ts'

/** Names the visitor of a request for counting, without saying who it is: a key that changes every day. */
export type ClientOf = (request: Request) => string

/** The visitor of the request that is being answered. Requests outside of one share a single key. */
export function clientOf(): string {
  const context = requestContext.getStore()
  if (context === undefined) return 'unknown'
  if (context.apiKeyId !== undefined) return `key ${context.apiKeyId}`
  const day = new Date().toISOString().slice(0, 10)
  return createHash('sha256').update(`${day} ${context.address}`).digest('base64url')
}
