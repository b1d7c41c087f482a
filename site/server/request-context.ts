import { AsyncLocalStorage } from 'node:async_hooks'
import type { LimitDecision } from '#server/adapters/limiter.ts'

/** What belongs to one request and is needed far from it: in logs, in problems, in the answer's headers. */
export type RequestContext = {
  requestId: string
  /** Hash of address, browser and a key of the day: counts one visitor's requests, names nobody. */
  visitor: string
  /** Limits that were taken while the request was answered; the tightest is told in the RateLimit header. */
  limitDecisions: LimitDecision[]
}

/** Holds the context of the request that is being answered; empty outside of one. */
export const requestContext = new AsyncLocalStorage<RequestContext>()
