import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createContentClient } from '#shared/content/content-client.ts'
import { embeddedContent } from '#shared/content/content-source.ts'
import { contentQueries } from '#shared/content/queries.ts'
import { makeContentFolder } from './content-fixture.ts'
import { openContentStore } from './content-store.ts'
import { createContentRoutes } from './create-content-routes.ts'
import { createResultCache } from './get-query.ts'
import { openImageCache } from './image-cache.ts'
import { createWorkQueue } from './work-queue.ts'
import { listenOnLoopback } from '#server/testing/listen-on-loopback.ts'

async function openRoutes() {
  const folder = await makeContentFolder()
  const opened = await openContentStore(folder.root)
  if (!opened.ok) throw new Error(opened.problems.join('\n'))
  const app = new Hono().route(
    '/content',
    createContentRoutes({
      currentSnapshot: opened.store.current,
      results: createResultCache(),
      cache: await openImageCache(join(folder.root, 'cache')),
      queue: createWorkQueue({ atOnce: 2, waiting: 4, waitingPerOwner: 4 }),
      clientOf: () => 'visitor',
    }),
  )
  const [imageName] = [...opened.store.current().images.keys()]
  return {
    app,
    image: `/content/images/local/production/${imageName}`,
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  }
}

const parameters = {
  postBySlug: { slug: 'first' },
  latestPosts: { count: 3 },
  relatedPosts: { slug: 'first' },
  authorBySlug: { slug: 'editors' },
  postsByAuthor: { authorId: 'author-editors' },
  featuredPost: {},
} as const

test('our client and the official one get the same answer to every query of the site', async () => {
  await using routes = await openRoutes()
  const listener = getRequestListener(routes.app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  const { origin } = await listenOnLoopback(server)
  const official = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2023-05-03',
    useCdn: true,
    useProjectHostname: false,
    apiHost: `${origin}/content`,
    perspective: 'published',
  })
  const ours = createContentClient({ source: { ...embeddedContent, base: `${origin}/content` }, fetch })
  for (const [name, query] of Object.entries(contentQueries)) {
    const values = parameters[name as keyof typeof parameters]
    const expected: unknown = await official.fetch(query, values)
    expect(expected).toBeTruthy()
    expect(await ours(query, values)).toEqual(expected)
  }
  server.close()
})

test('a query that is not the site’s own is refused', async () => {
  await using routes = await openRoutes()
  const answer = await routes.app.request('/content/v2023-05-03/data/query/production?query=*')
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ error: { type: 'queryNotAllowed' } })
})

test('one visitor’s parameters never reach another', async () => {
  await using routes = await openRoutes()
  const ask = createContentClient({
    source: embeddedContent,
    fetch: (path, init) => routes.app.request(path, init),
  })
  expect(await ask(contentQueries.postBySlug, { slug: 'first' })).toMatchObject({ slug: 'first' })
  expect(await ask(contentQueries.postBySlug, { slug: 'second' })).toMatchObject({ slug: 'second' })
})

test('a missing parameter, another data set and an unknown path answer as JSON errors', async () => {
  await using routes = await openRoutes()
  const query = encodeURIComponent(contentQueries.postBySlug)
  const answers = await Promise.all([
    routes.app.request(`/content/v2023-05-03/data/query/production?query=${query}`),
    routes.app.request(`/content/v2023-05-03/data/query/staging?query=${query}`),
    routes.app.request('/content/v2023-05-03/data/mutate/production', { method: 'POST' }),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([400, 404, 404])
  for (const answer of answers) expect(answer.headers.get('content-type')).toContain('application/json')
})

test.each(['"x"', 'null', '[]', '1e400', 'true'])('a count of %s is the visitor’s mistake', async (count) => {
  await using routes = await openRoutes()
  const query = new URLSearchParams({ query: contentQueries.latestPosts, $count: count })
  const answer = await routes.app.request(`/content/v2023-05-03/data/query/production?${query}`)
  expect(answer.status).toBe(400)
})

test('an unchanged answer is 304', async () => {
  await using routes = await openRoutes()
  const path = `/content/v2023-05-03/data/query/production?query=${encodeURIComponent(contentQueries.featuredPost)}`
  const first = await routes.app.request(path)
  const again = await routes.app.request(path, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test.each([
  ['top,left', [255, 0, 0]],
  ['top,right', [0, 255, 0]],
  ['bottom,left', [0, 0, 255]],
  ['bottom,right', [255, 255, 0]],
])('crop=%s keeps that corner', async (crop, colour) => {
  await using routes = await openRoutes()
  const wide = crop.includes('left') ? 'rect=0,0,1600,900&' : ''
  const answer = await routes.app.request(`${routes.image}?${wide}w=20&h=20&fit=crop&crop=${crop}&fm=png`)
  const { data, info } = await sharp(await answer.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([20, 20])
  const column = crop.includes('left') ? 0 : 19
  const row = crop.includes('top') ? 0 : 19
  expect([...data.subarray((row * 20 + column) * 3, (row * 20 + column) * 3 + 3)]).toEqual(colour)
})

test('without a transform the original bytes are served, with one the browser’s format', async () => {
  await using routes = await openRoutes()
  const original = await routes.app.request(routes.image)
  const cut = await routes.app.request(`${routes.image}?w=100&auto=format`, {
    headers: { accept: 'image/webp,*/*' },
  })
  expect(original.headers.get('content-type')).toBe('image/png')
  expect(cut.headers.get('content-type')).toBe('image/webp')
  expect(cut.headers.get('vary')).toBe('Accept')
  expect(cut.headers.get('cache-control')).toContain('immutable')
})

test('when the line of pictures is full the next one is told to come back', async () => {
  await using routes = await openRoutes()
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => routes.app.request(`${routes.image}?w=${100 + index}`)),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(6)
  expect(
    answers.filter((answer) => answer.status === 503 && answer.headers.get('retry-after') === '2'),
  ).toHaveLength(6)
})

test.each([
  '/content/images/local/production/../../etc/passwd',
  '/content/images/local/production/x.png',
  '/content/images/other/production/x.png',
])('%s is not an image', async (path) => {
  await using routes = await openRoutes()
  expect((await routes.app.request(path)).status).toBe(404)
})
