import { setTimeout as delay } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './open-page.ts'
import { startText, stubAssistant } from './stub-assistant.ts'
import { electricityBill } from './electricity-bill.ts'
const mostTabs = 80

/** Presses Tab, or Shift+Tab, until the control has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${mostTabs} times ${key} did not reach ${String(control)}`)
}

test('the whole widget by keyboard: open, ask, copy, ask again, attach, remove, send, close', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/mission')
  const launcher = page.getByRole('button', { name: 'Open the AI assistant' })
  await tabTo(page, launcher)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: /AI Assistant$/ })
  const field = panel.getByRole('textbox')
  await expect(field).toBeFocused()

  await page.keyboard.type('Which city are you in?')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(/is based in Brisbane/)).toBeVisible()
  await expect(field).toBeFocused()

  await tabTo(page, panel.getByRole('button', { name: 'Copy the reply' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('is based in Brisbane')

  await tabTo(page, panel.getByRole('button', { name: 'Ask the same again' }))
  await page.keyboard.press('Enter')
  await expect(panel.getByText(/is based in Brisbane/)).toHaveCount(1)
  await expect(panel.getByText('Which city are you in?')).toHaveCount(1)
  await expect(field).toBeEnabled()

  const attach = panel.getByRole('button', { name: 'Attach a file' })
  await tabTo(page, attach)
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(electricityBill)
  await expect(field).toBeFocused()
  await tabTo(page, panel.getByRole('button', { name: /^Remove/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('electricity-bill.pdf')).toHaveCount(0)
  await expect(field).toBeFocused()

  await tabTo(page, attach)
  const choosingAgain = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await choosingAgain).setFiles(electricityBill)
  await page.keyboard.press('Enter')
  await expect(panel.getByText('2 of 3 uploads left')).toBeVisible({ timeout: 40_000 })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await tabTo(page, panel.getByRole('button', { name: 'Open the working paper' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/working$/)
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t')
  await expect(panel).toBeHidden()
})

test('Stop and Try again by keyboard', async ({ page }) => {
  await using _stub = await stubAssistant(page, async (reply, call) => {
    startText(reply)
    reply.write(call === 1 ? 'A beginning' : 'The answer.')
    if (call === 1) await delay(20_000)
    reply.end()
  })
  await page.goto('/mission')
  await tabTo(page, page.getByRole('button', { name: 'Open the AI assistant' }))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: /AI Assistant$/ })
  await expect(panel.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Hello')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('A beginning')).toBeVisible()
  await tabTo(page, panel.getByRole('button', { name: 'Stop' }))
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Stopped.')).toBeVisible()
  await tabTo(page, panel.getByRole('button', { name: 'Try again' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('The answer.')).toBeVisible()
})

test('Shift+Enter starts a new line and sends nothing', async ({ page }) => {
  await page.goto('/mission')
  await tabTo(page, page.getByRole('button', { name: 'Open the AI assistant' }))
  await page.keyboard.press('Enter')
  const field = page.getByRole('region', { name: /AI Assistant$/ }).getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await expect(field).toHaveValue('One\ntwo')
})
