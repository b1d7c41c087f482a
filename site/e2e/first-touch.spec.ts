import { holdClient } from './hold-client.ts'
import { expect, test } from './open-page.ts'
import type { Page } from '@playwright/test'

test('the first click on the launcher opens the chat, however late the code comes', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/mission')
  await page.getByRole('button', { name: 'Open the AI assistant' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-waking')
  letGo()
  const panel = page.getByRole('region', { name: /AI Assistant$/ })
  await expect(panel.getByRole('textbox')).toBeFocused()
})

test('the launcher opens by keyboard alone, from the top of a page that was only loaded', async ({
  page,
}) => {
  const letGo = await holdClient(page)
  await page.goto('/mission')
  await page.getByRole('button', { name: 'Open the AI assistant' }).focus()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.getByRole('region', { name: /AI Assistant$/ }).getByRole('textbox')).toBeFocused()
})

test('theme, menus and answers work at once, before any other code is here', async ({ page }) => {
  await holdClient(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  const theme = page.getByRole('banner').getByRole('button', { name: /dark/i })
  await theme.click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(theme).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('What counts as a business unit?').click()
  await expect(page.getByText('A distinct department, location or subsidiary')).toBeVisible()
  const menu = page.getByRole('banner').getByLabel('Menu')
  await menu.click()
  await expect(page.locator('.mobile-sheet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.mobile-sheet')).toBeHidden()
  await expect(menu).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: 'Features' }).hover()
  await expect(page.getByRole('banner').getByRole('link', { name: /Incidents/ })).toBeVisible()
})

test('the theme switch still switches once when the page is alive', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Open the AI assistant' }).hover()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  const theme = page.getByRole('banner').getByRole('button', { name: /dark/i })
  await expect(theme).toHaveAttribute('aria-pressed', 'true')
  await theme.click()
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await expect(theme).toHaveAttribute('aria-pressed', 'false')
})

test('the features menu that stands open by the pointer stays open as the page comes alive', async ({
  page,
}) => {
  const { letGo, entry } = await hoverFeatures(page)
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await expect(entry).toBeVisible()
  await expect(page.getByRole('button', { name: 'Features' })).toHaveAttribute('aria-expanded', 'true')
})

test('Escape dismisses the features menu under the pointer, and it stays so as the page comes alive', async ({
  page,
}) => {
  const { letGo, entry } = await hoverFeatures(page)
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await expect(entry).toBeHidden()
})

test('arrow keys pressed too early move between tabs when the code is here', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/integrations')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowRight')
  letGo()
  await expect(page.getByRole('tab').nth(1)).toBeFocused()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('an open conversation goes along to the next page, without a load', async ({ page }) => {
  await page.goto('/mission')
  await page.getByRole('button', { name: 'Open the AI assistant' }).click()
  const panel = page.getByRole('region', { name: /AI Assistant$/ })
  await panel.getByRole('textbox').fill('Which city are you in?')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(/is based in Brisbane/)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(panel.getByText(/is based in Brisbane/)).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.reload()
  await expect(panel.getByText(/is based in Brisbane/)).toBeVisible()
})

test('a page is counted once: by itself, by its first touch and by its neighbour', async ({ page }) => {
  const paths: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) paths.push(request.postDataJSON())
  })
  await page.goto('/mission')
  await page.getByRole('button', { name: 'Open the AI assistant' }).hover()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  // Time for one too many to come.
  await page.waitForTimeout(1000)
  expect(paths).toEqual([{ page_path: '/mission' }, { page_path: '/pricing' }])
})

/** The features menu stands open under the pointer while the code of the page is held back. */
async function hoverFeatures(page: Page) {
  const letGo = await holdClient(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/mission')
  await page.getByRole('banner').getByRole('button', { name: 'Features' }).hover()
  const entry = page.getByRole('banner').getByRole('link', { name: /Incidents/ })
  await expect(entry).toBeVisible()
  return { letGo, entry }
}
