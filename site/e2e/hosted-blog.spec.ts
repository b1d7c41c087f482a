import type { Page } from '@playwright/test'
import { expect, test } from './open-page.ts'
import { openHydrated } from './open-hydrated.ts'
import { startHostedSite, type HostedSite } from './start-hosted-site.ts'

let site: HostedSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startHostedSite()
})
test.afterAll(() => site[Symbol.asyncDispose]())
test.beforeEach(async () => {
  await site.service.setMode('fine')
})

type Seen = { outside: string[]; asked: string[]; loads: number }

/** Notes what the page asks for; pictures of the image CDN are answered here, so that nothing leaves the machine. */
async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { outside: [], asked: [], loads: 0 }
  await page.addInitScript(() => {
    Object.assign(window, { steal: () => document.documentElement.setAttribute('data-stolen', '') })
  })
  await page.route(/^https:\/\/cdn\.sanity\.io\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  // A picture of our own that is none: its error handler would run.
  await page.route('**/nowhere.png', (route) => route.fulfill({ contentType: 'image/png', body: 'x' }))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1
    if (request.url().startsWith(site.service.origin)) seen.asked.push(request.url())
    else if (!/^(http:\/\/127\.0\.0\.1:|https:\/\/cdn\.sanity\.io\/|data:|blob:)/.test(request.url()))
      seen.outside.push(request.url())
  })
  return seen
}

async function expectHarmless(page: Page, seen: Seen): Promise<void> {
  const article = page.locator('main article').first()
  for (const words of ['Kept words.', 'Kept heading', 'Kept part', 'Kept cell', 'Also kept.'])
    await expect(article.getByText(words)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hostile <script>alert(1)</script>')
  // Everything that runs on its own has had its time; a pointer and a click try the rest.
  await article.getByText('Kept heading').hover()
  await article.getByText('Kept words.').click()
  await page.waitForTimeout(300)

  await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
  expect(seen.outside).toEqual([])
  const prose = page.locator('.article')
  await expect(
    prose.locator(
      'script, style, iframe, object, embed, link, meta, base, form, input, svg, math, video, audio, template',
    ),
  ).toHaveCount(0)
  const attributes = await prose.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value.trim()}`),
    ),
  )
  expect(attributes.filter((attribute) => /^(on|style|srcset|background|xlink)/i.test(attribute))).toEqual([])
  expect(attributes.filter((attribute) => /=\s*(javascript|data|vbscript):/i.test(attribute))).toEqual([])
  expect(attributes.filter((attribute) => /^class=.*(fixed|dialog)/.test(attribute))).toEqual([])
  expect(attributes.filter((attribute) => /^id=(root|main)$/.test(attribute))).toEqual([])
  await expect(prose.getByRole('link', { name: 'outside' })).toHaveAttribute('rel', 'noopener')
  await expect(prose.getByRole('link', { name: 'outside' })).toHaveAttribute('target', '_blank')
  await expect(prose.getByRole('region', { name: 'Table' }).filter({ hasText: 'Kept cell' })).toBeVisible()
  await expect(page.locator('#main')).toHaveCount(1)
}

test('hostile HTML does nothing in a page that the server rendered', async ({ page }) => {
  const seen = await watch(page)
  await openHydrated(page, `${site.origin}/blog/hostile`)
  expect(seen.asked).toEqual([])
  await expectHarmless(page, seen)
})

test('hostile HTML does nothing after a navigation, for which the browser asks the service itself', async ({
  page,
  quietConsole,
}) => {
  const seen = await watch(page)
  await openHydrated(page, `${site.origin}/author/desk`)
  await page.locator('.post-link', { hasText: 'Hostile' }).click()
  await expectHarmless(page, seen)
  expect(seen.loads).toBe(1)
  // The purifier parses the text in a document of its own, whose policy forbids and names what is in there.
  const named = /violates the following Content Security Policy directive/
  expect(quietConsole.splice(0).filter((line) => !named.test(line))).toEqual([])
  expect(seen.asked.length).toBeGreaterThan(0)
})

test('a service that fails answers 503 with the specified notice, and the browser finds the post once it is back', async ({
  page,
  quietConsole,
}) => {
  await watch(page)
  await site.service.setMode('always-500')
  const answer = await page.goto(`${site.origin}/blog/whole`)
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '60'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
  await expect.poll(() => quietConsole.join()).toContain('Content query postBySlug failed')

  await site.service.setMode('fine')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reading a docket')
  quietConsole.splice(0)
})

test('after a navigation a service that fails is Post Not Found and Author Not Found, until it is back', async ({
  page,
  quietConsole,
}) => {
  const seen = await watch(page)
  await openHydrated(page, `${site.origin}/blog/whole`)
  await site.service.setMode('always-500')
  await page.locator('.post-link', { hasText: 'Hostile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author Not Found')

  await site.service.setMode('fine')
  await page.goBack()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Method Desk')
  expect(seen.loads).toBe(1)
  expect(quietConsole.splice(0).join()).toContain('Content query authorBySlug failed')
})

test('the home page of a service that fails holds the places, and the browser fills them once it is back', async ({
  page,
}) => {
  await watch(page)
  await site.service.setMode('always-500')
  const answer = await page.goto(`${site.origin}/`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText(/^Loading article \d of 3$/)).toHaveCount(3)
  await site.service.setMode('fine')
  await page.locator('#articles').scrollIntoViewIfNeeded()
  await expect(page.locator('#lower-sections .post-card')).toHaveCount(3)
})
