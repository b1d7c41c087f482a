import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules of WCAG 2.2, levels A and AA, as axe names them. */
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What of the page violates WCAG 2.2 AA, each with its elements. */
export async function violationsOf(page: Page, except: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(wcagTags)
  for (const selector of except) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** How far the page scrolls sideways. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
