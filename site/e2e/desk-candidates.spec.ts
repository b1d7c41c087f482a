import AxeBuilder from '@axe-core/playwright'
import { openChatPanel, textFile } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'

/** A bill of three units of a house: nothing on it says which figure is the use that is billed. */
const bill = `Fennel Power
Electricity bill
Supply address 8 Wharf Street, Brisbane QLD 4000
Billing period 1 Jul 2025 to 30 Sep 2025

Unit A   412 kWh
Unit B   388 kWh
Unit C   455 kWh

Amount due   $240.10
`
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const question = 'Which figure is the electricity used?'

test('a bill without a sure figure offers those that may be it; one is chosen, counted and taken back', async ({
  page,
}) => {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles(textFile('fennel.txt', bill))
  const total = page.locator('.paper-total')
  await expect(total).toContainText('Nothing is counted yet', { timeout: 40_000 })
  const choices = page.getByRole('group', { name: question })
  await expect(choices.getByRole('button')).toHaveText([
    /^412 kWh.*comes to 0\.313 t$/,
    /^388 kWh.*comes to 0\.295 t$/,
    /^455 kWh.*comes to 0\.346 t$/,
  ])
  await choices.getByRole('button', { name: /^455 kWh/ }).click()
  await expect(total.locator('data.double-rule')).toBeVisible()
  await expect(total).toContainText('345.80 kg')
  await expect(choices).toHaveCount(0)
  await expect(page.locator('.document-rows')).toContainText('L1')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(total).toContainText('Nothing is counted yet')
  await expect(choices.getByRole('button')).toHaveCount(3)
})

test('in the chat such a bill is answered with what may be it, and its paper asks', async ({ page }) => {
  const panel = await openChatPanel(page)
  await panel.locator('input[type=file]').setInputFiles(textFile('fennel.txt', bill))
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  const card = panel.getByRole('figure', { name: 'Working of fennel.txt' })
  await expect(card.getByText('None of these is sure, so none is counted.')).toBeVisible({ timeout: 20_000 })
  await expect(card.getByText(/455 kWh of electricity/)).toBeVisible()
  await expect(panel.getByText(/Total/)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Open the working paper' }).click()
  await expect(page.getByRole('group', { name: question })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme} theme, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })
      test('the figures to choose among have no violation of WCAG 2.2 AA and fit the screen', async ({
        page,
      }) => {
        await page.goto('/working')
        await page.getByLabel('Choose files').setInputFiles(textFile('fennel.txt', bill))
        const choices = page.getByRole('group', { name: question })
        await expect(choices).toBeVisible({ timeout: 40_000 })
        const shots = process.env['SHOTS_DIR']
        if (shots !== undefined)
          await page.screenshot({ path: `${shots}/ask-${width}-${colorScheme}.png`, fullPage: true })
        await choices.getByRole('button', { name: /^455 kWh/ }).click()
        await expect(page.locator('.paper-total data.double-rule')).toBeVisible()
        if (shots !== undefined)
          await page.screenshot({ path: `${shots}/chosen-${width}-${colorScheme}.png`, fullPage: true })
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([])
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0)
      })
    })
  }
}
