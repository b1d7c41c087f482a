import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '#rendering/site.ts'
import { createPublishedAnswers } from '#server/door/answer-published.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'
import { listenOnLoopback } from '#server/testing/listen-on-loopback.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "script-src 'self'",
  etag: '"the tag"',
}
const answerFromMemory: Site['answerFromMemory'] = (path, { ifNoneMatch }) => {
  if (path !== '/about' && !path.startsWith('/working/')) return undefined
  if (ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  return { status: 200, headers, body: new TextEncoder().encode('<p>page</p>') }
}
const { log, lines } = createMemoryLog()
const metrics = openMetrics()
const { answer } = createPublishedAnswers({
  config: { hsts: true, trustedProxyHops: 1 },
  log,
  metrics,
  answerFromMemory,
})
const server = createServer((request, response) => {
  answer(request, response, () => response.end('the app'))
})
let origin = ''

beforeAll(async () => {
  origin = (await listenOnLoopback(server)).origin
})
afterAll(() => server.close())

test('a page in memory is answered with the headers of the door, its log line and its count', async () => {
  const response = await fetch(`${origin}/about`, { headers: { 'x-request-id': 'from-the-proxy' } })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': "script-src 'self'",
    'strict-transport-security': expect.stringContaining('max-age'),
    'x-content-type-options': 'nosniff',
    'x-request-id': 'from-the-proxy',
  })
  expect(await response.text()).toBe('<p>page</p>')
  expect(lines.at(-1)).toMatch(/"requestId":"from-the-proxy","method":"GET","path":"\/about","status":200/)
  expect(await metrics.registry.metrics()).toContain(
    'http_requests_total{method="GET",route="page",status="200"} 1',
  )
})

test('a body that the client has is not sent again', async () => {
  const again = await fetch(`${origin}/about`, { headers: { 'if-none-match': headers.etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('x-frame-options')).toBe('DENY')
})

test.each([
  ['another page', '/other', 'GET'],
  ['a query', '/about?q=1', 'GET'],
  ['a post', '/about', 'POST'],
  ['a saved paper, whose address is a secret', '/working/abc', 'GET'],
])('%s goes on to the app', async (_name, path, method) => {
  expect(await (await fetch(`${origin}${path}`, { method })).text()).toBe('the app')
})
