// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { FactorListing } from '#shared/factor-answers.ts'
import { defaultPublicConfig } from '#shared/public-config.ts'
import { siteConfig } from '#shared/site-config.ts'
import { serverEntry } from './entry-server.tsx'

const pages = await serverEntry.listPages()
const fixedPages = pages.filter(({ path }) => !path.includes(':'))
const noApi = () => Promise.reject(new Error('a prerendered page asked for data'))
const emptyListing = {
  filters: { q: '', kind: '', country: '', edition: '', unit: '', scope: '', page: 1 },
  total: 0,
  libraryTotal: 0,
  pages: 1,
  rows: [],
  kinds: [],
  options: { kind: [], country: [], edition: [], unit: [] },
} satisfies FactorListing
const emptyApi = (path: string) => {
  if (path.startsWith('/content/')) return Response.json({ result: [] })
  return path === '/api/factors' ? Response.json(emptyListing) : new Response(null, { status: 404 })
}

function renderPage(pathname: string) {
  const isPrerendered = serverEntry.findPage(pathname)?.rendering !== 'per-request'
  const apiFetch = isPrerendered ? noApi : emptyApi
  return serverEntry.renderPage({ pathname, apiFetch, publicConfig: defaultPublicConfig })
}

function count(html: string, pattern: RegExp): number {
  return [...html.matchAll(pattern)].length
}

test('no two pages share a path, a name, a title or a description', () => {
  for (const read of [
    (page: (typeof pages)[number]) => page.path,
    (page: (typeof pages)[number]) => page.name,
    (page: (typeof pages)[number]) => page.meta?.title ?? page.name,
    (page: (typeof pages)[number]) => page.meta?.description ?? page.name,
  ]) {
    expect(new Set(pages.map(read)).size).toBe(pages.length)
  }
})

test.each(fixedPages.map(({ path }) => path))(
  '%s has one title, one description and its canonical address in the head',
  async (path) => {
    const { status, head, body } = await renderPage(path)
    expect(status).toBe(200)
    expect(count(head, /<title>/g)).toBe(1)
    expect(count(head, /<meta name="description"/g)).toBe(1)
    expect(head).toContain(`<link rel="canonical" href="${new URL(path, siteConfig.origin).href}"/>`)
    // Pictures have titles of their own.
    const markup = body.replaceAll(/<svg\b.*?<\/svg>/gs, '')
    expect(count(markup, /<(?:title|meta|link)\b/g)).toBe(0)
  },
)

test.each(fixedPages.map(({ path }) => path))('%s has one main part with one first heading', async (path) => {
  const { body } = await renderPage(path)
  expect(count(body, /<main\b/g)).toBe(1)
  expect(count(body.slice(body.indexOf('<main')), /<h1\b/g)).toBe(1)
})

test.each(fixedPages.map(({ path }) => path))(
  '%s carries no script of its own and no style element',
  async (path) => {
    const { body } = await renderPage(path)
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(body).not.toMatch(/<style\b/)
  },
)

test.each(fixedPages.map(({ path, meta }) => [path, meta?.description.length ?? 0] as const))(
  'the description of %s fits a search result',
  (_path, length) => {
    expect(length).toBeGreaterThanOrEqual(50)
    expect(length).toBeLessThanOrEqual(160)
  },
)

test('every path of a listed page is found under its own name', () => {
  for (const { name, path } of fixedPages) expect(serverEntry.findPage(path)?.name).toBe(name)
})

test('an unknown path is the not-found page with status 404, kept out of search', async () => {
  const page = await renderPage('/no/such/page')
  expect(page).toMatchObject({ status: 404, routeName: 'not-found' })
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.head).not.toContain('canonical')
  expect(page.body).toContain('404 Page Not Found')
  expect(serverEntry.findPage('/no/such/page')).toBeNull()
})

test('the state of a page can not close its script', async () => {
  const publicConfig = { ...defaultPublicConfig, gaMeasurementId: '</script>' }
  const { state } = await serverEntry.renderPage({ pathname: '/', apiFetch: emptyApi, publicConfig })
  expect(state).not.toContain('<')
  expect(JSON.parse(state)).toMatchObject({ publicConfig: { gaMeasurementId: '</script>' } })
})

test('the error page stands without state and without any script', async () => {
  const { head, body } = await serverEntry.renderErrorPage()
  expect(head).toContain('noindex')
  expect(body).toContain('href="/"')
  expect(body).not.toContain('<script')
})

test('a factor that the library does not hold is the not-found page with status 404', async () => {
  const page = await renderPage('/factors/none')
  expect(page).toMatchObject({ status: 404, routeName: 'factor' })
  expect(page.head).toContain('<meta name="robots" content="noindex"/>')
  expect(page.body).toContain('404 Page Not Found')
})

test('a page that reads the query asks for what it says; others never see it', async () => {
  const asked: string[] = []
  const apiFetch = (path: string) => {
    asked.push(path)
    return Response.json(emptyListing)
  }
  const publicConfig = defaultPublicConfig
  await serverEntry.renderPage({
    pathname: '/factors',
    search: 'q=diesel&page=2&x=1',
    apiFetch,
    publicConfig,
  })
  expect(asked).toEqual(['/api/factors?q=diesel&page=2'])
  expect(serverEntry.findPage('/factors')?.readsQuery).toBe(true)
  expect(serverEntry.findPage('/pricing')?.readsQuery).toBe(false)
})

test('factors that cannot be fetched answer 503', async () => {
  const apiFetch = () => new Response('', { status: 500 })
  const page = await serverEntry.renderPage({
    pathname: '/factors',
    apiFetch,
    publicConfig: defaultPublicConfig,
  })
  expect(page.status).toBe(503)
})

test.each([
  ['/', 'on-touch'],
  ['/pricing', 'on-touch'],
  ['/factors', 'on-touch'],
  ['/working', 'on-touch'],
  ['/working/some-paper', 'at-load'],
])('%s is taken over %s', async (path, start) => {
  expect((await renderPage(path)).start).toBe(start)
})

test('a page that could not be fetched is taken over at load, so that the browser asks once more', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await serverEntry.renderPage({
    pathname: '/blog/some-post',
    apiFetch: () => new Response(null, { status: 500 }),
    publicConfig: defaultPublicConfig,
  })
  expect([page.status, page.start]).toEqual([503, 'at-load'])
  log.mockRestore()
})

test('the page knows where its views are counted', async () => {
  const publicConfig = { ...defaultPublicConfig, gaMeasurementId: 'G-TEST' }
  const page = await serverEntry.renderPage({ pathname: '/pricing', apiFetch: noApi, publicConfig })
  expect(page.measurementId).toBe('G-TEST')
})
