import type { Page } from '@playwright/test'
import { type ModelStub, sayWords, startModelStub } from '../server/testing/start-model-stub.ts'
import { textFile } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'
import { type OwnSite, startOwnSite } from './start-own-site.ts'
import { sidewaysPx, violationsOf } from './violations-of.ts'

const bill = `Moreton Bay Energy
Electricity bill
Supply address: 12 Quay Street, Brisbane QLD 4000
Billing period 1 Jul 2025 to 30 Sep 2025
Peak usage    3,000 kWh   at 30.00 c/kWh   $900.00
Off peak usage    1,250 kWh   at 20.00 c/kWh   $250.00
Total usage 4,250 kWh
Site B usage 812 kWh at 30.00 c/kWh  $243.60
Amount due $1,393.60
`
/** Of a use that the engine leaves out, and of a figure that stands nowhere. */
const proposals = [
  { quantity: '812', text: 'Site B usage 812 kWh at 30.00 c/kWh $243.60' },
  { quantity: '99,999', text: 'Total usage 4,250 kWh' },
].map((line) => ({ kind: 'electricity', unit: 'kWh', page: 1, ...line }))
const question = 'Which figure is the electricity used?'

let stub: ModelStub
let site: OwnSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  stub = await startModelStub()
  stub.answerWith(sayWords(JSON.stringify({ lines: proposals })))
  site = await startOwnSite({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: stub.baseUrl,
    AI_MODEL: 'stand-in',
    AI_READING: 'true',
  })
})
test.afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await stub.close()
})

async function readBill(page: Page) {
  await page.goto(`${site.origin}/working`)
  await page.getByLabel('Choose files').setInputFiles(textFile('bill.txt', bill))
  const asked = page.getByRole('group', { name: question })
  await expect(asked).toBeVisible({ timeout: 60_000 })
  return asked
}

test('two readers that differ are asked about, and either answer stands and is taken back', async ({
  page,
}) => {
  const asked = await readBill(page)
  const options = asked.locator('.paper-option')
  await expect(options).toHaveText([/^3,000 kWh \+ 1,250 kWh, as counted.*3\.230 t$/, /^812 kWh.*0\.617 t$/])
  const total = page.locator('.paper-total')
  await expect(total).toContainText('3,230.00 kg')
  await options.last().click()
  await expect(total).toContainText('617.12 kg')
  await expect(asked).toHaveCount(0)
  // Two lines are struck and one is chosen.
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(left)
  }
  await expect(asked).toBeVisible()
  await options.first().click()
  await expect(asked).toHaveCount(0)
  await expect(total).toContainText('3,230.00 kg')
})

test('what the model read is told under the checks, with the reason of what was refused', async ({
  page,
}) => {
  await readBill(page)
  const told = page.getByRole('region', { name: 'Second reading by stand-in' })
  await expect(told.getByRole('listitem')).toHaveText([
    /^Asked Electricity 812 kWh/,
    /^Refused Electricity 99,999 kWh.*: this figure is not printed there$/,
  ])
  await page.goto(`${site.origin}/privacy`)
  await expect(page.getByText('the text of the pages goes to it')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 768, 1280]) {
    test.describe(`${colorScheme} theme, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })
      test('the question of two readers has no violation of WCAG 2.2 AA and fits the screen', async ({
        page,
      }) => {
        await readBill(page)
        expect(await violationsOf(page)).toEqual([])
        expect(await sidewaysPx(page)).toBe(0)
        const shots = process.env['SHOTS_DIR']
        if (shots !== undefined)
          await page.screenshot({ path: `${shots}/readers-${width}-${colorScheme}.png`, fullPage: true })
      })
    })
  }
}
