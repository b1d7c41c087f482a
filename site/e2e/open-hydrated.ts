import type { Page } from '@playwright/test'

/** Opens a page, touches it and waits until React has taken it over: from here on links navigate without a load. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('#root button').first().dispatchEvent('pointerover')
  await page.waitForSelector('html[data-awake]')
}
