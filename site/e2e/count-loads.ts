import type { Page } from '@playwright/test'

/** Counts loads of documents: one is the start, a second one is a link that was not followed in the page. */
export function countLoads(page: Page): { loads: number } {
  const seen = { loads: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1
  })
  return seen
}
