import { expect, test } from './open-page.ts'
import { pagePaths } from './pages.ts'

test('each page has a title, a description and a picture of its own, and structured data that parses', async ({
  page,
  request,
}) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const pictures = new Set<string>()
  for (const path of pagePaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const head = await page.evaluate(() => {
      const content = (selector: string) =>
        document.head.querySelector(selector)?.getAttribute('content') ?? ''
      return {
        title: document.title,
        description: content('meta[name="description"]'),
        canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
        address: content('meta[property="og:url"]'),
        picture: content('meta[property="og:image"]'),
        card: content('meta[name="twitter:card"]'),
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (each) => each.textContent,
        ),
      }
    })
    expect(new URL(head.canonical).pathname, path).toBe(path)
    expect(head.address).toBe(head.canonical)
    expect(head.card).toBe('summary_large_image')
    expect(head.description.length, path).toBeGreaterThanOrEqual(50)
    expect(head.description.length, path).toBeLessThanOrEqual(160)
    for (const data of head.data) expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
    titles.add(head.title)
    descriptions.add(head.description)
    pictures.add(head.picture)
  }
  expect([titles.size, descriptions.size, pictures.size]).toEqual([
    pagePaths.length,
    pagePaths.length,
    pagePaths.length,
  ])

  const picture = await request.get(new URL([...pictures][0] ?? '').pathname)
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('structured data names the company, the site and the five questions', async ({ page }) => {
  const typesOf = async (path: string) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    return page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((each) => /"@type":"(\w+)"/.exec(each.textContent)?.[1]))
  }
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite'])
  expect(await typesOf('/pricing')).toEqual(['BreadcrumbList', 'FAQPage'])
  const [, questions] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(questions?.match(/"@type":"Question"/g)).toHaveLength(5)
})

test('sitemap, robots, llms.txt, manifest and icons are served, and the sitemap lists every page', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of pagePaths.filter((each) => each !== '/studio'))
    expect(sitemap).toContain(`.com${path}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  expect(await (await request.get('/llms.txt')).text()).toContain('/pricing')
  for (const file of [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
  ])
    expect((await request.get(file)).status(), file).toBe(200)
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Doublerule' })
})
