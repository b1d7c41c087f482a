import { afterEach, expect, test, vi } from 'vitest'
import { specimenAnalysis } from '../working/specimen-analysis.ts'
import { readFailure, readRetryAfter } from './read-failure.ts'
import { readUploadAnswer } from './read-upload-answer.ts'
import { sendChat } from './send-chat.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const now = new Date('2026-11-20T03:00:00Z')
const call = { messages: [{ role: 'user' as const, content: 'How?' }] }

function answerWith(respond: (request: Request) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    respond(new Request(new URL(path, 'http://site'), init)),
  )
}

function streamOf(...parts: (Uint8Array | Error)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part === undefined) controller.close()
      else if (part instanceof Error) controller.error(part)
      else controller.enqueue(part)
    },
  })
}

function bytes(text: string) {
  return new TextEncoder().encode(text)
}

function send(signal = new AbortController().signal) {
  const heard: string[] = []
  return { heard, result: sendChat(call, { signal, onText: (text) => void heard.push(text) }) }
}

test('a question is posted as JSON with its messages', async () => {
  let posted: unknown
  answerWith(async (request) => {
    posted = { method: request.method, path: new URL(request.url).pathname, body: await request.json() }
    expect(request.headers.get('content-type')).toBe('application/json')
    return new Response('So.')
  })
  await send().result
  expect(posted).toEqual({ method: 'POST', path: '/api/ai/chat', body: call })
})

test('chunks arrive as the whole text so far, with letters split between chunks intact', async () => {
  const [first, second] = [bytes('4 × ').slice(0, 3), bytes('4 × ').slice(3)]
  answerWith(() => new Response(streamOf(first, second, bytes('5'))))
  const { heard, result } = send()
  expect(await result).toEqual({ ok: true, value: '4 × 5' })
  expect(heard).toEqual(['4 ', '4 × ', '4 × 5'])
})

test('a non-OK answer gives the code, the detail and the waiting time of its problem', async () => {
  answerWith(
    () =>
      new Response(JSON.stringify({ code: 'assistant_busy', detail: 'Too many wait.' }), {
        status: 503,
        headers: { 'retry-after': '5', 'content-type': 'application/problem+json' },
      }),
  )
  expect(await send().result).toMatchObject({
    failure: {
      code: 'assistant_busy',
      status: 503,
      detail: 'Too many wait.',
      retryAfterSeconds: 5,
      isWorthRetrying: true,
    },
  })
})

test('a blank answer is a failure', async () => {
  answerWith(() => new Response(' \n'))
  expect(await send().result).toMatchObject({ ok: false, failure: { code: 'empty' } })
})

test('no connection, and a connection cut in mid-answer, are told apart', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send().result).toMatchObject({ failure: { code: 'unreachable' } })
  answerWith(() => new Response(streamOf(bytes('So'), new TypeError('network error'))))
  expect(await send().result).toMatchObject({ failure: { code: 'broken' } })
})

test('a stopped call says that it was stopped', async () => {
  const controller = new AbortController()
  answerWith(async (request) => {
    controller.abort()
    request.signal.throwIfAborted()
    return new Response('late')
  })
  expect(await send(controller.signal).result).toEqual({ ok: false, stopped: true })
})

test('a minute of silence ends the call', async () => {
  vi.useFakeTimers()
  answerWith(
    (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  const { result } = send()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await result).toMatchObject({ failure: { code: 'timeout' } })
})

test('an HTML error page is a failure with its status and no detail', () => {
  expect(readFailure(502, null, '<h1>Bad gateway</h1>', now)).toEqual({
    code: 'refused',
    status: 502,
    detail: null,
    retryAfterSeconds: null,
    isWorthRetrying: true,
  })
})

test('a problem that says retry: false is not worth retrying', () => {
  const body = JSON.stringify({ code: 'file_encrypted', detail: 'It has a password.', retry: false })
  expect(readFailure(422, null, body, now)).toMatchObject({ code: 'file_encrypted', isWorthRetrying: false })
})

test.each([
  { header: '40', seconds: 40 },
  { header: 'Fri, 20 Nov 2026 03:00:30 GMT', seconds: 30 },
  { header: 'Fri, 20 Nov 2026 02:00:00 GMT', seconds: 0 },
  { header: 'soon', seconds: null },
  { header: null, seconds: null },
])('Retry-After "$header" is $seconds seconds', ({ header, seconds }) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})

const answer = { status: 200, contentType: 'application/json; charset=utf-8', retryAfter: null, body: '' }

test('a JSON analysis is taken as one', () => {
  expect(readUploadAnswer({ ...answer, body: JSON.stringify(specimenAnalysis) })).toEqual({
    ok: true,
    value: { kind: 'analysis', analysis: specimenAnalysis },
  })
})

test.each([
  { contentType: 'text/plain', body: JSON.stringify(specimenAnalysis) },
  { contentType: 'application/json', body: '{"analysisVersion":"2"}' },
  { contentType: 'application/json', body: '{not json' },
  { contentType: null, body: '4,250 kWh' },
])('$contentType with anything else is the reply as it stands', (part) => {
  expect(readUploadAnswer({ ...answer, ...part })).toEqual({
    ok: true,
    value: { kind: 'text', text: part.body },
  })
})

test('a blank upload answer is a failure', () => {
  expect(readUploadAnswer(answer)).toMatchObject({ ok: false, failure: { code: 'empty' } })
})
