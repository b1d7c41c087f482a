import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutReplayCells } from '@doublerule/carbon/working/replay-cells.ts'
import type { Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { ask, openChatPanel } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'
import { specimens } from './specimens.ts'
import { dropFile } from './drop-file.ts'
import { sidewaysPx, violationsOf } from './violations-of.ts'
const bill = join(specimens, 'electricity-bill.pdf')
const docket = join(specimens, 'fuel-docket.jpg')
/** A picture without a letter on it: 64 × 64 grey pixels. */
const blankPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAATElEQVRo3u3PMQ0AAAwDoPp3ULeVsHsJOCB9LgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIClwG/4rGlgxS/WwAAAABJRU5ErkJggg==',
  'base64',
)

async function readOnDesk(page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles(files)
  await expect(page.locator('.paper-total-figure')).toBeVisible({ timeout: 40_000 })
}

test('another factor is looked up by words and place, and what goes with it stays with it', async ({
  page,
}) => {
  await readOnDesk(page, bill)
  await page.getByRole('button', { name: /^Peak usage/ }).click()
  await page.getByRole('button', { name: 'Change this line' }).click()
  const form = page.getByRole('form', { name: 'Change L1' })
  await form.getByRole('button', { name: 'Choose another factor' }).click()
  await form.getByLabel('Words').fill('victoria 2025 scope 2')
  await form.getByLabel('Country').selectOption('Australia')
  await form.getByRole('button', { name: /Victoria.*DCCEEW.*2025.*Scope 2/ }).click()
  const companion = form.getByRole('checkbox', { name: /Scope 3/ })
  await expect(companion).toBeChecked()
  await companion.uncheck()
  await expect(form).toContainText('Scope 3 of this line is then no longer counted.')
  await companion.check()
  await form.getByRole('button', { name: 'Work out again' }).click()
  await expect(page.locator('.paper-product').first()).toHaveText('3,184 kWh × (0.78 + 0.09)')
})

test('a unit that its kind is not measured in is refused with those that fit', async ({ page }) => {
  await readOnDesk(page, bill)
  await page.getByRole('button', { name: /^Peak usage/ }).click()
  await page.getByRole('button', { name: 'Change this line' }).click()
  const form = page.getByRole('form', { name: 'Change L1' })
  await form.getByLabel('Unit').fill('L')
  await form.getByRole('button', { name: 'Work out again' }).click()
  await expect(page.getByRole('alert')).toContainText('kWh, MWh, GJ or a currency fit')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t')
})

test('a mark on the document leads to its entry and an entry back to its mark', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await readOnDesk(page, bill)
  await page.locator('.page-mark[data-mark="L2"]').press('Enter')
  await expect(page.locator('#entry-L2')).toBeFocused()
  await page.locator('#entry-period').press('Enter')
  await expect(page.locator('.page-mark[data-mark="period"]')).toBeFocused()
})

test('what is printed in a column adds up to what is printed under it', async ({ page }) => {
  await readOnDesk(page, bill)
  const cents = async (selector: string) =>
    (await page.locator(selector).allTextContents())
      .filter((text) => /\d/.test(text))
      .map((text) => Math.round(Number(text.replaceAll(',', '')) * 100))
  for (const column of [3, 4]) {
    const lines = await cents(`.paper-line > :nth-child(${column})`)
    const rounding = await cents(`.paper-rounding > :nth-child(${column - 1})`)
    const [total] = await cents(`.paper-closing > :nth-child(${column - 1})`)
    expect([...lines, ...rounding].reduce((sum, each) => sum + each, 0)).toBe(total)
  }
})

test('a question is answered in place, each answer with the total it leads to', async ({ page }) => {
  await readOnDesk(page, docket)
  const options = page.locator('.paper-question li > button')
  const total = page.locator('.paper-total-figure data')
  await expect(page.getByText('Total so far').first()).toBeVisible()
  const last = options.last()
  await expect(last).toContainText(/total [\d,.]+ kg, [\d.]+ t$/)
  const promised = (await last.locator('.type-figure').textContent()) ?? ''
  await last.click()
  await expect(page.locator('.paper-question')).toHaveCount(0)
  await expect(total).toContainText(promised)
})

test('a photo that cannot be read stands beside an empty line to fill in', async ({ page, quietConsole }) => {
  await page.goto('/working')
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'blurred.png', mimeType: 'image/png', buffer: blankPicture })
  await expect(page.locator('.paper-failure')).toContainText('even light, in focus, the paper flat', {
    timeout: 40_000,
  })
  await expect(page.getByRole('img', { name: 'The document blurred.png' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Add a line by hand' })
  await form.getByLabel('What it is').fill('Site electricity')
  await form.getByLabel('Quantity').fill('100')
  await form.getByLabel('Unit').fill('kWh')
  await form.getByRole('button', { name: 'Add the line' }).click()
  await expect(page.locator('.paper-lines').getByText('Site electricity')).toBeVisible()
  await expect(page.getByText('100 kWh, entered by hand')).toBeVisible()
  // The browser reports the refusal of the file as a resource that failed.
  quietConsole.splice(0, 1)
})

test('a file dropped on any page is taken to the desk, and a reload still has it', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Open the AI assistant' }).hover()
  await dropFile(page, bill)
  await expect(page).toHaveURL(/\/working$/)
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t', { timeout: 40_000 })
  await page.reload()
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t')
  await expect(page.locator('.document-page[data-drawn="true"]').first()).toBeAttached()
})

test('saved papers open elsewhere, read-only and worked out again, until they are deleted', async ({
  page,
  browser,
}) => {
  await readOnDesk(page, bill)
  await page.getByLabel('Prepared by').fill('Ada Ray')
  await page.getByRole('button', { name: 'Save and share' }).click()
  const address = (await page.locator('.saved-link a').textContent()) ?? ''
  const reader = await (await browser.newContext()).newPage()
  const answer = await reader.goto(address)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(reader.locator('.paper-total-figure data')).toContainText('3.668 t')
  await expect(reader.getByText('Worked out again: the same, to the last digit.')).toBeVisible()
  await expect(reader.getByText('Ada Ray')).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Change this line' })).toHaveCount(0)
  await page.locator('.saved-link').getByRole('button', { name: 'Delete it now' }).click()
  await expect(page.getByRole('button', { name: 'Save and share' })).toBeEnabled()
  await reader.reload()
  await expect(reader.getByText('No paper is kept under this link')).toBeVisible()
  await reader.context().close()
})

test('on a phone a reader’s copy begins with its total, and its labels are whole', async ({
  page,
  quietConsole,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await readOnDesk(page, bill)
  await page.getByRole('button', { name: 'Save and share' }).click()
  await page.goto((await page.locator('.saved-link a').textContent()) ?? '')
  await expect(page.locator('.paper-total-figure data')).toBeInViewport({ ratio: 1 })
  const cut = await page
    .locator('.document-evidence .row-mark')
    .evaluateAll((marks) => marks.filter((mark) => mark.scrollWidth > mark.clientWidth).length)
  expect(cut).toBe(0)
  expect((await page.goto(`/working/${'A'.repeat(22)}`))?.status()).toBe(404)
  await expect(page.getByText('No paper is kept under this link')).toBeVisible()
  // The browser reports the page and its call, which are not there.
  quietConsole.splice(0)
})

test('a reader’s copy of a set begins with the summary of the set, and leads to its papers and back', async ({
  page,
}) => {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles([bill, join(specimens, 'gas-bill.pdf')])
  await expect(page.getByText('2 of 2 read')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Save and share' }).click()
  await page.goto((await page.locator('.saved-link a').textContent()) ?? '')
  const total = page.locator('.paper-total-figure data')
  await expect(page.getByRole('heading', { name: 'Summary of 2 documents' })).toBeVisible()
  await expect(total).toContainText('4.296 t')
  const choice = page.getByRole('combobox', { name: /^Show/ })
  await choice.selectOption('1. electricity-bill.pdf')
  await expect(total).toContainText('3.668 t')
  await choice.selectOption('Summary of the set')
  await expect(page.getByRole('table', { name: 'By scope' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'XLSX' })).toHaveAttribute('href', /\.xlsx$/)
})

test('whatever is changed after saving, the link and the way to delete it stay in this browser', async ({
  page,
}) => {
  await readOnDesk(page, bill)
  await page.getByRole('button', { name: 'Save and share' }).click()
  const link = page.locator('.saved-link a')
  const address = (await link.textContent()) ?? ''
  await page.getByLabel('Note').fill('x')
  await expect(page.locator('.saved-link')).toContainText('The link shows the paper as it was saved at')
  await expect(link).toHaveText(address)
  await page.getByRole('button', { name: 'Save again' }).click()
  await expect(link).not.toHaveText(address)
  await page.getByRole('button', { name: 'Clear the desk' }).click()
  await page.getByRole('button', { name: 'Really clear it' }).click()
  await page.reload()
  await page.getByText('Saved from this browser: 2 papers').click()
  const entries = page.locator('.saved-here li')
  for (const left of [1, 0]) {
    await entries.last().getByRole('button', { name: 'Delete it now' }).click()
    await expect(entries).toHaveCount(left)
  }
  expect((await page.request.get(address.replace('/working/', '/api/workings/'))).status()).toBe(404)
})

test('a set shows its summary: totals by scope, kind, month and site, and the same bill counted once', async ({
  page,
}) => {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'electricity-bill.pdf', mimeType: 'application/pdf', buffer: readFileSync(bill) },
    { name: 'fuel-docket.jpg', mimeType: 'image/jpeg', buffer: readFileSync(docket) },
    { name: 'copy.pdf', mimeType: 'application/pdf', buffer: readFileSync(bill) },
  ])
  await expect(page.getByText('3 of 3 read')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('copy.pdf is the same as electricity-bill.pdf: the same file.')).toBeVisible()
  for (const caption of ['By scope', 'By kind', 'By month, shared out by days', 'By site']) {
    await expect(page.getByRole('table', { name: caption })).toBeVisible()
  }
  await page.locator('.reading-name', { hasText: 'fuel-docket.jpg' }).click()
  await expect(page.locator('.paper-question')).toBeVisible()
})

test('while a set is read its bar and what is read now are in sight, and the list is not cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/working')
  const names = Array.from({ length: 12 }, (_, index) => `docket-${index + 1}.jpg`)
  const buffer = readFileSync(docket)
  await page
    .getByLabel('Choose files')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
  await expect(page.getByRole('progressbar', { name: 'Documents done' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('list', { name: 'Being read now' })).toContainText('docket-1.jpg')
  await expect(page.locator('.reading-list li').first()).toBeHidden()
  await page.getByText('12 documents', { exact: true }).click()
  await expect(page.locator('.reading-list li').last()).toBeVisible()
  const list = await page.locator('.reading-list').evaluate((element) => ({
    cutPx: element.scrollHeight - element.clientHeight,
  }))
  expect(list.cutPx).toBeLessThanOrEqual(0)
})

test('a workbook that was taken along is replayed when it is put on the desk again', async ({ page }) => {
  await readOnDesk(page, bill)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel with formulas' }).click()
  const path = await (await saving).path()
  await page.getByRole('button', { name: 'Clear the desk' }).click()
  await page.getByRole('button', { name: 'Really clear it' }).click()
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'working-paper.xlsx', mimeType: '', buffer: readFileSync(path) })
  await expect(page.locator('.desk-replay')).toContainText('Worked out again: the same, to the last digit.')
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t')
})

test('a workbook whose papers were cut is not taken for a bill, and says what is wrong', async ({ page }) => {
  const { heading, cells } = cutReplayCells(JSON.stringify({ workingVersion: '1', analyses: [] }))
  const rows = [heading, [cells[0]?.slice(0, 20) ?? '']]
  const data = rows.map((row) => row.map((value) => ({ value, type: String })))
  const buffer = await writeXlsxFile([{ sheet: 'Replay', data }]).toBuffer()
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles({ name: 'cut.xlsx', mimeType: '', buffer })
  await expect(page.getByRole('alert')).toContainText('cells of its sheet “Replay” were cut or lost')
  await expect(page.getByText('Put a bill on the desk')).toBeVisible()
})

test('a sum typed in the chat is a small paper that opens on the desk', async ({ page }) => {
  const panel = await openChatPanel(page)
  await ask(page, panel, '300 kWh in SA + 50 L petrol')
  const card = panel.getByRole('figure', { name: /^Working of 300 kWh/ })
  await expect(card).toContainText('217.04 kg')
  await expect(card.getByRole('button').first()).toHaveText('Open the working paper')
  await card.getByRole('button', { name: 'Open the working paper' }).click()
  await expect(page).toHaveURL(/\/working$/)
  await expect(page.locator('.paper-total-figure')).toContainText('217.04 kg')
  await page.locator('.row-mark', { hasText: 'L2' }).click()
  await expect(page.locator('#entry-L2')).toBeFocused()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the total of a bill in the chat is in view at once at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const panel = await openChatPanel(page)
    await panel.locator('input[type=file]').setInputFiles(bill)
    await panel.getByRole('textbox').press('Enter')
    const total = panel.locator('.chat-result-total > data')
    await expect(total).toContainText('3.668 t', { timeout: 40_000 })
    await expect(total).toBeInViewport({ ratio: 1 })
  })
}

test('a visitor without a bill takes a specimen', async ({ page }) => {
  await page.goto('/working')
  await page.getByRole('button', { name: 'Electricity bill' }).click()
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t', { timeout: 40_000 })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const width of [1280, 390]) {
      test(`the desk with a paper has no violation of WCAG 2.2 AA at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await readOnDesk(page, bill)
        await page.locator('.paper-entry').first().click()
        await page.getByRole('button', { name: 'Change this line' }).click()
        await page.getByRole('button', { name: 'Add a line by hand' }).click()
        // A mark is as large as the value it stands on; its entry on the paper does the same (2.5.8, equivalent).
        expect(await violationsOf(page, ['.page-mark'])).toEqual([])
      })
    }
  })
}

test('the desk with a paper does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await readOnDesk(page, bill)
  await page.locator('.paper-entry').first().click()
  const overPx = await sidewaysPx(page)
  expect(overPx).toBeLessThanOrEqual(0)
})

test('on a phone a file is chosen from the first screen of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.locator('label:visible', { hasText: 'Choose a file' })).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Choose a file').last().setInputFiles(bill)
  await expect(page).toHaveURL(/\/working$/)
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t', { timeout: 40_000 })
})
