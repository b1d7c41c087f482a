import { openChatPanel, textFile } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'
import { sidewaysPx, violationsOf } from './violations-of.ts'

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
const waterBill = `Urban Utilities
Water bill
Supply address 8 Wharf Street, Brisbane QLD 4000
Billing period 1 Jul 2025 to 30 Sep 2025
Water usage 42
Amount due $240.10
`
const question = 'Which figure is the electricity used?'

test('a bill without a sure figure offers those that may be it; one is chosen, counted and taken back', async ({
  page,
}) => {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles(textFile('fennel.txt', bill))
  const total = page.locator('.paper-total')
  await expect(total).toContainText('Nothing is counted yet', { timeout: 40_000 })
  const choices = page.getByRole('group', { name: question })
  const options = choices.locator('.paper-option')
  await expect(options).toHaveText([
    /^412 kWh.*total [\d.]+ kg, 0\.313 t$/,
    /^388 kWh.*total [\d.]+ kg, 0\.295 t$/,
    /^455 kWh.*total [\d.]+ kg, 0\.346 t$/,
  ])
  await options.filter({ hasText: '455 kWh' }).click()
  await expect(total.locator('data.double-rule')).toBeVisible()
  await expect(total).toContainText('345.80 kg')
  await expect(choices).toHaveCount(0)
  await expect(page.locator('.document-rows')).toContainText('L1')
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(total).toContainText('Nothing is counted yet')
  await expect(options).toHaveCount(3)
})

test('figures to choose among are marked on the document, unlike counted ones, and each leads to the other', async ({
  page,
}) => {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles(textFile('fennel.txt', bill))
  const marks = page.locator('.document-rows .row-mark[data-standing="open"]')
  await expect(marks).toHaveText(['C1', 'C2', 'C3'], { timeout: 40_000 })
  const row = page.locator('.document-rows tr').filter({ hasText: 'Unit B' })
  const entry = page.getByRole('button', { name: 'C2: 388 kWh, show on the document' })
  await entry.focus()
  await expect(row).toHaveAttribute('data-active', 'true')
  await page.keyboard.press('Enter')
  await expect(marks.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.document-rows .row-mark[data-mark="L1"]')).toHaveAttribute(
    'data-standing',
    'settled',
  )
  await expect(marks).toHaveText(['C1', 'C3'])
  await page.getByText('Figures beside it that may be part of the use').click()
  await marks.first().hover()
  await expect(page.locator('.paper-candidates li[data-active="true"]')).toContainText('412 kWh')
})

test('a figure without a unit is asked for it in place, and each answer tells its total', async ({
  page,
}) => {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles(textFile('water.txt', waterBill))
  const question = page.getByRole('group', { name: /^In which unit is/ })
  await expect(question).toBeVisible({ timeout: 40_000 })
  const option = question.getByRole('button', { name: /^42 kL.*total/ })
  const [told] = /[\d.,]+ t$/.exec(await option.innerText()) ?? ['']
  await option.click()
  await expect(page.locator('.paper-total-figure data')).toContainText(told)
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
        expect(await violationsOf(page)).toEqual([])
        const shots = process.env['SHOTS_DIR']
        if (shots !== undefined)
          await page.screenshot({ path: `${shots}/ask-${width}-${colorScheme}.png`, fullPage: true })
        await choices.locator('.paper-option').filter({ hasText: '455 kWh' }).click()
        await expect(page.locator('.paper-total data.double-rule')).toBeVisible()
        if (shots !== undefined)
          await page.screenshot({ path: `${shots}/chosen-${width}-${colorScheme}.png`, fullPage: true })
        expect(await violationsOf(page)).toEqual([])
        expect(await sidewaysPx(page)).toBe(0)
      })
    })
  }
}
