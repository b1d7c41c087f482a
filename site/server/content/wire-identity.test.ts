import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { createContentClient } from '#shared/content/content-client.ts'
import { hostedContent } from '#shared/content/content-source.ts'
import { contentQueries } from '#shared/content/queries.ts'
import { listenOnLoopback } from '#server/testing/listen-on-loopback.ts'

type Answer = (response: ServerResponse, attempt: number) => void
type Asker = (query: string, parameters: Record<string, string | number>) => Promise<unknown>

/** Long enough for a loaded machine; only the test of silence waits it out. */
const patienceMs = 20_000
const silenceMs = 400

const parameters = {
  postBySlug: { slug: 'a "quoted" slug & more' },
  latestPosts: { count: 3 },
  relatedPosts: { slug: 'naïve' },
  authorBySlug: { slug: 'desk' },
  postsByAuthor: { authorId: 'author-desk' },
  featuredPost: {},
} as const

/** A service on loopback that notes what it is asked, and both clients in front of it. */
async function openService(answer: Answer, timeoutMs = patienceMs) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(response, asked.length)
  })
  const { origin } = await listenOnLoopback(server)
  const official = createClient({
    projectId: 'p1',
    dataset: 'production',
    apiVersion: '2023-05-03',
    useCdn: true,
    useProjectHostname: false,
    apiHost: origin,
    perspective: 'published',
    timeout: timeoutMs,
    maxRetries: 5,
  })
  const source = hostedContent({ projectId: 'p1', dataset: 'production', apiHost: origin })
  const clients: Record<'official' | 'ours', Asker> = {
    official: (query, values) => official.fetch<unknown>(query, values),
    ours: createContentClient({ source, fetch, timeoutMs }),
  }
  async function ask(who: 'official' | 'ours', query: string = contentQueries.featuredPost, values = {}) {
    asked.length = 0
    const outcome = await clients[who](query, values).then(
      (result) => ({ result }),
      () => 'refused' as const,
    )
    return { outcome, asked: [...asked] }
  }
  return {
    ask,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** The address with its parameters in a fixed order, which means nothing on the wire. */
function sorted(line: string | undefined): string {
  const [method, address = ''] = (line ?? '').split(' ')
  const { pathname, searchParams } = new URL(address, 'http://service')
  searchParams.sort()
  return `${method} ${pathname}?${searchParams}`
}

test.each(Object.entries(contentQueries))('%s is asked in the official words', async (name, query) => {
  await using service = await openService((response) =>
    sendJson(response, 200, { result: { ok: true }, ms: 1 }),
  )
  const values = parameters[name as keyof typeof parameters]
  const official = await service.ask('official', query, values)
  const ours = await service.ask('ours', query, values)
  expect(official.asked).toHaveLength(1)
  expect(ours.asked.map(sorted)).toEqual(official.asked.map(sorted))
  expect(ours.outcome).toEqual(official.outcome)
  // From this length on the official client sends a body; ours has no query of that length.
  expect(ours.asked[0]?.length).toBeLessThan(11_264)
})

const scripts: Record<string, Answer> = {
  ...Object.fromEntries(
    [429, 502, 503].map((status) => [
      `${status} twice, then an answer`,
      (response: ServerResponse, attempt: number) => {
        sendJson(response, attempt <= 2 ? status : 200, attempt <= 2 ? { error: {} } : { result: [attempt] })
      },
    ]),
  ),
  ...Object.fromEntries(
    [400, 403, 404, 500, 504].map((status) => [
      `${status} each time`,
      (response: ServerResponse) => sendJson(response, status, { error: { description: 'as told' } }),
    ]),
  ),
  'a connection that breaks once': (response, attempt) => {
    if (attempt === 1) response.destroy()
    else sendJson(response, 200, { result: 'late' })
  },
  'no result': (response) => sendJson(response, 200, { result: null }),
}

test.each(Object.entries(scripts))('%s: as many attempts, the same outcome', async (_what, answer) => {
  await using service = await openService(answer)
  const official = await service.ask('official')
  const ours = await service.ask('ours')
  expect(ours.asked).toHaveLength(official.asked.length)
  expect(ours.outcome).toEqual(official.outcome)
})

test('no answer in time: as many attempts, the same outcome', async () => {
  await using service = await openService(() => {}, silenceMs)
  const official = await service.ask('official')
  const ours = await service.ask('ours')
  expect(ours.asked).toHaveLength(official.asked.length)
  expect(ours.outcome).toEqual(official.outcome)
})

test('503 each time: both give up after five retries', async () => {
  await using service = await openService((response) => sendJson(response, 503, { error: {} }))
  expect(await service.ask('official')).toMatchObject({ outcome: 'refused', asked: { length: 6 } })
  expect(await service.ask('ours')).toMatchObject({ outcome: 'refused', asked: { length: 6 } })
})

test('a page of HTML is nothing to the official client, and a failure to ours', async () => {
  await using service = await openService((response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  })
  expect((await service.ask('official')).outcome).toEqual({ result: undefined })
  expect((await service.ask('ours')).outcome).toBe('refused')
})
