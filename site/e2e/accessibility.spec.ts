import { expect, test } from './open-page.ts'
import { pagePaths } from './pages.ts'
import { sidewaysPx, violationsOf } from './violations-of.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const path of [...pagePaths, '/nowhere']) {
      test(`${path} has no violation of WCAG 2.2 AA`, async ({ page, quietConsole }) => {
        // The reference has some five thousand elements.
        test.slow(path === '/api', 'axe looks at each')
        await page.goto(path)
        // Before a visitor's touch the reference lays out only what is near, and what is not has no true place.
        await page.evaluate(() => document.documentElement.toggleAttribute('data-awake', true))
        expect(await violationsOf(page)).toEqual([])
        quietConsole.splice(0, path === '/nowhere' ? 1 : 0)
      })
    }
  })
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const wide: string[] = []
  for (const path of pagePaths) {
    await page.goto(path)
    const overPx = await sidewaysPx(page)
    if (overPx > 0) wide.push(`${path}: ${overPx} px`)
  }
  expect(wide).toEqual([])
})

test('every internal link answers 200', async ({ page, request }) => {
  const addresses = new Set<string>()
  for (const path of pagePaths) {
    await page.goto(path)
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      addresses.add(href.split('#')[0] ?? '/')
    }
  }
  const broken: string[] = []
  for (const address of addresses) {
    const answer = await request.get(address)
    if (answer.status() !== 200) broken.push(`${address}: ${answer.status()}`)
  }
  expect(broken).toEqual([])
})
