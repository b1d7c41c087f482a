import { expect, test } from '@playwright/test'
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
    await expect(platform.getByLabel(`${language}: Verify extractions`)).toContainText(words)
  }
})

test('the contents follow the scroll', async ({ page }) => {
  await openHydrated(page, '/api#platform-listMaterials')
  const contents = page.getByRole('navigation', { name: 'Endpoints of the platform' })
  await expect(contents.locator('[aria-current]')).toHaveText('List materials')
})

test('an endpoint of the open engine is really called from the page', async ({ page }) => {
  await openHydrated(page, '/api')
  const operation = page.locator('#engine-calculateEmissions')
  await operation.getByText('Try it').click()
  await operation.getByRole('button', { name: 'Send POST /calculations' }).click()
  await expect(operation.getByText('200 OK')).toBeVisible()
  await expect(operation.getByLabel('What came back')).toContainText('"complete": true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all 39 endpoints are read with their requests', async ({ page }) => {
    await page.goto('/api')
    await expect(
      page.locator('[id^="platform-"].api-operation .api-address', { hasText: '/api/' }),
    ).toHaveCount(39)
    await expect(page.getByLabel('curl: Read the trend')).toContainText('/api/dashboard/emissions/trend')
    await expect(page.getByText('Try it').first()).toBeHidden()
  })
})
