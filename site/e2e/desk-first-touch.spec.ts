import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { clientScript, holdClient, listScripts } from './hold-client.ts'
import { textFile } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'
import { electricityBill } from './electricity-bill.ts'
const docket = textFile('docket.txt', 'City Fuels\nDiesel 62.40 L $118.50\n')

/** Counts the frames of this tab in which the empty desk is on show. */
async function watchEmptyDesk(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { emptyFrames: 0 })
    function look() {
      const empty = document.querySelector('.desk-empty')
      if (empty?.checkVisibility() === true)
        Reflect.set(window, 'emptyFrames', Number(Reflect.get(window, 'emptyFrames')) + 1)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'emptyFrames')))
}

async function layDocket(page: Page): Promise<void> {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles(docket)
  await expect(page.locator('.desk-paper').getByText('docket.txt').first()).toBeVisible({ timeout: 40_000 })
  await expect(page.locator('.paper-lines, .paper-question').first()).toBeVisible({ timeout: 40_000 })
}

test('the empty desk is served, and its fields stay where they are while React and the desk come', async ({
  page,
}) => {
  const letGo = await holdClient(page)
  await page.goto('/working')
  await expect(page.getByText('Put a bill on the desk')).toBeVisible()
  const field = page.getByLabel('Choose files')
  await field.focus()
  const served = await field.elementHandle()
  letGo()
  await expect(page.locator('.desk > output')).toBeAttached()
  await expect(field).toBeFocused()
  expect(await field.evaluate((now, before) => now === before, served)).toBe(true)
  await field.setInputFiles(electricityBill)
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t', { timeout: 40_000 })
})

test('a folder field takes folders before any code is here', async ({ page }) => {
  await holdClient(page)
  await page.goto('/working')
  await expect(page.getByLabel('Add a folder')).toHaveAttribute('webkitdirectory')
})

test('a file chosen on the desk before React, and a second one, are both taken', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/working')
  await page
    .getByLabel('Choose files')
    .setInputFiles([docket, textFile('other.txt', 'Diesel 10.00 L $20.00\n')])
  letGo()
  await expect(page.locator('.reading-list')).toContainText('docket.txt')
  await expect(page.locator('.reading-list')).toContainText('other.txt')
})

test('a file dropped on the desk before React is taken', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/working')
  const transfer = await page.evaluateHandle((data) => {
    const held = new DataTransfer()
    const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
    held.items.add(new File([bytes], 'dropped.pdf', { type: 'application/pdf' }))
    return held
  }, readFileSync(electricityBill).toString('base64'))
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  letGo()
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t', { timeout: 40_000 })
})

test('a specimen pressed before React is laid', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/working')
  await page.getByRole('button', { name: 'Electricity bill' }).click()
  letGo()
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t', { timeout: 40_000 })
})

test('a specimen that does not come is told of on the empty desk', async ({ page, quietConsole }) => {
  await page.route(/electricity-bill.*\.pdf$/, (route) => route.abort())
  await page.goto('/working')
  await page.getByRole('button', { name: 'Electricity bill' }).click()
  await expect(page.getByRole('alert')).toContainText('The specimen did not come')
  await expect(page.getByText('Put a bill on the desk')).toBeVisible()
  quietConsole.splice(0)
})

test('papers that are kept come without a touch, and the empty desk is not seen before them', async ({
  page,
}) => {
  await layDocket(page)
  const countEmptyFrames = await watchEmptyDesk(page)
  const letGo = await holdClient(page)
  await page.reload()
  await expect(page.locator('.desk-opening')).toBeVisible()
  letGo()
  await expect(page.locator('.desk-paper').getByText('docket.txt').first()).toBeVisible()
  expect(await countEmptyFrames()).toBe(0)
})

test('a file that is handed over from another page is not preceded by the empty desk', async ({ page }) => {
  const countEmptyFrames = await watchEmptyDesk(page)
  await page.goto('/mission')
  await page.getByLabel('Choose a file').setInputFiles(docket)
  await expect(page.locator('.desk-paper').getByText('docket.txt').first()).toBeVisible({ timeout: 40_000 })
  expect(await countEmptyFrames()).toBe(0)
})

test('a cleared desk is served empty again, and sleeps', async ({ page }) => {
  await layDocket(page)
  await page.getByRole('button', { name: 'Clear the desk' }).click()
  await page.getByRole('button', { name: 'Really clear it' }).click()
  await expect(page.getByText('Put a bill on the desk')).toBeVisible()
  const scripts = listScripts(page)
  await page.reload()
  await expect(page.getByText('Put a bill on the desk')).toBeVisible()
  await page.waitForTimeout(500)
  expect(scripts.filter((path) => clientScript.test(path))).toEqual([])
})

test('from the desk to another page and back, papers are there and an empty desk is empty', async ({
  page,
}) => {
  await layDocket(page)
  const pricing = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
  await pricing.click()
  await expect(page).toHaveTitle(/^Pricing/)
  await page.goBack()
  await expect(page.locator('.desk-paper').getByText('docket.txt').first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear the desk' }).click()
  await page.getByRole('button', { name: 'Really clear it' }).click()
  await pricing.click()
  await expect(page).toHaveTitle(/^Pricing/)
  await page.goBack()
  await expect(page.getByText('Put a bill on the desk')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the desk says what it needs and shows nothing that would not work', async ({ page }) => {
    const served = await page.goto('/working')
    expect(await served?.text()).toContain('needs JavaScript for it.</p></noscript>')
    await expect(page.getByText('Put a bill on the desk')).toBeHidden()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })
})
