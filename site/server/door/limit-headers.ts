import type { LimitBucket, LimitDecision, LimitRule } from '#server/adapters/limiter.ts'

/**
 * Tells the visitor the tightest limit that was counted, as RateLimit and RateLimit-Policy
 * (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function addLimitHeaders(
  headers: Headers,
  decisions: readonly LimitDecision[],
  rules: Readonly<Record<LimitBucket, LimitRule>>,
): void {
  const counted = decisions.flatMap((decision) => {
    if (decision.allowed) return [decision]
    if (decision.because === 'unavailable') return []
    return [{ bucket: decision.bucket, remaining: 0, resetSeconds: decision.retryAfterSeconds }]
  })
  const [first, ...others] = counted
  if (first === undefined) return
  const tightest = others.reduce((low, next) => (next.remaining < low.remaining ? next : low), first)
  const rule = rules[tightest.bucket]
  headers.set('ratelimit-policy', `"${tightest.bucket}";q=${rule.requests};w=${rule.windowSeconds}`)
  headers.set('ratelimit', `"${tightest.bucket}";r=${tightest.remaining};t=${tightest.resetSeconds}`)
}
