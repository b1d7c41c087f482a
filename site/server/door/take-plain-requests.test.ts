import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { FileAnswer } from '#rendering/published-file.ts'
import { createPublishedAnswers } from '#server/door/answer-published.ts'
import { listen } from '#server/listen.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'

const page = new TextEncoder().encode('<p>page</p>')
const large = new Uint8Array(30_000_000)
const headers = { 'content-type': 'text/html; charset=utf-8', etag: '"the tag"' }
const answers: Readonly<Record<string, FileAnswer>> = {
  '/': { status: 200, headers: { ...headers, 'content-length': String(page.length) }, body: page },
  '/unchanged': { status: 304, headers, body: null },
  '/large': { status: 200, headers: { ...headers, 'content-length': String(large.length) }, body: large },
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`

async function open(timeouts = {}) {
  const { log, lines } = createMemoryLog()
  const published = createPublishedAnswers({
    config: { hsts: true, trustedProxyHops: 1 },
    log,
    metrics: openMetrics(),
    answerFromMemory: (path, { method }) => {
      const answer = answers[path]
      return answer !== undefined && method === 'HEAD' ? { ...answer, body: null } : answer
    },
  })
  let readByNode = 0
  const site = await listen(
    {
      app: { fetch: () => new Response('the app') },
      port: 0,
      host: '127.0.0.1',
      hsts: true,
      nodeMiddleware: () => (request, response, next) => {
        readByNode += 1
        published.answer(request, response, next)
      },
      answerPlain: published.answerPlain,
    },
    {
      headersTimeout: 30_000,
      requestTimeout: 150_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      ...timeouts,
    },
  )
  onTestFinished(() => site.stop(0))
  return { ...site, lines, countReadByNode: () => readByNode }
}

async function dial(port: number): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  await once(socket, 'connect')
  onTestFinished(() => {
    socket.destroy()
  })
  return { socket, heard: () => text }
}

async function ask(port: number, ...pieces: string[]): Promise<string> {
  const { socket, heard } = await dial(port)
  for (const piece of pieces) {
    socket.write(piece)
    await sleep(60)
  }
  return heard()
}

const withoutDate = (text: string) => text.replace(/Date: [^\r]*/g, 'Date: then')

test.each([
  ['a page', get('/', 'X-Request-Id: abcdefgh\r\n')],
  ['an unchanged page', get('/unchanged', 'X-Request-Id: abcdefgh\r\n')],
  ['the head of a page', get('/', 'X-Request-Id: abcdefgh\r\n').replace('GET', 'HEAD')],
])('%s in one piece gets byte for byte what it gets in two, which Node reads', async (_name, request) => {
  const { port, countReadByNode } = await open()
  const plain = await ask(port, request)
  expect(countReadByNode()).toBe(0)
  const read = await ask(port, request.slice(0, 20), request.slice(20))
  expect(countReadByNode()).toBe(1)
  expect(plain).toMatch(/^HTTP\/1\.1 \d{3} .*\r\n(?:.+\r\n)+\r\n/)
  expect(withoutDate(plain)).toBe(withoutDate(read))
})

test('the date is of now', async () => {
  const { port } = await open()
  const told = /Date: ([^\r]*)/.exec(await ask(port, get('/')))?.[1] ?? ''
  expect(Math.abs(Date.parse(told) - Date.now())).toBeLessThan(3_000)
})

test('a connection answers page after page, and then what only the app knows', async () => {
  const { port, lines, countReadByNode } = await open()
  const heard = await ask(port, get('/'), get('/unchanged'), get('/other'), get('/'))
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 304',
    'HTTP/1.1 200',
    'HTTP/1.1 200',
  ])
  expect(heard).toContain('the app')
  expect(countReadByNode()).toBe(2)
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(3)
})

test('requests sent without waiting are answered in their order', async () => {
  const { port } = await open()
  const heard = await ask(port, get('/') + get('/unchanged') + get('/other'))
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 304', 'HTTP/1.1 200'])
})

test('what is no HTTP is refused as ever', async () => {
  const { port } = await open()
  expect(await ask(port, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request/)
})

test('a connection that says nothing is told so and closed', async () => {
  const { port } = await open({ headersTimeout: 50 })
  const { socket, heard } = await dial(port)
  await once(socket, 'close')
  expect(heard()).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
})

test('an answered connection that asks no more is closed', async () => {
  const { port } = await open({ keepAliveTimeout: 50 })
  const { socket, heard } = await dial(port)
  socket.write(get('/'))
  await once(socket, 'close')
  expect(heard()).toContain('<p>page</p>')
})

test('a client that half closes gets its answer and the end', async () => {
  const { port } = await open()
  const { socket, heard } = await dial(port)
  socket.end(get('/'))
  await once(socket, 'close')
  expect(heard()).toContain('<p>page</p>')
})

test('a client that does not take its answers is not read, and gets them all when it does', async () => {
  const { port, lines } = await open()
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  for (let asked = 0; asked < 5; asked += 1) {
    socket.write(get('/large'))
    await sleep(30)
  }
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(1)
  let sizeBytes = 0
  socket.on('data', (chunk) => {
    sizeBytes += chunk.length
  })
  await expect.poll(() => sizeBytes, { timeout: 10_000 }).toBeGreaterThan(5 * large.length)
})

test('stopping closes connections that wait for nothing', async () => {
  const site = await open()
  const { socket } = await dial(site.port)
  socket.write(get('/'))
  await sleep(50)
  const startedMs = performance.now()
  await Promise.all([once(socket, 'close'), site.stop(5_000)])
  expect(performance.now() - startedMs).toBeLessThan(2_000)
})

test('stopping answers what came in while the process was busy', async () => {
  const site = await open()
  const { socket, heard } = await dial(site.port)
  socket.write(get('/'))
  await sleep(50)
  // Timers are the next to come after this.
  await turn()
  const stopped = site.stop(5_000)
  socket.write(get('/unchanged'))
  const startedMs = performance.now()
  while (performance.now() - startedMs < 80);
  await Promise.all([once(socket, 'close'), stopped])
  expect(heard()).toContain('HTTP/1.1 304')
})

test('stopping waits for what a new connection asks', async () => {
  const site = await open()
  const { socket, heard } = await dial(site.port)
  await sleep(50)
  const stopped = site.stop(5_000)
  await sleep(150)
  socket.write(get('/'))
  await Promise.all([once(socket, 'close'), stopped])
  expect(heard()).toContain('<p>page</p>')
})

test('where Node takes connections in another way, nothing is put before it', async () => {
  const { takePlainRequests } = await import('#server/door/take-plain-requests.ts')
  const server = createServer().on('connection', () => {})
  const timeouts = { silentMs: 1, keepAliveMs: 1, stalledMs: 1 }
  expect(() => takePlainRequests(server, () => undefined, timeouts)).toThrow('another way')
})
