import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { defaultPublicConfig, type PublicConfig } from '#shared/public-config.ts'
import { openProductionSite } from './production-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'dist-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Stands for the built bundle: /blog/:slug is rendered per request from the API, as its name says. */
const serverBundle = `
const statuses = { 'no-post': 404, 'no-answer': 503 }
export const serverEntry = {
  async renderPage({ pathname, search, apiFetch, publicConfig }) {
    const slug = pathname.split('/').at(-1)
    if (slug === 'broken') throw new Error('broken')
    const data = pathname.startsWith('/blog/') ? await (await apiFetch('/api/posts/' + slug)).text() : ''
    const status = pathname === '/404' ? 404 : statuses[slug] ?? 200
    return { status, routeName: 'page', head: '', body: pathname + ' ' + (search ?? '') + data, state: JSON.stringify(publicConfig) }
  },
  async listPages() {
    return [{ name: 'home', path: '/', rendering: 'prerendered', isListed: true, meta: null }]
  },
  findPage: (pathname) => {
    if (pathname === '/factors') return { name: 'factors', rendering: 'per-request', readsQuery: true }
    return pathname.startsWith('/blog/') ? { name: 'post', rendering: 'per-request' } : null
  },
}`

const pages = { home: 'built home', 'not-found': 'built not-found', error: 'built error' }
const written: Record<string, string> = {
  'client/assets/main-1.js': 'main()',
  'client/.vite/manifest.json': JSON.stringify({
    'rendering/entry-boot.ts': { file: 'assets/boot-1.js' },
    '_main-1.js': { file: 'assets/main-1.js', name: 'main' },
    'app/styles/main.css': { file: 'assets/main-1.css' },
  }),
  'server/entry-server.js': serverBundle,
  'server/package.json': '{"type":"module"}',
  'build-info.json': JSON.stringify({
    sourceHash: '',
    publicConfig: JSON.stringify(defaultPublicConfig),
    pages: [
      { name: 'home', path: '/' },
      { name: 'not-found', path: '/404' },
    ],
  }),
}
for (const [name, text] of Object.entries(pages)) {
  for (const ending of ['', '.br', '.gz']) written[`pages/${name}.html${ending}`] = text
}
for (const [name, text] of Object.entries(written)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

async function openSite(publicConfig: PublicConfig = defaultPublicConfig) {
  const asked: string[] = []
  const logged: string[] = []
  const content = { text: 'revision 1', revision: () => content.text, listPages: () => Promise.resolve([]) }
  const site = await openProductionSite(
    {
      mode: 'production',
      publicConfig,
      content,
      log: { info: () => undefined, error: (_fields, message) => logged.push(message) },
      apiFetch: (path) => {
        asked.push(path)
        return new Response(content.text)
      },
    },
    folder,
  )
  const get = (path: string, headers: Record<string, string> = {}) =>
    site.respond(new Request(`http://site.test${path}`, { headers }))
  return { get, asked, logged, content }
}

test('prerendered pages come from the build', async () => {
  const { get } = await openSite()
  const response = await get('/')
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('built home')
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test('another public configuration renders them anew', async () => {
  const { get } = await openSite({ ...defaultPublicConfig, gaMeasurementId: 'G-TEST' })
  const response = await get('/')
  expect(await response.text()).toContain('G-TEST')
  expect(response.headers.get('content-security-policy')).toContain('googletagmanager')
  expect((await get('/nowhere')).status).toBe(404)
})

test('a query string changes neither page nor status', async () => {
  const { get } = await openSite()
  expect(await (await get('/?utm_source=mail')).text()).toBe('built home')
})

test('a page that reads its query is not answered with the one without a query that is kept', async () => {
  const { get } = await openSite()
  expect(await (await get('/factors')).text()).toContain('/factors ')
  expect(await (await get('/factors?q=diesel')).text()).toContain('q=diesel')
})

test('files of the build are served, its manifest is not', async () => {
  const { get } = await openSite()
  expect(await (await get('/assets/main-1.js')).text()).toBe('main()')
  expect((await get('/.vite/manifest.json')).status).toBe(404)
})

test('unknown paths share the not-found page and its status', async () => {
  const { get } = await openSite()
  const response = await get('/no/such/page')
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('built not-found')
})

test('a page of the content is rendered once for each revision', async () => {
  const { get, asked, content } = await openSite()
  await get('/blog/a')
  expect(await (await get('/blog/a?page=2')).text()).toContain('revision 1')
  content.text = 'revision 2'
  expect(await (await get('/blog/a')).text()).toContain('revision 2')
  expect(asked).toEqual(['/api/posts/a', '/api/posts/a'])
})

test('a missing post is 404 with its own page', async () => {
  const { get } = await openSite()
  const response = await get('/blog/no-post')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('/blog/no-post')
})

test('a content service that fails is 503, not to be stored, worth another try', async () => {
  const { get } = await openSite()
  const response = await get('/blog/no-answer')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('retry-after')).toBe('60')
})

test('a page that fails to render is the error page, logged, with status 500', async () => {
  const { get, logged } = await openSite()
  const response = await get('/blog/broken')
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('built error')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logged).toHaveLength(1)
})

test('a trailing slash is redirected', async () => {
  const { get } = await openSite()
  expect((await get('/blog/a/')).headers.get('location')).toBe('/blog/a')
})

test('an absent build says what to do', async () => {
  const options = { mode: 'production', publicConfig: defaultPublicConfig } as const
  const log = { info: () => undefined, error: () => undefined }
  const opening = openProductionSite(
    { ...options, log, apiFetch: () => new Response() },
    join(folder, 'none'),
  )
  await expect(opening).rejects.toThrow('npm run build')
})
