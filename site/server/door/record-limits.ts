import type { Limiter } from '#server/adapters/limiter.ts'
import { requestContext } from '#server/request-context.ts'

/** The same limiter, which also notes each decision with the request, so that its answer can tell the visitor. */
export function recordLimits(limiter: Limiter): Limiter {
  return {
    take: async (bucket, key) => {
      const decision = await limiter.take(bucket, key)
      requestContext.getStore()?.limitDecisions.push(decision)
      return decision
    },
  }
}
