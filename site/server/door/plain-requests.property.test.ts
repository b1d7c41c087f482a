import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskedFor, FileAnswer } from '#rendering/published-file.ts'
import { createPublishedAnswers } from '#server/door/answer-published.ts'
import { listen, type Listening } from '#server/listen.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { arbitraryConversation, type Conversation } from '#server/testing/arbitrary-conversation.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'

const paths: ReadonlySet<string> = new Set(['/', '/file.js', '/gone'])
/** Whatever came before it, it ends the connection: as a request, or as what cannot be one. */
const last = 'GET /last HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'
const runs = 500
let readPlain = 0
let mixed: Listening
let ordinary: Listening

beforeAll(async () => {
  mixed = await open(true)
  ordinary = await open(false)
})

afterAll(async () => {
  await Promise.all([mixed.stop(0), ordinary.stop(0)])
})

function open(isPlain: boolean): Promise<Listening> {
  const { log } = createMemoryLog()
  const { answer, answerPlain } = createPublishedAnswers({
    config: { hsts: true, trustedProxyHops: 1 },
    log,
    metrics: openMetrics(),
    answerFromMemory: (path, asked) => (paths.has(path) ? answerWith(path, asked) : undefined),
  })
  return listen({
    app: { fetch: () => new Response('the app') },
    port: 0,
    host: '127.0.0.1',
    hsts: true,
    nodeMiddleware: () => (request, response) => answer(request, response, () => tell(request, response)),
    answerPlain: isPlain
      ? (request) => {
          const found = answerPlain(request)
          if (found !== undefined) readPlain += 1
          return found
        }
      : null,
  })
}

/** Says what was understood. */
function answerWith(path: string, { method, acceptEncoding, ifNoneMatch }: AskedFor): FileAnswer {
  const headers = { etag: '"the tag"', 'content-type': 'application/json' }
  if (ifNoneMatch === headers.etag) return { status: 304, headers, body: null }
  const body = new TextEncoder().encode(JSON.stringify({ path, acceptEncoding, ifNoneMatch }))
  return {
    status: path === '/gone' ? 404 : 200,
    headers: { ...headers, 'content-length': String(body.byteLength) },
    body: method === 'HEAD' ? null : body,
  }
}

/** Says at once how Node read the request. */
function tell({ method, url, rawHeaders }: IncomingMessage, response: ServerResponse): void {
  response.end(JSON.stringify({ method, url, rawHeaders }))
}

/** The answers that the server gives until it closes. */
async function converse({ port }: Listening, pieces: Conversation): Promise<string[]> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  // The server may close while something is still being sent.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  for (const piece of [...pieces, last]) {
    socket.write(piece, 'latin1')
    for (let turns = 0; turns < 4; turns += 1) await turn()
  }
  await closed
  return text
    .replace(/Date: [^\r]*/g, 'Date: then')
    .replace(/x-request-id: \w{8}-[^\r]*/g, 'x-request-id: any')
    .split(/(?=HTTP\/1\.1 \d{3} )/)
}

/** What a client may read: nothing after an answer that says it is the last. */
function cutAtEnd(answers: readonly string[]): readonly string[] {
  const end = answers.findIndex((answer) => /^connection: close\r$/im.test(answer))
  return end === -1 ? answers : answers.slice(0, end + 1)
}

/** Where Node refuses or closes before all of a piece is read, it may drop answers that still wait for their turn. */
function withoutDropped(told: readonly string[], expected: readonly string[]): readonly string[] {
  const isReadWhole = expected.at(-1)?.includes('"url":"/last"') === true
  const isRefused = told.at(-1)?.startsWith('HTTP/1.1 400') === true
  return isReadWhole || !isRefused ? expected : [...expected.slice(0, told.length - 1), ...told.slice(-1)]
}

test('whatever is asked, it gets the answers that Node alone would have given', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryConversation, async (pieces) => {
      const answers = await Promise.all([converse(mixed, pieces), converse(ordinary, pieces)])
      const [told, expected] = [cutAtEnd(answers[0]), cutAtEnd(answers[1])]
      expect(told).toEqual(withoutDropped(told, expected))
    }),
    { numRuns: runs },
  )
  expect(readPlain).toBeGreaterThan(runs / 4)
})
