import { openHydrated } from './open-hydrated.ts'
import { expect, test } from './open-page.ts'

test('once alive, a link changes the page without a reload, goes to the top and focuses the new heading', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes'
    window.scrollTo(0, 2000)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page).toHaveTitle(/Pricing/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => [document.documentElement.dataset['kept'], window.scrollY])).toEqual([
    'yes',
    0,
  ])
  await page.goBack()
  await expect(
    page.getByRole('heading', { level: 1, name: 'AI-Powered Carbon & ESG Reporting' }),
  ).toBeVisible()
})

test('an unknown address shows the not-found page with status 404 and a way home', async ({
  page,
  quietConsole,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
  await page.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL('/')
  quietConsole.splice(0)
})

test('the features menu opens on hover and by keyboard, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Features' })
  await menu.hover()
  await expect(page.getByRole('banner').getByRole('link', { name: /Incidents/ })).toBeVisible()
  await page.mouse.move(10, 800)
  await expect(page.getByRole('banner').getByRole('link', { name: /Incidents/ })).toBeHidden()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  const entries = await page
    .getByRole('banner')
    .locator('a[href^="/features/"], a[href="/integrations"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(entries)).toEqual(
    new Set([
      '/features/carbon-planning',
      '/features/incidents',
      '/features/emission-data',
      '/features/asset-emissions',
      '/integrations',
      '/features/web-api',
      '/features/natural-language',
      '/features/dashboard',
      '/features/team-management',
    ]),
  )
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the mobile menu opens, holds the features page and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Menu').click()
  const link = page.getByRole('banner').locator('a[href="/features"]:visible')
  await expect(link.first()).toBeVisible()
  await link.first().click()
  await expect(page).toHaveURL('/features')
})

test('the mobile menu works by keyboard: it opens, Escape closes it, and the focus is back on its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const button = banner.getByLabel('Menu')
  const entry = banner.locator('a[href="/features"]:visible')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(banner.locator('a[href="/"]:visible').last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(entry).toBeHidden()
})

test('the theme follows the system until one is chosen, and the choice is kept under "theme"', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await page.getByRole('banner').getByRole('button', { name: /dark/i }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('the dark page is dark in its first frame', async ({ page, quietConsole }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true)
  quietConsole.splice(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('answers, tabs and tables are in the page', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByText('Why are there no prices on this page?').click()
    await expect(page.getByText('Pricing is custom. It depends')).toBeVisible()
    await page.goto('/features/incidents')
    await expect(page.getByText('executive leadership').first()).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})
