import type { Page } from '@playwright/test'
import { openHydrated } from './open-hydrated.ts'
import { expect, test } from './open-page.ts'
import { countLoads } from './count-loads.ts'

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

test('each page has one canonical address after a navigation', async ({ page }) => {
  await openHydrated(page, '/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  await expect(page.locator('head title')).toHaveCount(1)
})

test('back and forward return to where the pages were left', async ({ page }) => {
  await openHydrated(page, '/pricing')
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().focus()
  const left = await scrollTop(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => scrollTop(page)).toBe(left)
})

test('the page before stays until the chunk of the next one is here', async ({ page }) => {
  await openHydrated(page, '/pricing')
  const chunk = Promise.withResolvers<void>()
  await page.route(/\/assets\/about-.*\.js/, async (route) => {
    await chunk.promise
    await route.continue()
  })
  const heading = await page.locator('main h1').textContent()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .first()
    .click({ noWaitAfter: true })
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('main h1')).toHaveText(heading ?? '')
  chunk.resolve()
  await expect(page).toHaveTitle(/^About/)
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
})

test('a chunk that is gone after a deployment is replaced by a load of the page', async ({
  page,
  quietConsole,
}) => {
  await openHydrated(page, '/pricing')
  const seen = countLoads(page)
  await page.route(/\/assets\/about-.*\.js/, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle(/^About/)
  await expect(page.locator('main h1')).toBeVisible()
  expect(seen.loads).toBe(1)
  // The browser's own lines on the aborted requests.
  expect(quietConsole.splice(0).filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([])
})

test('a click that asks for a new tab gets one', async ({ page, context }) => {
  await openHydrated(page, '/pricing')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .first()
    .click({ modifiers: ['Control'] })
  expect((await opened).url()).toContain('/about')
  await expect(page).toHaveURL('/pricing')
})

test('each path change reports a page view with its path', async ({ page }) => {
  const paths: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) paths.push(request.postDataJSON())
  })
  await openHydrated(page, '/pricing?plan=pro')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await expect.poll(() => paths).toEqual([{ page_path: '/pricing' }, { page_path: '/about' }])
})

for (const { stored, system, isDark } of [
  { stored: null, system: 'dark', isDark: true },
  { stored: null, system: 'light', isDark: false },
  { stored: 'dark', system: 'light', isDark: true },
  { stored: 'light', system: 'dark', isDark: false },
] as const) {
  test(`the first frame has the right theme: ${stored ?? 'nothing'} stored, the system ${system}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((theme) => {
      if (theme !== null) localStorage.setItem('theme', theme)
      const frames: string[] = []
      Object.assign(window, { frames0: frames })
      function record(): void {
        if (document.body !== null) frames.push(getComputedStyle(document.body).backgroundColor)
        if (frames.length < 10) requestAnimationFrame(record)
      }
      requestAnimationFrame(record)
    }, stored)
    await openHydrated(page, '/pricing')
    const colors = await page.evaluate(() => [...new Set((window as { frames0?: string[] }).frames0)])
    expect(colors).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(isDark)
  })
}
