import { openHydrated } from './open-hydrated.ts'
import { expect, test } from './open-page.ts'

test('one question of the pricing page is open at a time, and it closes again', async ({ page }) => {
  await page.goto('/pricing')
  const first = page.getByText('What counts as a business unit?')
  const second = page.getByText('Can we move to a larger plan during the year?')
  await first.click()
  await expect(page.getByText('A distinct department, location or subsidiary')).toBeVisible()
  await second.click()
  await expect(page.getByText('Upgrades are prorated')).toBeVisible()
  await expect(page.getByText('A distinct department, location or subsidiary')).toBeHidden()
  await second.click()
  await expect(page.getByText('Upgrades are prorated')).toBeHidden()
})

test('the plans carry their limits and lead to the contact page', async ({ page }) => {
  await page.goto('/pricing')
  const growth = page.getByRole('article', { name: 'Growth' })
  await expect(growth).toContainText('Popular')
  await expect(growth).toContainText('6 to 20')
  const enterprise = page.getByRole('article', { name: 'Enterprise' })
  await expect(enterprise.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact')
  await expect(page.locator('main').getByRole('link', { name: 'Get Started' })).toHaveCount(4)
})

const tabbedPages = [
  { path: '/integrations', tabs: ['Enterprise Systems', 'Data Sources', 'Reporting'] },
  {
    path: '/features/incidents',
    tabs: ['Reporting', 'Tracking', 'Severity', 'Assignment', 'Notifications', 'Updates'],
  },
  { path: '/features/web-api', tabs: ['Key Endpoints', 'Query Parameters', 'Security Features', 'Webhooks'] },
]
for (const { path, tabs } of tabbedPages) {
  test(`${path} has its tabs, the first one chosen, and arrows move between them`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('tab')).toHaveText(tabs)
    const [first = '', second = ''] = tabs
    await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: first }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: second })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await page.keyboard.press('Home')
    await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true')
  })
}

test('enterprise systems are all marked as coming soon', async ({ page }) => {
  await page.goto('/integrations')
  const panel = page.getByRole('tabpanel')
  for (const name of ['SAP', 'Salesforce', 'Microsoft Dynamics', 'Oracle', 'QuickBooks', 'Workday']) {
    await expect(panel.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(panel.getByText('Coming soon')).toHaveCount(6)
})

test('a partner’s full profile opens in a dialog of at most 80vh, and one partner needs no arrows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/partners')
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await page.getByRole('button', { name: 'View Full Profile' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Specialties')
  const box = await dialog.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(560)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'View Full Profile' })).toBeFocused()
})

test('an API snippet can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/api')
  await page.getByRole('button', { name: 'Copy Get a token' }).click()
  await expect(page.getByText('Copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/v1/auth/token')
})

test('the newsletter makes no call and the blog announces itself', async ({ page }) => {
  const calls: string[] = []
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blog is Coming Soon!')
  await expect(page.getByRole('link', { name: 'Get Notified' })).toHaveAttribute('href', '/contact')
  page.on('request', (request) => request.resourceType() === 'script' || calls.push(request.url()))
  await page.getByPlaceholder('Your email address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.waitForTimeout(300)
  expect(calls).toEqual([])
})

test('an article has its text, its author and related articles; an unknown one is not found', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/blog/diesel-has-two-right-factors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesel has two right factors')
  await expect(page.getByText(/\d+ min read/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeVisible()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await expect(page).toHaveURL(/\/author\//)
  await expect(page.getByRole('heading', { name: /Articles by/ })).toBeVisible()
  const missing = await page.goto('/blog/no-such-post')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
  const nobody = await page.goto('/author/nobody')
  expect(nobody?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author Not Found')
  quietConsole.splice(0)
})

test('the home page recomputes the bill for another state and shows where a figure is from', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'TAS' }).check({ force: true })
  await expect(page.locator('main').getByText('Factor, Tasmania')).toBeVisible()
  await page
    .getByRole('button', { name: /show the source/ })
    .first()
    .click()
  await expect(page.getByRole('note').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('note').first()).toBeHidden()
})

test('the first article cards and the call to action carry their figures', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Featured', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Ready to streamline your carbon reporting?' }),
  ).toBeVisible()
  for (const figure of ['1,240', '210', '450', '580'])
    await expect(page.getByText(figure).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute('href', '/contact')
})

test('without articles the home page says so, and a featured article that fails shows nothing', async ({
  page,
  quietConsole,
}) => {
  await openHydrated(page, '/mission')
  await page.route('**/api/posts/featured', (route) => route.fulfill({ status: 500, body: '' }))
  await page.route('**/data/query/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('heading', { name: 'How It Works' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Latest from Our Blog' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('New articles coming soon!')).toBeVisible()
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(0)
  expect(quietConsole.splice(0).some((line) => line.includes('Failed to fetch featured post'))).toBe(true)
})

test('the placeholders announce themselves', async ({ page }) => {
  await page.goto('/features/dashboard')
  await expect(page.locator('main').getByText('Coming Soon')).toBeVisible()
  await page.goto('/features/asset-emissions')
  await expect(page.locator('main').getByText('Coming Soon')).toBeVisible()
  await page.goto('/studio')
  await expect(page).toHaveURL('/studio')
  await expect(page.getByText('Redirecting to Sanity Studio...')).toBeVisible()
})
