import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { ask, openChatPanel, textFile } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'

const docket = `City Fuels Pty Ltd
TAX INVOICE
Date: 12/08/2025
Diesel 62.40 L @ $1.899 $118.50
Total $118.50
`

/** A register whose texts a spreadsheet would run: each begins with a sign of a formula. */
const hostileRegister = `Date,Description,Quantity,Unit
2025-08-01,"=HYPERLINK(""http://evil.example"",""Electricity"") electricity",1200,kWh
2025-08-02,+61 diesel for truck,60,L
2025-08-03,@SUM(A1) natural gas,40,GJ
2025-08-04,-electricity office,500,kWh
`

/** Lets go of files over the panel, or pastes them into its field, as the browser would. */
async function hand(page: Page, target: Locator, event: 'drop' | 'paste', names: readonly string[]) {
  const data = await page.evaluateHandle(
    ([fileNames, content]) => {
      const transfer = new DataTransfer()
      for (const name of fileNames) transfer.items.add(new File([content], name, { type: 'text/plain' }))
      return transfer
    },
    [names, docket] as const,
  )
  if (event === 'drop') {
    await target.dispatchEvent('dragenter', { dataTransfer: data })
    await target.dispatchEvent('dragover', { dataTransfer: data })
    await expect(page.getByText('Drop a receipt or invoice to attach it')).toBeVisible()
    await target.dispatchEvent('drop', { dataTransfer: data })
    await expect(page.getByText('Drop a receipt or invoice to attach it')).toBeHidden()
    return
  }
  await target.evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

async function send(panel: Locator) {
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
}

test('a file dropped on the panel is attached; of several the first, and the panel says so', async ({
  page,
}) => {
  const panel = await openChatPanel(page)
  await hand(page, panel, 'drop', ['docket.txt', 'second.txt'])
  await expect(panel.getByText('One file at a time: only docket.txt was attached.')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Remove/ })).toBeVisible()
})

test('a pasted file is attached and read, from upload through named steps to the sum', async ({ page }) => {
  const panel = await openChatPanel(page)
  await hand(page, panel.getByRole('textbox'), 'paste', ['docket.txt'])
  await expect(panel.getByText('docket.txt')).toBeVisible()
  await page.route('**/api/ai/upload-base64', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await send(panel)
  await expect(panel.getByText('Document type detection')).toBeVisible()
  await expect(panel.getByText('Emissions calculation')).toBeVisible()
  await expect(panel.getByText(/City Fuels Pty Ltd/).first()).toBeVisible({ timeout: 20_000 })
  await expect(panel.getByText('2 of 3 uploads left')).toBeVisible()
})

test('vehicle or generator: both sums stand side by side, and one click moves the total', async ({
  page,
}) => {
  const panel = await openChatPanel(page)
  await panel.locator('input[type=file]').setInputFiles(textFile('docket.txt', docket))
  await send(panel)
  const vehicle = panel.getByRole('button', { name: /^Registered vehicle/ })
  const generator = panel.getByRole('button', { name: /^Generator or off-road plant/ })
  await expect(vehicle).toContainText('211.26 kg', { timeout: 20_000 })
  await expect(generator).toContainText('210.76 kg')
  await expect(panel.getByRole('figure').getByText('211.26 kg').last()).toBeVisible()
  await generator.click()
  await expect(generator).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByText('Answered by you. The sum and the totals follow your answer.')).toBeVisible()
  await expect(panel.getByRole('figure').getByText('210.76 kg').last()).toBeVisible()
  await ask(page, panel, 'and what is the total now?')
  await expect(panel.getByText(/Total: 0\.211 t CO2e/).last()).toBeVisible()
})

test('in the CSV of the working paper nothing is a formula: texts of the document are text', async ({
  page,
}) => {
  const panel = await openChatPanel(page)
  await panel.locator('input[type=file]').setInputFiles(textFile('register.csv', hostileRegister))
  await send(panel)
  await panel.getByRole('button', { name: 'Open the working paper' }).click({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('working-paper.csv')
  const texts = parseCsv(await readFile(await saved.path(), 'utf8')).flat()
  expect(texts.filter((text) => text.startsWith("'="))).not.toEqual([])
  expect(texts.filter((text) => /^'[+@-]/.test(text)).length).toBeGreaterThanOrEqual(3)
  expect(texts.filter((text) => /^[=+@-]/.test(text))).toEqual([])
})

test('a refused extension, an empty file, a file over 10 MB and a fourth upload each have their toast', async ({
  page,
}) => {
  await page.route('**/api/ai/upload-base64', (route) =>
    route.fulfill({ status: 200, contentType: 'text/plain', body: 'Read.' }),
  )
  const panel = await openChatPanel(page)
  const picker = panel.locator('input[type=file]')
  await picker.setInputFiles(textFile('macro.xlsm', 'x'))
  await expect(page.getByText('File type not accepted', { exact: true })).toBeVisible()
  await picker.setInputFiles(textFile('empty.txt', ''))
  await expect(page.getByText('File is empty', { exact: true })).toBeVisible()
  await picker.setInputFiles(textFile('large.txt', 'a'.repeat(10 * 1024 * 1024 + 1)))
  await expect(page.getByText('File too large', { exact: true })).toBeVisible()
  await expect(page.getByText('Please upload files smaller than 10MB.', { exact: true })).toBeVisible()
  await expect(panel.getByText('3 of 3 uploads left')).toBeVisible()

  for (let upload = 1; upload <= 3; upload += 1) {
    await picker.setInputFiles(textFile(`bill-${upload}.txt`, '100 kWh'))
    await send(panel)
    await expect(panel.getByText('Read.', { exact: true })).toHaveCount(upload)
  }
  await expect(panel.getByRole('button', { name: 'Attach a file' })).toBeDisabled()
  await expect(panel.getByText('0 of 3 uploads left')).toBeVisible()
  await hand(page, panel, 'drop', ['fourth.txt'])
  await expect(page.getByText('Upload limit reached', { exact: true })).toBeVisible()
  await expect(
    page.getByText(/^Demo limited to 3 file uploads\. Contact \S+@\S+ for unlimited access\.$/),
  ).toBeVisible()
})

/** Cells of a CSV with quotes (RFC 4180). */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((row) => row.length > 1)
}
