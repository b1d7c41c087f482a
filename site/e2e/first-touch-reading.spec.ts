import { clientScript, listScripts } from './hold-client.ts'
import { expect, test } from './open-page.ts'

for (const path of [
  '/',
  '/features',
  '/pricing',
  '/blog',
  '/contact',
  '/factors',
  '/working',
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

test('the reference comes alive without a touch, when its contents are seen', async ({ page }) => {
  const scripts = listScripts(page)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/api')
  await page.waitForTimeout(500)
  expect(scripts.filter((path) => clientScript.test(path))).toEqual([])
  await page.getByRole('navigation', { name: 'Endpoints of the platform' }).scrollIntoViewIfNeeded()
  await expect(page.locator('html')).toHaveAttribute('data-awake')
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

test('the home page plays its last steps by itself and stands finished, with no code but the boot script', async ({
  page,
}) => {
  const scripts = listScripts(page)
  await page.addInitScript(() => {
    const noteTotal = () => {
      const entry = document.querySelector('.working-table tfoot .entry')
      if (entry === null) requestAnimationFrame(noteTotal)
      else Object.assign(window, { visibilityAtFirst: getComputedStyle(entry).visibility })
    }
    noteTotal()
  })
  await page.goto('/')
  const total = page.locator('.working-table tfoot .entry').first()
  expect(await page.evaluate(() => Reflect.get(window, 'visibilityAtFirst'))).toBe('hidden')
  await expect(total).toBeVisible()
  expect(scripts).toHaveLength(1)
})
