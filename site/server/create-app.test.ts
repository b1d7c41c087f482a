import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/create-app.ts'
import { listen, type Listening } from '#server/listen.ts'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'

const json = { 'content-type': 'application/json' }
let server: TestApp
let listening: Listening
let origin: string

function listenTo(app: TestApp['app']): Promise<Listening> {
  return listen({
    app,
    port: 0,
    host: '127.0.0.1',
    hsts: true,
    nodeMiddleware: () => null,
    answerPlain: null,
  })
}

beforeAll(async () => {
  server = await openTestApp({
    settings: { HSTS: 'true', METRICS_TOKEN: 'a-token-of-the-test', LIMIT_CHAT: '2/60' },
  })
  listening = await listenTo(server.app)
  origin = `http://127.0.0.1:${listening.port}`
})

afterAll(async () => {
  await listening.stop(500)
  await server[Symbol.asyncDispose]()
})

/** One answer of every kind that the server gives. */
const answers: [string, string, RequestInit][] = [
  ['a page', '/', {}],
  ['a missing page', '/nowhere', {}],
  ['health', '/healthz', {}],
  ['readiness', '/readyz', {}],
  ['security.txt', '/.well-known/security.txt', {}],
  ['metrics', '/metrics', { headers: { authorization: 'Bearer a-token-of-the-test' } }],
  ['closed metrics', '/metrics', {}],
  ['an endless address', `/blog/${'a'.repeat(8_000)}`, {}],
  ['an unknown call', '/api/nothing', {}],
  ['a wrong method', '/api/contact', {}],
  ['an accepted message', '/api/contact', { method: 'POST', headers: json, body: contactBody() }],
  ['a message with wrong fields', '/api/contact', { method: 'POST', headers: json, body: '{}' }],
  ['broken JSON', '/api/contact', { method: 'POST', headers: json, body: '{' }],
  ['another content type', '/api/contact', { method: 'POST', body: 'name=Ada' }],
  ['a body over its limit', '/api/page-views', { method: 'POST', headers: json, body: ' '.repeat(5_000) }],
  [
    'a post of another site',
    '/api/contact',
    { method: 'POST', headers: { ...json, origin: 'https://evil.example' } },
  ],
  ['a chat reply', '/api/ai/chat', { method: 'POST', headers: json, body: chatBody() }],
  ['a counted view', '/api/page-views', { method: 'POST', headers: json, body: '{"page_path":"/"}' }],
  ['no challenge', '/api/bot-check/challenge', {}],
]

function contactBody(): string {
  return JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Ten letters or more' })
}

function chatBody(): string {
  return JSON.stringify({ messages: [{ role: 'user', content: 'How does it work?' }] })
}

test.each(answers)('%s carries the security headers', async (_name, path, init) => {
  const { headers } = await fetch(origin + path, init)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/)
  expect(headers.get('content-security-policy')).toMatch(
    path === '/' || path === '/nowhere'
      ? /^default-src 'self'/
      : /^default-src 'none'; frame-ancestors 'none'/,
  )
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('server')).toBeNull()
})

test('an error is a problem document that names the request', async () => {
  const response = await fetch(`${origin}/api/nothing`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const reply: unknown = await response.json()
  expect(reply).toMatchObject({
    code: 'not_found',
    status: 404,
    requestId: response.headers.get('x-request-id'),
  })
})

test('the page at /api is the site’s, the calls below it are not', async () => {
  expect((await fetch(`${origin}/api`)).headers.get('content-type')).toMatch(/^text\/html/)
  expect((await fetch(`${origin}/api/`)).headers.get('content-type')).toMatch(/^text\/html/)
  expect((await fetch(`${origin}/api/v1/emissions`)).status).toBe(404)
})

test.each(['/api/v1/emissions', '/content/nothing'])(
  '%s shows the not-found page to a browser and JSON to a program',
  async (path) => {
    const routes = new Hono().all('/*', (c) => c.json({ error: 'notFound' }, 404))
    const app = createApp({ ...server.ports, content: { ...server.ports.content, routes } })
    const ask = (accept: string) => app.request(path, { headers: { accept } })
    expect((await ask('text/html,*/*;q=0.8')).headers.get('content-type')).toMatch(/^text\/html/)
    const forProgram = await ask('application/json')
    expect(forProgram.status).toBe(404)
    expect(forProgram.headers.get('content-type')).toMatch(/json/)
  },
)

test('a wrong method is told the right one', async () => {
  const response = await fetch(`${origin}/api/contact`)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})

test('security.txt names a contact and is not out of date', async () => {
  const text = await (await fetch(`${origin}/.well-known/security.txt`)).text()
  expect(text).toMatch(/^Contact: mailto:security@/m)
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? 0).getTime()
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000)
})

test('a post of another site is refused before it is read', async () => {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { ...json, 'sec-fetch-site': 'cross-site' },
    body: contactBody(),
  })
  expect(response.status).toBe(403)
})

test('a body that is sent in chunks is cut off at its limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(1024))
      if (sent > 200) controller.close()
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: json,
    body: endless,
    duplex: 'half',
  }
  const response = await fetch(`${origin}/api/page-views`, init)
  expect(response.status).toBe(413)
})

/** Writes to the server piece by piece, and gives all that it answered when one side closes, or when `until` is met. */
function converse(
  pieces: readonly (string | Buffer)[],
  until = /$^/,
  port = listening.port,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (until.test(text)) socket.destroy()
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
    for (const piece of pieces) socket.write(piece)
  })
}

test('a client that goes on sending far more than the limit still gets its answer, and then the next one', async () => {
  const sizeBytes = 8 * 1024 * 1024
  const answer = await converse(
    [
      `POST /api/contact HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\ncontent-length: ${sizeBytes}\r\n\r\n`,
      Buffer.alloc(sizeBytes, 'a'),
      'GET /healthz HTTP/1.1\r\nhost: site\r\n\r\n',
    ],
    /"status":"ok"/,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*HTTP\/1\.1 200 OK/s)
})

const postHead = 'POST /api/contact HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\n'

test('a client that asks first whether its body may come is told at once when it may not', async () => {
  const refused = await converse(
    [`${postHead}expect: 100-continue\r\ncontent-length: 99999999\r\n\r\n`],
    /\r\n\r\n/,
  )
  expect(refused).toMatch(/^HTTP\/1\.1 413 /)
  const body = contactBody()
  const accepted = await converse(
    [`${postHead}expect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`, body],
    /HTTP\/1\.1 202/,
  )
  expect(accepted).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 202 /)
})

test.each([
  ['no Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an expectation that nobody meets', `${postHead}expect: tea\r\ncontent-length: 0\r\n\r\n`, 417],
  ['headers over their limit', `GET / HTTP/1.1\r\nhost: site\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is not HTTP', 'NONSENSE\r\n\r\n', 400],
])('%s is refused with the security headers', async (_name, request, status) => {
  const answer = await converse([request], /\r\n\r\n/)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const name of ['x-content-type-options', 'x-frame-options', 'strict-transport-security'])
    expect(answer).toContain(`${name}: `)
})

test('bodies in flight are bounded in all and for one client, and the room comes back', async () => {
  const own = createApp({
    ...server.ports,
    bodyRules: { ...tightBodies, windowMs: 60_000, others: { allBytes: 100, clientBytes: 60 } },
  })
  const listener = await listenTo(own)
  const held = connect(listener.port, '127.0.0.1')
  held.write(`${postHead}content-length: 50\r\n\r\n${' '.repeat(49)}`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const ask = () =>
    fetch(`http://127.0.0.1:${listener.port}/api/contact`, {
      method: 'POST',
      headers: json,
      body: ' '.repeat(20),
    })
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  held.destroy()
  await expect.poll(async () => (await ask()).status).toBe(400)
  await listener.stop(100)
})

const tightBodies = {
  uploads: { allBytes: 1e9, clientBytes: 1e9 },
  others: { allBytes: 1e9, clientBytes: 1e9 },
  windowMs: 200,
  windowBytes: 1000,
}

test('a body whose rest is withheld ends after its window, and the client is told', async () => {
  const own = createApp({ ...server.ports, bodyRules: tightBodies })
  const listener = await listenTo(own)
  const answer = await converse([`${postHead}content-length: 20\r\n\r\n{`], /\r\n\r\n/, listener.port)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('body_stalled')
  await listener.stop(100)
})

test('a visitor who goes away while sending is no fault of ours', async () => {
  const before = server.logLines.length
  const gone = connect(listening.port, '127.0.0.1')
  gone.write(`${postHead}transfer-encoding: chunked\r\n\r\n5\r\n{"na`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  gone.destroy()
  await expect.poll(() => server.logLines.slice(before).join('')).toContain('"status":499')
  expect(server.logLines.slice(before).join('')).not.toContain('"level":"error"')
})

test('a visitor who asks too often is told how long to wait, and the limit', async () => {
  const ask = () => fetch(`${origin}/api/ai/chat`, { method: 'POST', headers: json, body: chatBody() })
  await ask()
  await ask()
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('ratelimit-policy')).toBe('"chat";q=2;w=60')
  expect(refused.headers.get('ratelimit')).toMatch(/^"chat";r=0;t=\d+$/)
})

test('the log holds method, path and status of a request, and nothing else of it', async () => {
  await fetch(`${origin}/healthz?name=Ada`, { headers: { 'user-agent': 'a-browser', cookie: 'a=1' } })
  const line = server.logLines.findLast((text) => text.includes('/healthz'))
  expect(line).toMatch(/"requestId":"[\w-]+","method":"GET","path":"\/healthz","status":200,"durationMs":\d+/)
  expect(server.logLines.join('')).not.toMatch(/127\.0\.0\.1|a-browser|name=Ada/)
})

test('a fault is answered without its text and logged with its place', async () => {
  const respond = () => Promise.reject(new Error('the secret of the fault'))
  const response = await createApp({ ...server.ports, site: { ...server.ports.site, respond } }).request('/')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(server.logLines.at(-2)).toMatch(/"level":"error".*create-app\.test\.ts/)
})

test('what is not HTTP is refused with a status and closed', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(listening.port, '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'))
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('close', () => {
      resolve(text)
    })
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toContain("content-security-policy: default-src 'none'")
})

test('a Host header that is no host is refused', async () => {
  const status = await new Promise((resolve, reject) => {
    httpRequest(origin, { headers: { host: '[' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(400)
})

test('headers over their limit are refused', async () => {
  const status = await new Promise((resolve, reject) => {
    httpRequest(origin, { headers: { 'x-long': 'a'.repeat(20_000) } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(431)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: site\r\n'],
  [
    'body',
    'POST /api/contact HTTP/1.1\r\nhost: site\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ],
])('a slow client that never ends its %s is cut off', async (_part, beginning) => {
  const timeouts = {
    headersTimeout: 300,
    requestTimeout: 600,
    keepAliveTimeout: 600,
    connectionsCheckingInterval: 100,
  }
  const options = {
    app: server.app,
    port: 0,
    host: '127.0.0.1',
    hsts: false,
    nodeMiddleware: () => null,
    answerPlain: null,
  }
  const own = await listen(options, timeouts)
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(own.port, '127.0.0.1', () => socket.write(beginning))
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('close', () => {
      resolve(text)
    })
  })
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await own.stop(100)
})

test('stopping waits for the request in flight and refuses new ones', async () => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  async function respond(): Promise<Response> {
    await held
    return new Response('done')
  }
  const slow = createApp({ ...server.ports, site: { ...server.ports.site, respond } })
  const own = await listenTo(slow)
  const inFlight = fetch(`http://127.0.0.1:${own.port}/`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const stopped = own.stop(5_000)
  await expect(fetch(`http://127.0.0.1:${own.port}/`)).rejects.toThrow()
  release()
  expect(await (await inFlight).text()).toBe('done')
  await stopped
})
