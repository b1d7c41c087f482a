// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { openContent } from '#server/content/open-content.ts'
import { createMemoryLog } from '#server/testing/create-memory-log.ts'
import { startHostedContent, type HostedContent } from '#server/testing/start-hosted-content.ts'
import { toPublicConfig } from '#server/to-public-config.ts'
import { renderDocument } from './document-shell.ts'
import { serverEntry } from './entry-server.tsx'
import { pageHeaders } from './page-file.ts'

let hosted: HostedContent
const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeAll(async () => {
  hosted = await startHostedContent()
})
beforeEach(async () => {
  logged.mockClear()
  await hosted.setMode('fine')
})
afterAll(() => hosted.end())

/** Renders a page as the server does when a hosted project is configured. */
async function get(pathname: string) {
  const parsed = parseConfig({ SANITY_PROJECT_ID: 'p1', SANITY_API_HOST: hosted.origin })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.bad))
  const { log } = createMemoryLog()
  const { routes } = openContent(parsed.config, log, false)
  const publicConfig = toPublicConfig(parsed.config)
  const page = await serverEntry.renderPage({
    pathname,
    publicConfig,
    apiFetch: (path, init) =>
      path.startsWith('/content/')
        ? routes.request(path.slice('/content'.length), init)
        : new Response(null, { status: 404 }),
  })
  const html = renderDocument(page, { stylesheets: [], modules: [], fonts: [], bootScript: null })
  return { ...page, html, policy: pageHeaders(page.status, html, publicConfig)['content-security-policy'] }
}

test('a post of the hosted service is a whole page', async () => {
  const { status, head, body } = await get('/blog/whole')
  expect(status).toBe(200)
  expect(body).toMatch(/<h1[^>]*>Reading a docket<\/h1>/)
  expect(body).toContain('<p>Hosted words.</p>')
  expect(body).toContain('Related Articles')
  expect(body).toContain('View Profile')
  expect(head).toContain('<meta property="og:type" content="article"/>')
  expect(logged).not.toHaveBeenCalled()
})

test('its pictures come from the image CDN, cut around their focal point, and the policy allows them', async () => {
  const { body, policy } = await get('/blog/whole')
  const address =
    'https://cdn.sanity.io/images/p1/production/0123456789abcdef0123456789abcdef01234567-1600x900.png'
  expect(body).toContain(`src="${address}?w=960&amp;h=540&amp;fit=crop&amp;crop=focalpoint`)
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.sanity\.io/)
  expect(policy).toContain(`connect-src 'self' ${hosted.origin};`)
})

test('nothing hostile in a post reaches the page or its state', async () => {
  const { status, html } = await get('/blog/hostile')
  expect(status).toBe(200)
  expect(html).toContain('Kept words.')
  expect(html).not.toMatch(/steal\(\)|evil\.example|<iframe|<script>alert/)
})

test('a post with a title and a slug only is a page without empty tags', async () => {
  const { status, head, body } = await get('/blog/bare')
  expect(status).toBe(200)
  expect(body).toContain('picture-placeholder')
  expect(head).not.toMatch(/article:published_time|article:author/)
  expect(head).not.toContain('content=""')
  expect(body).not.toContain('"datePublished"')
  expect(body).not.toContain('Related Articles')
})

test('an author with posts, and one without picture, bio and posts', async () => {
  const desk = await get('/author/desk')
  expect(desk.status).toBe(200)
  expect(desk.body).toContain('Looks after the factors.')
  expect(desk.body).toContain('href="/blog/hostile"')
  expect(desk.head).toContain('<meta property="og:type" content="profile"/>')
  const quiet = await get('/author/quiet')
  expect(quiet.status).toBe(200)
  expect(quiet.body).toContain('No articles found for this author.')
})

test.each([
  [
    '/blog/gone',
    'Post Not Found',
    'The blog post you&#x27;re looking for doesn&#x27;t exist or has been removed.',
  ],
  [
    '/author/gone',
    'Author Not Found',
    'The author you&#x27;re looking for doesn&#x27;t exist or has been removed.',
  ],
])('%s is 404: %s', async (path, title, text) => {
  const { status, head, body } = await get(path)
  expect(status).toBe(404)
  expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(body).toContain(text)
  expect(head).toContain('noindex')
  expect(logged).not.toHaveBeenCalled()
})

test.each(['always-500', 'html', 'no-result'] as const)(
  'a service in mode %s is logged, and its pages answer 503 under the specified notice',
  async (mode) => {
    await hosted.setMode(mode)
    const { status, head, body } = await get('/blog/whole')
    expect(status).toBe(503)
    expect(body).toContain('Post Not Found')
    expect(head).toContain('noindex')
    const author = await get('/author/desk')
    expect(author.status).toBe(503)
    expect(author.body).toContain('Author Not Found')
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('Content query postBySlug failed'))
  },
)

test('the home page stands when the service fails, and leaves the question to the browser', async () => {
  await hosted.setMode('always-500')
  const { status, body, state } = await get('/')
  expect(status).toBe(200)
  expect(body).toContain('Loading article 1 of 3')
  expect(state).not.toContain('latest-posts')
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Content query latestPosts failed'))
})
