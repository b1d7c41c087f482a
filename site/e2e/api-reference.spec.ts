import { expect, test } from '@playwright/test'
import { holdClient } from './hold-client.ts'
import { openHydrated } from './open-hydrated.ts'

test('an endpoint is found by its words, and its request is had in four languages', async ({ page }) => {
  await openHydrated(page, '/api')
  const contents = page.getByRole('navigation', { name: 'Endpoints of the platform' })
  await contents.getByLabel('Find an endpoint').fill('extractions verify')
  await expect(contents.getByRole('listitem')).toHaveText(['Verify extractions'])
  const platform = page.getByRole('region', { name: 'Every endpoint of the platform' })
  for (const [language, words] of [
    ['TypeScript', 'await fetch('],
    ['Python', 'requests.post('],
    ['C#', 'HttpMethod.Post'],
    ['curl', 'curl -X POST'],
  ] as const) {
    await platform.getByRole('radio', { name: language }).check({ force: true })
    await expect(platform.getByLabel(`${language}: Verify extractions`, { exact: true })).toContainText(words)
  }
})

test('the contents follow the scroll', async ({ page }) => {
  await openHydrated(page, '/api#platform-listMaterials')
  const contents = page.getByRole('navigation', { name: 'Endpoints of the platform' })
  await expect(contents.locator('[aria-current]')).toHaveText('List materials')
})

for (const [hash, heading] of [
  ['platform-listMaterials', 'List materials'],
  ['engine-listRegions', 'List regions'],
  ['engine-object-Emission', 'Emission'],
] as const) {
  test(`#${hash} leads there before any code, and stays there as the page comes alive`, async ({ page }) => {
    const letGo = await holdClient(page)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(`/api#${hash}`)
    const target = page.locator(`#${hash}`).getByRole('heading', { name: heading, exact: true })
    await expect(target).toBeInViewport()
    const topOf = () => target.evaluate((title) => Math.round(title.getBoundingClientRect().top))
    await page.waitForTimeout(500)
    const before = await topOf()
    await page.locator('#root button').first().dispatchEvent('pointerover')
    letGo()
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    await page.waitForTimeout(300)
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2)
  })
}

test('what is read stays in its place when the page comes alive in the middle of it', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/api')
  await page.mouse.move(200, 400)
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 500)
  await page.waitForTimeout(500)
  const read = await page.evaluateHandle(() => document.elementFromPoint(200, 400))
  const topOf = () => read.evaluate((part) => Math.round(part?.getBoundingClientRect().top ?? 0))
  const before = await topOf()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await page.waitForTimeout(300)
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2)
})

test('Back leads to the endpoint that was read', async ({ page }) => {
  await openHydrated(page, '/api')
  const target = page.locator('#engine-listFactors')
  await target.evaluate((section) => section.scrollIntoView())
  await page.waitForTimeout(300)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(/^Pricing/)
  await page.goBack()
  await expect(target.getByRole('heading').first()).toBeInViewport()
})

test('the reference stays as it was served where its data does not come, and the next touch tries again', async ({
  page,
}) => {
  await page.route('**/api/reference', (route) => route.abort(), { times: 1 })
  await page.goto('/api')
  const copy = page.getByRole('button', { name: 'Copy curl: Start a session' })
  const failed = page.waitForEvent('requestfailed')
  await copy.dispatchEvent('pointerover')
  await failed
  await expect(page.getByLabel('curl: Start a session', { exact: true })).toContainText('/api/auth/login')
  await expect(page.locator('html')).not.toHaveAttribute('data-awake')
  await copy.dispatchEvent('pointerover')
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await expect(page.getByLabel('curl: Start a session', { exact: true })).toContainText('/api/auth/login')
})

test('a link to an endpoint opens it, and what was opened is open after Back', async ({ page }) => {
  await openHydrated(page, '/api')
  const platform = page.getByRole('region', { name: 'Every endpoint of the platform' })
  const code = platform.getByLabel('curl: List materials', { exact: true })
  await expect(code).toBeHidden()
  await page.getByRole('link', { name: '/api/materials', exact: true }).first().click()
  await expect(code).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(/^Pricing/)
  await page.goBack()
  await expect(code).toBeVisible()
})

test('a search opens what it finds, and one button opens every row', async ({ page }) => {
  await openHydrated(page, '/api')
  const platform = page.getByRole('region', { name: 'Every endpoint of the platform' })
  await platform.getByLabel('Find an endpoint').fill('extractions verify')
  await expect(platform.getByLabel('curl: Verify extractions', { exact: true })).toBeVisible()
  await platform.getByLabel('Find an endpoint').fill('')
  await expect(platform.getByLabel('curl: Verify extractions', { exact: true })).toBeHidden()
  await platform.getByRole('button', { name: 'Open all' }).click()
  await expect(platform.locator('details[id]:not([open])')).toHaveCount(0)
})

test('an endpoint of the open engine is really called from the page', async ({ page }) => {
  await openHydrated(page, '/api')
  const operation = page.locator('#engine-calculateEmissions')
  await operation.getByText('Try it').click()
  await operation.getByRole('button', { name: 'Send POST /v1/calculations' }).click()
  await expect(operation.getByText('200 OK')).toBeVisible()
  await expect(operation.getByLabel('What came back', { exact: true })).toContainText('"complete": true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all 39 endpoints are read with their requests', async ({ page }) => {
    await page.goto('/api')
    await expect(
      page.locator('[id^="platform-"].api-operation .api-address', { hasText: '/api/' }),
    ).toHaveCount(39)
    await expect(page.getByLabel('curl: Read the trend', { exact: true })).toContainText(
      '/api/dashboard/emissions/trend',
    )
    await expect(page.getByText('Try it').first()).toBeHidden()
  })

  test('a row that the address names shows what is in it, another is opened by a click', async ({ page }) => {
    await page.goto('/api#platform-listMaterials')
    await expect(page.getByLabel('curl: List materials', { exact: true })).toBeVisible()
    const other = page.getByLabel('curl: List incidents', { exact: true })
    await expect(other).toBeHidden()
    await page.locator('#platform-listIncidents > summary').click()
    await expect(other).toBeVisible()
  })
})
