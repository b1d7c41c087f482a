import type { Page } from '@playwright/test'
import { openHydrated } from './open-hydrated.ts'
import { expect, test } from './open-page.ts'
import { electricityBill } from './electricity-bill.ts'
const widths = [320, 390, 768, 1024, 1280, 1536] as const
/** Figures, totals and links of the footer: what a visitor may not find covered. */
const guarded = 'main data, main .figure, main .type-figure, main .double-rule, footer a'

/**
 * What the launcher lies over, with the page scrolled to its end: on a phone it stands on a strip below the page, on wider
 * screens in a gutter, where nothing guarded may come at any place of scrolling.
 */
function listCovered(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const launcher = document.querySelector('[aria-label="Open the AI assistant"]')?.getBoundingClientRect()
    if (launcher === undefined) return ['there is no launcher']
    const dock = document.querySelector('.launcher-dock')?.getBoundingClientRect()
    const isDocked = dock !== undefined && dock.height > 0
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
      .filter(({ element, box }) => {
        if (box.width < 2 || box.height < 2) return false
        // What scrolls in a box of its own is cut by that box.
        const frame = element.closest('.ledger-scroll, .document-rows')?.getBoundingClientRect()
        const right = Math.min(box.right, frame?.right ?? box.right)
        if (isDocked) return box.bottom > dock.top && element.closest('footer') !== null
        return right > launcher.left && box.left < launcher.right
      })
      .map(({ element }) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
  }, guarded)
}

for (const path of ['/', '/pricing', '/mission', '/factors', '/features', '/blog', '/api']) {
  test(`on ${path} the launcher covers no figure, no total and no link of the footer`, async ({ page }) => {
    await openHydrated(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await listCovered(page), `${width} px`).toEqual([])
    }
  })
}

test('on the desk with a paper the launcher covers no figure, no total and no link of the footer', async ({
  page,
}) => {
  await page.goto('/working')
  await page.getByLabel('Choose files').setInputFiles(electricityBill)
  await expect(page.locator('.paper-total-figure')).toBeVisible({ timeout: 40_000 })
  await page.locator('.paper-entry').first().click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await listCovered(page), `${width} px`).toEqual([])
  }
})
