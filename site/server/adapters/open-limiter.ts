import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { LimitBucket, LimitDecision, Limiter, LimitRule } from '#server/adapters/limiter.ts'

export type LimiterStore =
  | { kind: 'memory' }
  /** Shared by several processes. The secret keeps visitors' keys unreadable in the table. */
  | { kind: 'postgres'; open: () => Promise<{ pool: Pool; secret: string }> }

export type LimiterOptions = {
  rules: Readonly<Record<LimitBucket, LimitRule>>
  store: LimiterStore
  onUnavailable: (problem: unknown) => void
}

const retryAfterFaultSeconds = 5
const storeTimeoutMs = 2000

/** Opens a limiter on memory, for one process, or on the table `rate_limit` of a shared PostgreSQL. */
export function openLimiter({ rules, store, onUnavailable }: LimiterOptions): Limiter {
  const counters = new Map<LimitBucket, RateLimiterAbstract>()

  function counterOf(bucket: LimitBucket, create: () => RateLimiterAbstract): RateLimiterAbstract {
    const known = counters.get(bucket)
    if (known !== undefined) return known
    const counter = create()
    counters.set(bucket, counter)
    return counter
  }

  async function count(bucket: LimitBucket, key: string): Promise<RateLimiterRes> {
    const rule = rules[bucket]
    if (store.kind === 'memory') return counterOf(bucket, () => countInMemory(bucket, rule)).consume(key)
    const { pool, secret } = await store.open()
    const storedKey = createHmac('sha256', secret).update(key).digest('base64url')
    return counterOf(bucket, () => countInPostgres(bucket, rule, pool)).consume(storedKey)
  }

  return {
    async take(bucket, key): Promise<LimitDecision> {
      const limit = rules[bucket].requests
      try {
        const result = await within(count(bucket, key), storeTimeoutMs)
        return {
          allowed: true,
          bucket,
          limit,
          remaining: result.remainingPoints,
          resetSeconds: toSeconds(result.msBeforeNext),
        }
      } catch (problem) {
        if (problem instanceof RateLimiterRes) {
          return {
            allowed: false,
            bucket,
            because: 'limit',
            limit,
            retryAfterSeconds: toSeconds(problem.msBeforeNext),
          }
        }
        onUnavailable(problem)
        return { allowed: false, bucket, because: 'unavailable', retryAfterSeconds: retryAfterFaultSeconds }
      }
    },
  }
}

function countInMemory(bucket: LimitBucket, rule: LimitRule): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: bucket, points: rule.requests, duration: rule.windowSeconds })
}

function countInPostgres(bucket: LimitBucket, rule: LimitRule, pool: Pool): RateLimiterAbstract {
  return new RateLimiterPostgres({
    keyPrefix: bucket,
    points: rule.requests,
    duration: rule.windowSeconds,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: bucket === 'post',
    inMemoryBlockOnConsumed: rule.requests + 1,
  })
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}

async function within<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`the limiter's store did not answer within ${timeoutMs} ms`))
    }, timeoutMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
