import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startHostedContent, type HostedContent } from '#server/testing/start-hosted-content.ts'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'
import { parseConfig } from '#server/config.ts'
import { contentQueries } from '#shared/content/queries.ts'
import { openContent, type OpenContent } from './open-content.ts'

let hosted: HostedContent
let content: OpenContent
let testApp: TestApp
const { log, lines } = createMemoryLog()

beforeAll(async () => {
  hosted = await startHostedContent()
  content = openHosted(hosted.origin)
  testApp = await openTestApp({ ports: () => ({ content }) })
})
beforeEach(async () => {
  lines.length = 0
  await hosted.setMode('fine')
})
afterAll(async () => {
  content.close()
  await testApp[Symbol.asyncDispose]()
  await hosted.end()
})

function openHosted(origin: string): OpenContent {
  const parsed = parseConfig({ SANITY_PROJECT_ID: 'p1', SANITY_API_HOST: origin })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.bad))
  return openContent(parsed.config, log, false)
}

async function get(path: string): Promise<Response> {
  return testApp.app.request(path)
}

function queryPath(name: keyof typeof contentQueries, parameters: Record<string, string | number>) {
  const search = new URLSearchParams({ query: contentQueries[name] })
  for (const [key, value] of Object.entries(parameters)) search.set(`$${key}`, JSON.stringify(value))
  return `/content/v2023-05-03/data/query/production?${search}`
}

test('every question of the site is answered from the hosted service', async () => {
  const { library } = content
  expect(await library.findPost('whole')).toMatchObject({
    title: 'Reading a docket',
    author: { name: 'Method Desk' },
    categories: [{ title: 'Fuel', slug: 'fuel' }],
  })
  expect((await library.listLatestPosts()).map(({ slug }) => slug)).toEqual(['bare', 'whole', 'hostile'])
  expect((await library.listRelatedPosts('whole')).map(({ slug }) => slug)).toEqual(['hostile'])
  expect(await library.findAuthor('desk')).toMatchObject({ name: 'Method Desk' })
  expect((await library.listPostsByAuthor('author-desk')).map(({ slug }) => slug)).toEqual([
    'whole',
    'hostile',
  ])
  expect(lines).toEqual([])
})

test('the featured post of the hosted service is the API’s', async () => {
  const answer = await get('/api/posts/featured')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ slug: 'whole', title: 'Reading a docket' })
})

test('a post or an author that the service does not have is null, without a line in the log', async () => {
  expect(await content.library.findPost('gone')).toBeNull()
  expect(await content.library.findAuthor('gone')).toBeNull()
  expect(lines).toEqual([])
})

test('a post of a title and a slug only is read as far as it goes', async () => {
  expect(await content.library.findPost('bare')).toMatchObject({
    title: 'Bare',
    mainImage: null,
    publishedAt: '',
    author: null,
    categories: [],
    content: '',
  })
})

test('hostile HTML loses all that runs, on every way out of the server', async () => {
  const post = await content.library.findPost('hostile')
  if (post === null || post === 'failed') throw new Error('the stand-in has this post')
  const answer = await get(queryPath('postBySlug', { slug: 'hostile' }))
  const envelope = (await answer.json()) as { result: { content: string } }
  expect(post.content).toBe(envelope.result.content)
  expect(post.content).toContain('Kept words.')
  expect(post.content).toContain('Also kept.')
  expect(post.content).not.toMatch(/script|onclick|onerror|javascript:|iframe|form|style=|svg|<\/article/i)
})

test.each(['first-429', 'first-502', 'first-503'] as const)('%s: the third attempt answers', async (mode) => {
  await hosted.setMode(mode)
  expect(await content.library.findPost('whole')).toMatchObject({ slug: 'whole' })
  expect(await hosted.countAsked()).toBe(3)
  expect(lines).toEqual([])
})

test('a service that stays at 503 is asked six times, then the API says to come back', async () => {
  await hosted.setMode('always-503')
  const [answer, health] = await Promise.all([get('/api/posts/featured'), get('/healthz')])
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(health.status).toBe(200)
  expect(await hosted.countAsked()).toBe(6)
  expect(lines.join()).toContain('featuredPost failed: The content service answered 503')
})

test.each(['always-500', 'html', 'no-result'] as const)(
  '%s: asked once, logged, a failure or an empty list',
  async (mode) => {
    await hosted.setMode(mode)
    const { library } = content
    expect(await library.findPost('whole')).toBe('failed')
    expect(await library.listRelatedPosts('whole')).toEqual([])
    expect(await library.findAuthor('desk')).toBe('failed')
    expect(await library.listPostsByAuthor('author-desk')).toEqual([])
    await expect(library.listLatestPosts()).rejects.toThrow('The content service answered')
    expect(await hosted.countAsked()).toBe(5)
    expect(lines.filter((line) => line.includes('content query failed'))).toHaveLength(5)
  },
)

test('a failing service is an error in JSON at /content, and the server goes on afterwards', async () => {
  await hosted.setMode('html')
  const failed = await get(queryPath('postBySlug', { slug: 'whole' }))
  expect(failed.status).toBe(500)
  expect(await failed.json()).toMatchObject({ error: { type: 'upstreamError' } })
  expect((await get('/rss.xml')).status).toBe(503)
  await hosted.setMode('fine')
  expect((await get(queryPath('postBySlug', { slug: 'whole' }))).status).toBe(200)
})

test('a slow service is waited for while others are answered', async () => {
  await hosted.setMode('slow')
  const order: string[] = []
  await Promise.all([
    content.library.findPost('whole').then(() => order.push('post')),
    get('/healthz').then(() => order.push('health')),
  ])
  expect(order).toEqual(['health', 'post'])
})

test('a post without a date is in the feed without one', async () => {
  const feed = await (await get('/rss.xml')).text()
  expect(feed).toContain('<title>Bare</title>')
  expect(feed).not.toContain('Invalid Date')
  expect(feed).toContain('Hostile &lt;script&gt;')
  expect(feed).toContain('<description>An excerpt.</description>')
})

test('a query that is not the site’s own does not reach the service', async () => {
  const answer = await get('/content/v2023-05-03/data/query/production?query=*')
  expect(answer.status).toBe(403)
  expect(await hosted.countAsked()).toBe(0)
})

test('a service that is gone is logged as a failure', async () => {
  const gone = await startHostedContent()
  const opened = openHosted(gone.origin)
  await gone.end()
  expect(await opened.library.findPost('whole')).toBe('failed')
  expect(lines.join()).toContain('postBySlug failed')
})
