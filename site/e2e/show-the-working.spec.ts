import type { Page } from '@playwright/test'
import { expect, test } from './open-page.ts'

/** The browser runs the page: a press is taken. */
async function openHome(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('button', { name: 'Next step' })).toBeEnabled()
}

test('six steps fill the paper one by one, by keyboard, each with its mark on the bill', async ({ page }) => {
  await openHome(page)
  const rows = page.locator('.working-table tbody tr[data-blank="false"]')
  const marked = page.locator('.specimen [data-filled="true"]')
  await expect(rows).toHaveCount(0)
  await expect(marked).toHaveCount(0)
  const counts: number[] = []
  for (const title of ['Upload', 'Type', 'Extraction', 'Matching', 'Review', 'Calculation']) {
    const step = page.getByRole('button', { name: new RegExp(`^\\d ?${title}`) })
    await step.focus()
    await page.keyboard.press('Enter')
    await expect(step).toHaveAttribute('aria-current', 'step')
    counts.push((await rows.count()) * 100 + (await marked.count()))
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(new Set(counts).size).toBe(6)
  await expect(page.locator('.working-table tfoot')).toContainText('3.668 t')
  await expect(page.locator('.leader-line path')).toBeAttached()
})

test('another state changes the factor and the total, and the old total stays beside it, struck once', async ({
  page,
}) => {
  await openHome(page)
  await page.getByRole('radio', { name: 'TAS' }).check({ force: true })
  await expect(page.locator('main').getByText('Factor, Tasmania')).toBeVisible()
  const total = page.locator('.working-table tfoot')
  await expect(total.locator('del')).toHaveText('3.668 t')
  await expect(total.locator('ins')).toHaveText(/t/)
  await expect(total.locator('.settles')).toHaveCount(1)
  await expect(page.locator('.working-table tbody .settles').first()).toBeAttached()
  await expect(page.locator('.working-table').getByText('4,826 kWh').first()).toBeVisible()
})

test('a figure that changed settles once, and at once where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await page.getByRole('radio', { name: 'TAS' }).check({ force: true })
  const total = page.locator('.working-table tfoot .settles')
  await expect(total).toBeVisible()
  expect(
    await total.evaluate((figure) => Number.parseFloat(getComputedStyle(figure).animationDuration)),
  ).toBeLessThan(0.001)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await total.evaluate((figure) => getComputedStyle(figure).animationName)).toBe('settle')
  expect(await total.evaluate((figure) => getComputedStyle(figure).animationIterationCount)).toBe('1')
})

test('every figure of the paper opens a card with its source, by keyboard, and gives the focus back', async ({
  page,
}) => {
  // Without the play the whole paper stands at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const figures = page.locator('.working-table').getByRole('button', { name: /show the source/ })
  expect(await figures.count()).toBeGreaterThanOrEqual(6)
  for (const figure of await figures.all()) {
    await figure.focus()
    await page.keyboard.press('Enter')
    const card = page.locator('[popover]:popover-open')
    await expect(card).toHaveCount(1)
    await expect(card.locator('.source-line').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(figure).toBeFocused()
  }
})

test('Try Now opens the assistant with a specimen bill that it reads', async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: 'Try Now' }).click()
  const panel = page.getByRole('region', { name: /assistant/i })
  await expect(panel).toBeVisible()
  await expect(panel.getByText(/Mulga Creek Energy/).first()).toBeVisible({ timeout: 40_000 })
})

test.describe('without JavaScript, on the narrowest screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('the finished state is a list of six steps and a table with its total, and sources open', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('list', { name: /Six steps/ }).getByRole('listitem')).toHaveCount(6)
    const paper = page.locator('.working-table')
    await expect(paper.locator('tbody tr')).toHaveCount(7)
    await expect(paper.locator('tr[data-blank="true"]')).toHaveCount(0)
    await expect(paper.getByRole('button', { name: /3\.668 t/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next step' })).toBeHidden()
    await paper.getByRole('button', { name: /3,233\.42/ }).click()
    await expect(page.getByRole('note').first()).toBeVisible()
  })
})
