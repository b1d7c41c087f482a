import { AsyncLocalStorage } from 'node:async_hooks'
import type { LimitDecision } from '#server/adapters/limiter.ts'

/** What belongs to one request and is needed far from it: in logs, in problems, in the answer's headers. */
export type RequestContext = {
  requestId: string
  /** Held in memory to count by; never logged or stored. */
  address: string
  /** Who a valid API key is of; it counts by itself, wherever it comes from. */
  apiKeyId?: string
  /** Limits that were counted while the request was answered; the tightest is told in the RateLimit header. */
  limitDecisions: LimitDecision[]
}

/** Holds the context of the request that is being answered; empty outside of one. */
export const requestContext = new AsyncLocalStorage<RequestContext>()

/** The id of the request that is being answered, or `none` outside of one. */
export function requestIdOf(): string {
  return requestContext.getStore()?.requestId ?? 'none'
}
