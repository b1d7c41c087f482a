/** One limit: so many requests of one visitor in so many seconds. */
export type LimitRule = { requests: number; windowSeconds: number }

/**
 * The buckets that requests are counted in. `post` counts every POST of one address at the door,
 * `contact-unchecked-all` every message without a bot check; the others count one endpoint per visitor,
 * `api-key` every request of one key, `api-key-guess` every key of one visitor that had to be looked up.
 */
export type LimitBucket =
  | 'post'
  | 'contact'
  | 'contact-unchecked'
  | 'contact-unchecked-all'
  | 'chat'
  | 'upload'
  | 'recalculate'
  | 'working'
  | 'page-views'
  | 'bot-check'
  | 'api'
  | 'api-analyses'
  | 'api-key'
  | 'api-key-guess'

export type LimitDecision =
  | { allowed: true; bucket: LimitBucket; limit: number; remaining: number; resetSeconds: number }
  | { allowed: false; bucket: LimitBucket; because: 'limit'; limit: number; retryAfterSeconds: number }
  | { allowed: false; bucket: LimitBucket; because: 'unavailable'; retryAfterSeconds: number }

/** Counts requests. Fails closed: when its store cannot answer, nothing is allowed. */
export type Limiter = {
  /** Counts one request of `key` in `bucket`. Never rejects. */
  take: (bucket: LimitBucket, key: string) => Promise<LimitDecision>
}
