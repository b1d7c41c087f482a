import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { textFile } from './open-chat-panel.ts'
import { expect, test } from './open-page.ts'

const bill = join(import.meta.dirname, '../../packages/documents/specimens/electricity-bill.pdf')
const clientScript = /\/assets\/main-[^/]+\.js$/

/** The scripts that a page asks for. */
function listScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

/** Holds React back until it is let go: the page stands as it was served, with the boot script alone. */
async function holdClient(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(clientScript, async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

for (const path of [
  '/',
  '/features',
  '/pricing',
  '/blog',
  '/contact',
  '/factors',
  '/about',
  '/blog/diesel-has-two-right-factors',
  '/features/incidents',
]) {
  test(`${path} is read, scrolled and listed with one small script`, async ({ page }) => {
    const scripts = listScripts(page)
    await page.goto(path)
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 600) {
        window.scrollTo(0, top)
        await new Promise(requestAnimationFrame)
      }
    })
    await page.waitForTimeout(1000)
    expect(scripts).toEqual([expect.stringMatching(/\/assets\/boot-/)])
  })
}

test('the desk and the reference come alive without a touch: at load, and when it is seen', async ({
  page,
}) => {
  await page.goto('/working')
  await expect(page.getByText('Put a bill on the desk')).toBeVisible()
  const scripts = listScripts(page)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/api')
  await page.waitForTimeout(500)
  expect(scripts.filter((path) => clientScript.test(path))).toEqual([])
  await page.getByRole('navigation', { name: 'Endpoints of the platform' }).scrollIntoViewIfNeeded()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
})

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
  const letGo = await holdClient(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/mission')
  await page.getByRole('banner').getByRole('button', { name: 'Features' }).hover()
  const entry = page.getByRole('banner').getByRole('link', { name: /Incidents/ })
  await expect(entry).toBeVisible()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await expect(entry).toBeVisible()
  await expect(page.getByRole('button', { name: 'Features' })).toHaveAttribute('aria-expanded', 'true')
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
  const base64 = readFileSync(bill).toString('base64')
  const transfer = await page.evaluateHandle((data) => {
    const binary = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
    const held = new DataTransfer()
    held.items.add(new File([binary], 'dropped.pdf', { type: 'application/pdf' }))
    return held
  }, base64)
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await expect(page.getByText('Drop it anywhere: it goes on the desk')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  letGo()
  await expect(page).toHaveURL(/\/working$/)
  await expect(page.locator('.paper-total-figure data')).toContainText('3.668 t', { timeout: 40_000 })
})

test('a file chosen at once is taken', async ({ page }) => {
  const letGo = await holdClient(page)
  await page.goto('/mission')
  await page
    .getByLabel('Choose a file')
    .setInputFiles(textFile('docket.txt', 'City Fuels\nDiesel 62.40 L $118.50\n'))
  letGo()
  await expect(page).toHaveURL(/\/working$/)
  await expect(page.getByText('docket.txt').first()).toBeVisible({ timeout: 40_000 })
})

test('a link before the first touch is a document, back and forward keep their places', async ({ page }) => {
  const scripts = listScripts(page)
  await page.goto('/pricing')
  await page.evaluate(() => window.scrollTo(0, 700))
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first()
  await link.focus()
  const left = await page.evaluate(() => Math.round(window.scrollY))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^About/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left)
  await page.goForward()
  await expect(page).toHaveTitle(/^About/)
  expect(scripts.filter((path) => clientScript.test(path))).toEqual([])
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

test('code that does not come leaves the page usable, and the next touch tries again', async ({
  page,
  quietConsole,
}) => {
  await page.route(clientScript, (route) => route.abort(), { times: 1 })
  await page.goto('/mission')
  const launcher = page.getByRole('button', { name: 'Open the AI assistant' })
  await launcher.dispatchEvent('click')
  await expect(page.locator('html')).not.toHaveAttribute('data-waking')
  await launcher.click()
  await expect(page.getByRole('region', { name: /AI Assistant$/ }).getByRole('textbox')).toBeFocused()
  quietConsole.splice(0)
})

test('a contact form whose code does not come is sent by the browser', async ({ page, quietConsole }) => {
  await page.route(clientScript, (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org')
  await page.locator('main').getByRole('textbox', { name: 'Message' }).fill('A message long enough.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  quietConsole.splice(0)
})

test('the home page plays its last steps by itself and stands finished, with no code but the boot script', async ({
  page,
}) => {
  const scripts = listScripts(page)
  await page.goto('/')
  const total = page.locator('.working-table tfoot .entry').first()
  expect(await total.evaluate((entry) => getComputedStyle(entry).visibility)).toBe('hidden')
  await expect(total).toBeVisible()
  expect(scripts).toHaveLength(1)
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
  await expect.poll(() => paths).toEqual([{ page_path: '/mission' }, { page_path: '/pricing' }])
})
