import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './open-page.ts'
import { specimens } from './specimens.ts'
const mostTabs = 90

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  const pressed = async () => {
    await page.keyboard.press('Tab')
    return target.evaluate((element) => element === document.activeElement)
  }
  for (let tabs = 0; tabs < mostTabs; tabs += 1) if (await pressed()) return
  throw new Error(`${mostTabs} tabs do not reach ${target.toString()}`)
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('with Tab, Enter and letters alone: a bill, its mark, a correction with its trace, undo, the workbook', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByLabel('Choose a file').first())
  await (await chooser).setFiles(join(specimens, 'electricity-bill.pdf'))
  const total = page.locator('.paper-total-figure data')
  await expect(total).toContainText('3.668 t', { timeout: 40_000 })

  const entry = page.getByRole('button', { name: /^Peak usage/ })
  await tabTo(page, entry)
  await expect(page.locator('.page-mark[data-mark="L1"][data-active="true"]')).toBeAttached()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Show page 2' }))
  await expect(page.locator('.page-mark[data-mark="L1"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Change this line' }))
  const form = page.getByRole('form', { name: 'Change L1' })
  await expect(form.getByLabel('Quantity')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3,194')
  await tabTo(page, form.getByLabel('Reason'))
  await page.keyboard.type('meter read again')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('3,194 kWh, printed 3,184 kWh; changed by the preparer: meter read again'),
  ).toBeVisible()
  await expect(total).toContainText('3.675 t')
  await expect(entry).toBeFocused()
  await press(page, page.getByRole('button', { name: /^Undo/ }))
  await expect(total).toContainText('3.668 t')
  await expect(entry).toBeFocused()

  await press(page, page.getByRole('button', { name: 'Download', exact: true }))
  const download = page.waitForEvent('download')
  const workbook = page.getByRole('button', { name: 'Excel with formulas' })
  await press(page, workbook)
  expect((await download).suggestedFilename()).toBe('working-paper.xlsx')
  await expect(workbook).toBeFocused()
})

test('with Tab and Enter alone: a question is answered, the focus stays on the paper, and the desk is cleared', async ({
  page,
}) => {
  await page.goto('/working')
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByLabel('Choose files'))
  await (await chooser).setFiles(join(specimens, 'fuel-docket.jpg'))
  const question = page.locator('.paper-question')
  await expect(question).toBeVisible({ timeout: 40_000 })
  await press(page, question.getByRole('button').first())
  await expect(question).toHaveCount(0)
  await expect(page.locator('#paper-title')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Clear the desk' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Choose files')).toBeFocused()
})
