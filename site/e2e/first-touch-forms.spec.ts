import { holdBoot, holdClient } from './hold-client.ts'
import { textFile } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'
import { electricityBill } from './electricity-bill.ts'
import { dropFile } from './drop-file.ts'
import type { Page } from '@playwright/test'

test('what is written into the contact form at once is kept and sent', async ({ page }) => {
  const letGo = await holdClient(page)
  const sent = page.waitForRequest('**/api/contact')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 202, body: '' }))
  await page.goto('/contact')
  await page.getByLabel('Name').pressSequentially('Ada Ray')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page
    .locator('main')
    .getByRole('textbox', { name: 'Message' })
    .fill('Written before the code was here.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  letGo()
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Ada Ray', email: 'ada@example.org' })
  await expect(page.getByText('Message sent!').last()).toBeVisible()
})

test('a field that was filled too early counts when the page is alive', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/pricing')
  await page.getByLabel('Users').fill('900')
  letGo()
  await expect(page.locator('.plan-answer')).toContainText('Enterprise')
  await expect(page.getByLabel('Users')).toHaveValue('900')
})

test('a switch that was set too early is set at once, and the page follows when it is alive', async ({
  page,
}) => {
  const letGo = await holdClient(page)
  await page.goto('/features/dashboard')
  const total = page.locator('.year-ledger tfoot')
  const before = await total.textContent()
  await page.getByRole('radio', { name: 'TAS' }).check({ force: true })
  letGo()
  await expect(total).not.toHaveText(before ?? '')
  await expect(page.getByRole('radio', { name: 'TAS' })).toBeChecked()
})

test('a file dropped at once is taken', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/pricing')
  await dropFile(page, electricityBill)
  letGo()
  await expect(page).toHaveURL(/\/working$/)
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t', { timeout: 40_000 })
})

test('a file chosen at once is taken', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/mission')
  await chooseDocket(page, letGo)
})

test('a file chosen before any script ran is taken', async ({ page }) => {
  const letGo = await holdBoot(page)
  await page.goto('/mission', { waitUntil: 'commit' })
  await chooseDocket(page, letGo)
})

async function chooseDocket(page: Page, letGo: () => void): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles(textFile('docket.txt', 'City Fuels\nDiesel 62.40 L $118.50\n'))
  letGo()
  await expect(page).toHaveURL(/\/working$/)
  await expect(page.getByText('docket.txt').first()).toBeVisible({ timeout: 40_000 })
}
