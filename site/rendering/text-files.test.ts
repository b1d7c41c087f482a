import { expect, test } from 'vitest'
import type { PageSummary } from './server-entry.ts'
import type { ContentPort } from './site.ts'
import { writeTextFile } from './text-files.ts'

const origin = 'https://www.doublerule.example.com'
const pages: readonly PageSummary[] = [
  {
    name: 'home',
    path: '/',
    rendering: 'prerendered',
    isListed: true,
    meta: { path: '/', title: 'Home', description: 'Show your working.' },
  },
  {
    name: 'pricing',
    path: '/pricing',
    rendering: 'prerendered',
    isListed: true,
    meta: { path: '/pricing', title: 'Pricing', description: 'Four plans.' },
  },
  { name: 'post', path: '/blog/:slug', rendering: 'per-request', isListed: false, meta: null },
]
const content: ContentPort = {
  revision: () => '1',
  listPages: () =>
    Promise.resolve([
      { path: '/blog/a-b', title: 'Scope 2 & you', description: 'Both methods.', modifiedOn: '2026-03-01' },
    ]),
}

async function write(path: string, port?: ContentPort): Promise<string> {
  return (await writeTextFile(path, { pages, content: port }))?.body ?? ''
}

test('robots.txt allows all and names the sitemap', async () => {
  expect(await write('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('the sitemap lists pages of the route table and addresses of the content', async () => {
  const sitemap = await write('/sitemap.xml', content)
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    `${origin}/`,
    `${origin}/pricing`,
    `${origin}/blog/a-b`,
  ])
  expect(sitemap).toContain('<lastmod>2026-03-01</lastmod>')
})

test('llms.txt describes each page, and the articles when there are any', async () => {
  const overview = await write('/llms.txt', content)
  expect(overview).toContain('> Show your working.')
  expect(overview).toContain(`- [Pricing](${origin}/pricing): Four plans.`)
  expect(overview).toContain(`## Articles\n\n- [Scope 2 & you](${origin}/blog/a-b): Both methods.`)
  expect(await write('/llms.txt')).not.toContain('Articles')
})

test('the web manifest is JSON that names its icons', async () => {
  expect(JSON.parse(await write('/manifest.webmanifest'))).toMatchObject({
    name: 'Doublerule',
    icons: [{ sizes: '192x192' }, {}, {}, {}],
  })
})

test.each(['/pricing', '/constructor', '/toString'])('%s is no text file', async (path) => {
  expect(await writeTextFile(path, { pages, content: undefined })).toBeNull()
})

test('the sitemap lists the factors, the overview for models does not', async () => {
  const library = { holds: () => false, write: () => null, listPaths: () => ['/factors/a-factor'] }
  const listing = { pages, content: undefined, library }
  expect((await writeTextFile('/sitemap.xml', listing))?.body).toContain(
    `<loc>${origin}/factors/a-factor</loc>`,
  )
  expect((await writeTextFile('/llms.txt', listing))?.body).not.toContain('a-factor')
})
