import { ask, openChatPanel, textFile } from './open-chat-panel.ts'
import { openHydrated } from './open-hydrated.ts'
import { expect, test } from './open-page.ts'
import { violationsOf } from './violations-of.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme} theme, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })
      test('answers, a result card, a question and a failure have no violation of WCAG 2.2 AA', async ({
        page,
        quietConsole,
      }) => {
        const panel = await openChatPanel(page)
        await ask(page, panel, '1200 kWh in Victoria')
        await expect(panel.getByText('1,020.00 kg').first()).toBeVisible()
        await panel
          .locator('input[type=file]')
          .setInputFiles(textFile('docket.txt', 'City Fuels\nDate: 12/08/2025\nDiesel 62.40 L $118.50\n'))
        expect(await violationsOf(page)).toEqual([])
        await panel.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(panel.getByRole('button', { name: /^Registered vehicle/ })).toBeVisible({
          timeout: 20_000,
        })
        await page.route('**/api/ai/chat', (route) => route.abort())
        await ask(page, panel, 'hello')
        await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
        quietConsole.splice(0)
      })
    })
  }
}

for (const width of [479, 390, 320]) {
  test(`at ${width} px the panel fills the screen and nothing of it scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    const panel = await openChatPanel(page)
    // It slides in: what counts is where it comes to rest.
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width, height: 700 })
    await ask(page, panel, 'compare 500 kWh in vic, nsw and tas')
    await expect(panel.getByText(/Tasmania: /)).toBeVisible()
    const overPx = await panel.evaluate((element) => {
      const parts = [element, ...element.querySelectorAll<HTMLElement>('.chat-list, .chat-list > *')]
      return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth))
    })
    expect(overPx).toBeLessThanOrEqual(0)
  })
}

test('the conversation stays over navigation and reload, until Reset Demo', async ({ page }) => {
  await page.route('**/api/ai/upload-base64', (route) =>
    route.fulfill({ status: 200, contentType: 'text/plain', body: 'Read.' }),
  )
  await openHydrated(page, '/mission')
  const panel = await openChatPanel(page)
  await ask(page, panel, 'Which city are you in?')
  await expect(panel.getByText(/is based in Brisbane/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(panel.getByText(/is based in Brisbane/)).toBeVisible()
  await page.reload()
  await expect(panel.getByText(/is based in Brisbane/)).toBeVisible()

  for (let upload = 1; upload <= 3; upload += 1) {
    await panel.locator('input[type=file]').setInputFiles(textFile(`bill-${upload}.txt`, '100 kWh'))
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByText('Read.', { exact: true })).toHaveCount(upload)
  }
  await panel.getByRole('button', { name: 'Reset Demo' }).click()
  await expect(page.getByText('Chat reset!', { exact: true })).toBeVisible()
  await expect(page.getByText('You have 3 fresh uploads available.', { exact: true })).toBeVisible()
  await expect(panel.getByText(/is based in Brisbane/)).toHaveCount(0)
  await page.reload()
  await expect(panel.getByText('3 of 3 uploads left')).toBeVisible()
  await expect(panel.getByText(/is based in Brisbane/)).toHaveCount(0)
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing in the open panel moves', async ({ page }) => {
    await page.route('**/api/ai/chat', () => new Promise<void>(() => undefined))
    const panel = await openChatPanel(page)
    await ask(page, panel, 'Hello')
    await expect(panel.getByText('The assistant is writing')).toBeVisible()
    const moving = await panel.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 10,
        )
        .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
    )
    expect(moving).toEqual([])
  })
})

test('links of an answer open in a new tab, and reading upward is not disturbed by a new reply', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const panel = await openChatPanel(page)
  for (const [question, answer] of [
    ['compare 500 kWh in each state', /Tasmania: /],
    ['What are Scope 1, 2 and 3?', /^Scope 1 is what you emit yourself/],
    ['Which plans are there?', /^There are four plans/],
  ] as const) {
    await ask(page, panel, question)
    await expect(panel.getByText(answer)).toBeAttached()
    await expect(panel.getByRole('textbox')).toBeEnabled()
  }
  const link = panel.getByRole('link', { name: /^Pricing/ }).first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)

  const list = panel.getByRole('region', { name: 'Conversation' })
  await ask(page, panel, 'How does the platform work?')
  await list.evaluate((element) => element.scrollTo({ top: 0 }))
  await expect(panel.getByText(/^The platform works in three steps/)).toBeAttached()
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeLessThan(40)
})

test('in forced colours the round button has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const launcher = page.getByRole('button', { name: 'Open the AI assistant' })
  await expect(launcher).toBeVisible()
  await expect(launcher).toHaveCSS('border-top-width', '1px')
  await expect(launcher).toHaveCSS('border-top-style', 'solid')
})
