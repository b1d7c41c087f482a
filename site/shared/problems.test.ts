import { expect, test } from 'vitest'
import { problemReplySchema } from './problem-reply.ts'
import { problems, type Problem } from './problems.ts'

const rows: [string, Problem][] = Object.entries(problems)

test('every problem says what happened and is an error status', () => {
  for (const [code, { status, title, detail }] of rows) {
    expect(code).toMatch(/^[a-z]+(?:_[a-z0-9]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(title).not.toMatch(/[.!]$/)
    expect(detail).toMatch(/\.$/)
  }
})

test('what a server may do better later is worth a retry', () => {
  const unavailable = rows.filter(([, { status }]) => status === 429 || status === 503)
  expect(unavailable.length).toBeGreaterThan(3)
  expect(unavailable.every(([, { retry }]) => retry)).toBe(true)
})

test('a reply without a request id is still a problem', () => {
  const { status, title, detail, retry } = problems.internal
  const reply = { type: 'tag:x', status, title, detail, code: 'internal', retry }
  expect(problemReplySchema.safeParse(reply).success).toBe(true)
})
