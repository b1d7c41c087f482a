import type { Page } from '@playwright/test'

/** Opens a page and waits until React has taken it over: from here on links navigate without a load. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
}
