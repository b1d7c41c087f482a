import { join } from 'node:path'
import { ask, openChatPanel } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'
import { violationsOf } from './violations-of.ts'

const factor = '/factors/de-eea-2025-electricity-2024-scope2'

test('a factor is searched for with slips, opened, multiplied by and cited', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/factors')
  await page.getByLabel('Words').fill('germny electricty 2024')
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/q=germny\+electricty\+2024&.*country=DE/)
  await page
    .getByRole('link', { name: 'Grid electricity, Germany (2024), Scope 2 location-based', exact: true })
    .click()

  await expect(page).toHaveURL(factor)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Grid electricity, Germany \(2024\)/)
  await page.getByLabel('Quantity').fill('500')
  await expect(page.locator('#factor-result')).toContainText('= 145.5 kg CO2e')
  await page.getByLabel('Unit').selectOption('MWh')
  await expect(page.locator('#factor-result')).toContainText('= 145,500 kg CO2e')

  await page.getByRole('button', { name: 'Copy As BibTeX' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '@misc{de-eea-2025-electricity-2024-scope2,',
  )
  await page.getByRole('link', { name: '2023', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(2023\)/)
})

test('pages of the list are walked through and back', async ({ page }) => {
  await page.goto('/factors?kind=electricity')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await expect(page).toHaveURL('/factors?kind=electricity&page=2')
  await page.goBack()
  await expect(page.getByText(/^Page 1 of/)).toBeVisible()
})

test('an id that is not in the library is not found', async ({ page, quietConsole }) => {
  const response = await page.goto('/factors/no-such-factor')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  quietConsole.splice(0, 1)
})

test('the library is downloaded with an entity tag', async ({ request }) => {
  for (const [path, type] of [
    ['/factors.csv', 'text/csv'],
    ['/factors.json', 'application/json'],
  ] as const) {
    const first = await request.get(path)
    expect(first.headers()['content-type']).toContain(type)
    const again = await request.get(path, { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
    expect(again.status()).toBe(304)
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain(factor)
})

test('a figure of a reply and a figure on the desk lead to the pages of their factors', async ({
  page,
  request,
}) => {
  const panel = await openChatPanel(page)
  await ask(page, panel, '1000 kWh in Kenya')
  const cited = panel.locator('a[href^="/factors/"]').first()
  await expect(cited).toHaveAttribute('href', '/factors/ke-ember-2026-electricity-2025-scope2')

  await page.goto('/working')
  const bill = join(import.meta.dirname, '../../packages/documents/specimens/electricity-bill.pdf')
  await page.getByLabel('Choose files').setInputFiles(bill)
  await page.getByRole('button', { name: /^Peak usage/ }).click({ timeout: 40_000 })
  const links = page.locator('.line-source a')
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toContain('/factors/au-nga-2025-electricity-qld-scope2')
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const path of ['/factors?q=diesel', factor, '/factors/ke-ember-2026-electricity-2024-scope2']) {
      test(`${path} has no violation of WCAG 2.2 AA and fits 320 px`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 })
        await page.goto(path)
        expect(await violationsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searches, opens a factor and works out a sum', async ({ page }) => {
    await page.goto('/factors')
    await page.getByLabel('Words').fill('diesel transport')
    await page.getByLabel('Country').selectOption({ label: 'New Zealand' })
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Diesel (NZ), transport combustion' }).click()
    await page.getByLabel('Quantity').fill('61.75')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.locator('#factor-result')).toContainText('= 164.9817975 kg CO2e')
  })
})
