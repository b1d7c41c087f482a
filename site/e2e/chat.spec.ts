import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './open-page.ts'
import { specimens } from './specimens.ts'
import { violationsOf } from './violations-of.ts'

async function openPanel(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: /open.*(chat|assistant)/i }).click()
  const panel = page.getByRole('region', { name: /assistant/i })
  await expect(panel).toBeVisible()
  return panel
}

test('the panel is 384 by 600 px, minimises, comes back and closes to the button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const panel = await openPanel(page)
  await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 384, height: 600 })
  await panel.getByRole('button', { name: 'Minimise' }).click()
  await expect(panel.getByRole('textbox')).toBeHidden()
  await panel
    .getByRole('button', { name: /(restore|expand|maximise|open)/i })
    .first()
    .click()
  await expect(panel.getByRole('textbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('a question is answered, and the whole history goes with the next one', async ({ page }) => {
  const panel = await openPanel(page)
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai/chat')) bodies.push(request.postDataJSON())
  })
  await panel.getByRole('textbox').fill('Which plans do you offer?')
  await page.keyboard.press('Enter')
  await expect(panel.getByText(/Enterprise/).first()).toBeVisible({ timeout: 15_000 })
  await expect(panel.getByRole('textbox')).toBeEnabled()
  await panel.getByRole('textbox').fill('How does the platform work?')
  await page.keyboard.press('Enter')
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies[1]).toMatchObject({
    messages: [
      { role: 'user', content: 'Which plans do you offer?' },
      { role: 'assistant' },
      { role: 'user', content: 'How does the platform work?' },
    ],
  })
})

test('a bill is read from the page to tonnes by scope, with edition and table', async ({ page }) => {
  const panel = await openPanel(page)
  await panel.locator('input[type=file]').setInputFiles(join(specimens, 'electricity-bill.pdf'))
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await panel.getByText(/lines? with (?:its sum|their sums)/).click({ timeout: 40_000 })
  await expect(panel.getByText(/Factors 2025, Table 1/).first()).toBeVisible({ timeout: 40_000 })
  await expect(panel.getByText(/Mulga Creek Energy/).first()).toBeVisible()
  await expect(panel.getByText(/Scope 2/).first()).toBeVisible()
  await expect(panel.getByText(/2025/).first()).toBeVisible()
})

test('a chat failure shows its toast and the field can be used again', async ({ page, quietConsole }) => {
  await page.route('**/api/ai/chat', (route) => route.fulfill({ status: 500, body: 'no' }))
  const panel = await openPanel(page)
  await panel.getByRole('textbox').fill('Hello')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible()
  await expect(panel.getByRole('textbox')).toBeEnabled()
  quietConsole.splice(0)
})

test('a plain-text upload reply is shown, the fourth upload is refused, and Reset Demo gives three again', async ({
  page,
}) => {
  await page.route('**/api/ai/upload-base64', (route) =>
    route.fulfill({ status: 200, contentType: 'text/plain', body: 'Read as plain text.' }),
  )
  const panel = await openPanel(page)
  for (let upload = 1; upload <= 3; upload += 1) {
    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: `bill-${upload}.txt`, mimeType: 'text/plain', buffer: Buffer.from('kWh') })
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByText('Read as plain text.')).toHaveCount(upload, { timeout: 15_000 })
  }
  await panel.getByRole('button', { name: 'Reset Demo' }).click()
  await expect(page.getByText('Chat reset!', { exact: true })).toBeVisible()
  await expect(page.getByText('You have 3 fresh uploads available.').first()).toBeVisible()
  await expect(panel.getByText('Read as plain text.')).toHaveCount(0)
})

test('a file over 10 MB is refused with its toast', async ({ page }) => {
  const panel = await openPanel(page)
  await panel.locator('input[type=file]').setInputFiles({
    name: 'large.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a'),
  })
  await expect(page.getByText('Please upload files smaller than 10MB.').first()).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme })
    test('the open panel has no violation of WCAG 2.2 AA', async ({ page }) => {
      await openPanel(page)
      expect(await violationsOf(page)).toEqual([])
    })
  })
}
