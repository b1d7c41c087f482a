import { expect, test } from 'vitest'
import type { LimitBucket, LimitRule } from '#server/adapters/limiter.ts'
import { openLimiter } from '#server/adapters/open-limiter.ts'
import { parseConfig } from '#server/config.ts'

function rulesWith(contact: LimitRule): Record<LimitBucket, LimitRule> {
  const parsed = parseConfig({})
  if (!parsed.ok) throw new Error('defaults are valid')
  return { ...parsed.config.limits, contact }
}

function openMemoryLimiter(contact: LimitRule) {
  return openLimiter({ rules: rulesWith(contact), store: { kind: 'memory' }, onUnavailable: () => {} })
}

test('a visitor may ask as often as the rule says, and not once more', async () => {
  const limiter = openMemoryLimiter({ requests: 2, windowSeconds: 60 })
  expect(await limiter.take('contact', 'a')).toMatchObject({ allowed: true, limit: 2, remaining: 1 })
  expect(await limiter.take('contact', 'a')).toMatchObject({ allowed: true, remaining: 0 })
  const refused = await limiter.take('contact', 'a')
  expect(refused).toMatchObject({ allowed: false, because: 'limit', limit: 2 })
  expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeGreaterThan(0)
})

test('visitors and buckets are counted apart', async () => {
  const limiter = openMemoryLimiter({ requests: 1, windowSeconds: 60 })
  await limiter.take('contact', 'a')
  expect((await limiter.take('contact', 'b')).allowed).toBe(true)
  expect((await limiter.take('chat', 'a')).allowed).toBe(true)
})

test('when the store cannot answer, nothing is let through', async () => {
  const problems: unknown[] = []
  const limiter = openLimiter({
    rules: rulesWith({ requests: 5, windowSeconds: 60 }),
    store: { kind: 'postgres', open: () => Promise.reject(new Error('no database')) },
    onUnavailable: (problem) => problems.push(problem),
  })
  expect(await limiter.take('contact', 'a')).toMatchObject({ allowed: false, because: 'unavailable' })
  expect(problems).toHaveLength(1)
})
