import type { Page } from '@playwright/test'
import { expect, test } from './open-page.ts'
import { openHydrated } from './open-hydrated.ts'
import { countLoads } from './count-loads.ts'
import { sidewaysPx, violationsOf } from './violations-of.ts'

const contentQuery = /\/content\/v[\d-]+\/data\/query\//
const firstArticle = '#lower-sections .post-link'
const text = '.article'

/** Holds every content query back until it is let go. */
async function holdContent(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(contentQuery, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

for (const [path, title] of [
  ['/blog/no-such-post', 'Post Not Found'],
  ['/author/no-such-author', 'Author Not Found'],
] as const) {
  test(`${path} is 404 and says so`, async ({ page, quietConsole }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    // The browser reports the page's own status.
    quietConsole.splice(0)
  })
}

test('from home to an article, its author and back without a load, each where it was left', async ({
  page,
}) => {
  const seen = countLoads(page)
  await openHydrated(page, '/')
  const link = page.locator(firstArticle).first()
  await link.scrollIntoViewIfNeeded()
  const title = await link.textContent()
  const left = await page.evaluate(() => Math.round(window.scrollY))
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/[a-z0-9-]+$/)
  await expect(page).toHaveTitle(new RegExp(`^${title?.replace(/[.?]/g, '.')}`))

  const profile = page.getByRole('link', { name: 'View Profile' })
  await profile.scrollIntoViewIfNeeded()
  const leftInPost = await page.evaluate(() => Math.round(window.scrollY))
  expect(leftInPost).toBeGreaterThan(500)
  await profile.click()
  await expect(page.getByRole('heading', { name: /^Articles by/ })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(leftInPost)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left)
  expect(seen.loads).toBe(1)
})

test('an article link of the home page is followed before its part of the page is hydrated', async ({
  page,
}) => {
  const seen = countLoads(page)
  await openHydrated(page, '/')
  // As assistive technology clicks: without scrolling there, so the part stays as the server made it.
  await page
    .locator(firstArticle)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/blog\/.+/)
  await expect(page.locator(text)).toBeVisible()
  expect(seen.loads).toBe(1)
})

test('a skeleton holds the place of an article and of an author while their data is on its way', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.locator(firstArticle).first().scrollIntoViewIfNeeded()
  const letArticleGo = await holdContent(page)
  await page.locator(firstArticle).first().click()
  await expect(page).toHaveURL(/\/blog\/.+/)
  await expect(page.locator('main').getByText('Loading the article')).toBeAttached()
  await expect(page.locator(text)).toHaveCount(0)
  letArticleGo()
  await expect(page.locator(text)).toBeVisible()
  await expect(page.getByText('Loading the article')).toHaveCount(0)

  await page.unroute(contentQuery)
  const letAuthorGo = await holdContent(page)
  await page.getByRole('link', { name: 'View Profile' }).click()
  await expect(page.locator('main').getByText('Loading the author')).toBeAttached()
  letAuthorGo()
  await expect(page.getByRole('heading', { name: /^Articles by/ })).toBeVisible()
})

test('a related article is followed without a load', async ({ page }) => {
  const seen = countLoads(page)
  await openHydrated(page, '/blog/scope-2-in-two-methods')
  const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('link').first()
  const title = await related.textContent()
  await related.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  expect(seen.loads).toBe(1)
})

test('three places are held on the home page while the latest articles are on their way', async ({
  page,
}) => {
  await openHydrated(page, '/pricing')
  const letGo = await holdContent(page)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByText(/^Loading article \d of 3$/)).toHaveCount(3)
  letGo()
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible()
  await expect(page.locator('#lower-sections .post-card')).toHaveCount(3)
})

test('a content service that fails leaves the home page whole, with the specified note', async ({
  page,
  quietConsole,
}) => {
  await openHydrated(page, '/pricing')
  await page.route(contentQuery, (route) => route.fulfill({ status: 500, json: {} }))
  await page.route('**/api/posts/featured', (route) => route.fulfill({ status: 500, json: {} }))
  // Without a pointer on the link first, which would fetch ahead.
  await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { name: 'Latest from Our Blog' })).toBeVisible()
  await expect(page.getByText('New articles coming soon!')).toBeVisible()
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(0)
  const log = quietConsole.splice(0)
  expect(log).toContain('Failed to fetch featured post')
  expect(log.filter((line) => line.startsWith('Content query latestPosts failed'))).toHaveLength(2)
})

test('a content service that fails is Post Not Found, and the article on the next visit', async ({
  page,
  quietConsole,
}) => {
  const seen = countLoads(page)
  await openHydrated(page, '/author/editorial-team')
  await page.route(contentQuery, (route) => route.fulfill({ status: 500, json: {} }))
  const link = page.locator('.post-link').first()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible()
  await page.unroute(contentQuery)
  await page.goBack()
  await link.click()
  await expect(page.locator(text)).toBeVisible()
  expect(seen.loads).toBe(1)
  expect(quietConsole.splice(0).join()).toContain('Content query postBySlug failed')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const path of ['/blog/spend-based-or-activity-based', '/author/method-desk']) {
      test(`${path} has no violation of WCAG 2.2 AA and does not scroll sideways at 320 px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 320, height: 700 })
        await openHydrated(page, path)
        expect(await sidewaysPx(page)).toBe(0)
        expect(await violationsOf(page)).toEqual([])
      })
    }
  })
}
