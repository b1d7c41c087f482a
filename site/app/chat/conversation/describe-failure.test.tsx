import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'

const now = new Date('2026-11-20T03:00:00Z')
const failure = { code: 'refused', status: 500, detail: null, retryAfterSeconds: null, isWorthRetrying: true }

test.each([
  {
    code: 'unreachable',
    status: null,
    text: 'The site could not be reached. Check the connection, then try again.',
  },
  { code: 'broken', status: null, text: 'The connection broke before the answer was complete.' },
  { code: 'rate_limited', status: 429, text: 'That was too many requests in a short time.' },
  { code: 'analysis_busy', status: 503, text: 'The service is busy or not ready.' },
  { code: 'internal', status: 500, text: 'The server could not answer (status 500).' },
])('$code reads "$text"', ({ code, status, text }) => {
  expect(describeFailure({ ...failure, code, status }, now)).toEqual({
    kind: 'failed',
    text,
    retryAt: null,
    isWorthRetrying: true,
  })
})

test('what the server says of a file is passed on, what it says to API clients is not', () => {
  const detail = 'The file is damaged.'
  expect(describeFailure({ ...failure, code: 'file_unreadable', status: 422, detail }, now).text).toBe(detail)
  expect(
    describeFailure({ ...failure, code: 'not_found', status: 404, detail: 'Check the path.' }, now).text,
  ).toBe('The server could not answer (status 404).')
})

test('seconds to wait become a time to try again', () => {
  expect(
    describeFailure({ ...failure, status: 429, retryAfterSeconds: 90, isWorthRetrying: true }, now).retryAt,
  ).toBe('2026-11-20T03:01:30.000Z')
})
