import { holdClient } from './hold-client.ts'
import { expect, test } from './open-page.ts'
import { pagePaths } from './pages.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no tab, slide or answer is out of reach', async ({ page }) => {
    for (const path of ['/integrations', '/features/incidents', '/features/web-api']) {
      await page.goto(path)
      for (const panel of await page.locator('[role="tabpanel"]').all()) {
        await expect(panel).toBeVisible()
        await expect(panel.locator('.tab-panel-title')).toBeVisible()
      }
    }
    await page.goto('/pricing')
    for (const answer of await page.locator('main details').all()) {
      await answer.locator('summary').click()
      await expect(answer.locator('.accordion-content')).toBeVisible()
    }
  })

  test('the partner’s profile stands in the page and the menus open', async ({ page }) => {
    await page.goto('/partners')
    await expect(page.getByText('Specialties')).toBeVisible()
    await expect(page.getByRole('button', { name: 'View Full Profile' })).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole('banner').getByRole('button', { name: 'Features' }).hover()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Incidents/ })
      .click()
    await expect(page).toHaveURL('/features/incidents')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('banner').getByLabel('Menu').click()
    await page.getByRole('banner').locator('a[href="/features"]:visible').click()
    await expect(page).toHaveURL('/features')
  })
})

test('every page has its one heading in the served HTML', async ({ request }) => {
  for (const path of pagePaths)
    expect((await (await request.get(path)).text()).match(/<h1/g), path).toHaveLength(1)
})

test('what scrolls sideways is a tab stop, and what fits is none', async ({ page }) => {
  await holdClient(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/api')
  const blocks = page.locator('pre')
  await page.keyboard.press('Tab')
  // Whoever goes from stop to stop comes near each block, and only then is it laid out; every fifth stands for all.
  const wide = () =>
    blocks.evaluateAll(async (all) => {
      const measured: [boolean, boolean][] = []
      for (const block of all.filter((_block, index) => index % 5 === 0)) {
        block.scrollIntoView({ block: 'center' })
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
        measured.push([block.scrollWidth > block.clientWidth, block.tabIndex === 0])
      }
      return measured
    })
  await expect
    .poll(async () => (await wide()).every(([scrolls, isStop]) => scrolls === isStop), { timeout: 15_000 })
    .toBe(true)
  expect((await wide()).filter(([scrolls]) => scrolls)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(async () => (await wide()).every(([scrolls, isStop]) => scrolls === isStop), { timeout: 15_000 })
    .toBe(true)
  // Most code wraps on a phone; what cannot still scrolls.
  expect((await wide()).filter(([scrolls]) => scrolls).length).toBeGreaterThan(0)
})

test('in print every tab and answer is part of the paper and nothing asks to be pressed', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/features/incidents')
  for (const panel of await page.locator('[role="tabpanel"]').all()) await expect(panel).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('main .button:visible')).toHaveCount(0)
  await page.goto('/pricing')
  await expect(page.getByText('Upgrades are prorated')).toBeVisible()
})
