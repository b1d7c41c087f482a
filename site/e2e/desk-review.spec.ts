import { readFileSync } from 'node:fs'
import { cutReplayCells } from '@doublerule/carbon/working/replay-cells.ts'
import type { Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { expect, test } from './open-page.ts'
import { electricityBill } from './electricity-bill.ts'
const billAbroad = {
  name: 'fatura.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    'Fatura de energia eletrica\nVencimento 24/02/2023\nConsumo ativo 55624 kWh 50645,59\nTotal a pagar 50645,59\n',
  ),
}

type Files = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]

async function readOnDesk(page: Page, files: Files) {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles(files)
  await expect(page.locator('.paper-total-figure')).toBeVisible({ timeout: 40_000 })
}

async function takeAlong(page: Page, name: string): Promise<Buffer> {
  const format = page.getByRole('button', { name, exact: true })
  if (await format.isHidden()) await page.getByRole('button', { name: 'Download', exact: true }).click()
  const saving = page.waitForEvent('download')
  await format.click()
  return readFileSync(await (await saving).path())
}

async function clearDesk(page: Page) {
  await page.getByRole('button', { name: 'Clear the desk' }).click()
  await page.getByRole('button', { name: 'Really clear it' }).click()
}

test('a bill without a place has no total, asks for the place, and goes on with the answer', async ({
  page,
}) => {
  await readOnDesk(page, billAbroad)
  const total = page.locator('.paper-total')
  await expect(total).toContainText('Nothing is counted yet')
  await expect(total.locator('data, svg')).toHaveCount(0)
  const question = page.getByRole('form', { name: 'Place of the document' })
  await question.getByLabel('Place').selectOption({ label: 'Brazil' })
  await question.getByRole('button', { name: 'Count it' }).click()
  await expect(total.locator('data.double-rule')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(page.locator('.paper-changes')).toContainText('Place Brazil; set by the preparer')
})

test('a bill without a place is named first in a set, which is no closed total', async ({ page }) => {
  await readOnDesk(page, [
    { name: 'bill.pdf', mimeType: 'application/pdf', buffer: readFileSync(electricityBill) },
    billAbroad,
  ])
  await expect(page.getByText('2 of 2 read')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.set-review li').first()).toContainText('fatura.txt: Nothing is counted')
  await expect(page.locator('.reading-name', { hasText: 'fatura.txt' })).toContainText('Nothing counted yet')
  await expect(page.locator('.paper-total-figure')).toContainText('Total so far')
})

test('a reviewer’s tick belongs to the line as it was, on the paper and in what is taken along', async ({
  page,
}) => {
  await readOnDesk(page, electricityBill)
  await page.getByRole('button', { name: /^Peak usage/ }).click()
  await page.getByRole('checkbox', { name: 'Traced' }).check()
  await page.getByRole('button', { name: 'Change this line' }).click()
  const form = page.getByRole('form', { name: 'Change L1' })
  await form.getByLabel('Quantity').fill('4260')
  await form.getByRole('button', { name: 'Work out again' }).click()
  await expect(page.getByText('4,260 kWh, printed 3,184 kWh')).toBeVisible()
  const tick = page.getByRole('checkbox', { name: 'Traced, before the line was changed' })
  await expect(tick).not.toBeChecked()
  await expect(page.locator('.paper-marks').first().locator('> :not(.reviewer-mark)')).toHaveCount(0)
  await expect(page.getByText(/checks agree on the lines as printed/)).toBeVisible()
  expect(String(await takeAlong(page, 'CSV'))).toContain('"Traced, before the line was changed"')
})

test('a workbook whose cells were typed over is said to be changed, by cell', async ({ page }) => {
  await readOnDesk(page, electricityBill)
  const papers = JSON.parse(String(await takeAlong(page, 'JSON, to replay'))) as object
  const workbook = {
    Lines: [
      ['Line', 'Quantity'],
      ['L1', '3184'],
    ],
  }
  const { heading, cells } = cutReplayCells(JSON.stringify({ ...papers, workbook }))
  const rows = (texts: readonly (readonly string[])[]) =>
    texts.map((row) => row.map((value) => ({ value, type: String })))
  const buffer = await writeXlsxFile([
    {
      sheet: 'Lines',
      data: rows([
        ['Line', 'Quantity'],
        ['L1', '5000'],
      ]),
    },
    { sheet: 'Replay', data: rows([heading, ...cells.map((cell) => [cell])]) },
  ]).toBuffer()
  await clearDesk(page)
  await page.getByLabel('Choose files').setInputFiles({ name: 'edited.xlsx', mimeType: '', buffer })
  const note = page.locator('.desk-replay')
  await expect(note).toContainText('edited.xlsx was changed after it was taken along, in one cell.')
  await expect(note).toContainText('Cell Lines!B2 (Quantity): 3184 when it was taken along, now 5000')
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t')
})

test('a CSV, a PDF and a broken JSON of papers are told for what they are, and nothing is counted', async ({
  page,
}) => {
  await readOnDesk(page, electricityBill)
  const csv = await takeAlong(page, 'CSV')
  const pdf = await takeAlong(page, 'PDF')
  await clearDesk(page)
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'copy.csv', mimeType: 'text/csv', buffer: csv },
    { name: 'copy.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'papers.json', mimeType: 'application/json', buffer: Buffer.from('{"workingVersion":"1"}') },
  ])
  const note = page.locator('.left-out')
  for (const words of ['A CSV of working papers', 'A PDF of working papers', 'A JSON of working papers']) {
    await expect(note).toContainText(words)
  }
  await expect(page.getByText('Put a bill on the desk')).toBeVisible()
})

test('the chosen vocabulary names totals, is kept and goes along', async ({ page }) => {
  await readOnDesk(page, electricityBill)
  await page.getByRole('radio', { name: 'NGER' }).check()
  await expect(page.locator('.paper-scopes')).toContainText('Outside NGER (Scope 3)')
  expect(String(await takeAlong(page, 'CSV'))).toContain('Outside NGER (Scope 3)')
  await page.reload()
  await expect(page.locator('.paper-scopes')).toContainText('Outside NGER (Scope 3)')
})

test('a printed paper has no buttons, and its total once', async ({ page }) => {
  await readOnDesk(page, electricityBill)
  await page.getByRole('button', { name: /^Peak usage/ }).click()
  await page.getByRole('button', { name: 'Strike out' }).click()
  await expect(page.getByText('Struck out: not counted')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('button', { name: /^Undo/ })).toBeHidden()
  await expect(page.locator('.paper-lines tfoot')).toHaveCSS('display', 'table-row-group')
})
