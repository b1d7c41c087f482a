import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './open-page.ts'

/** Drags a file over the page and lets it fall, as from a folder. */
export async function dropFile(page: Page, path: string): Promise<void> {
  const transfer = await page.evaluateHandle((data) => {
    const binary = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
    const held = new DataTransfer()
    held.items.add(new File([binary], 'dropped.pdf', { type: 'application/pdf' }))
    return held
  }, readFileSync(path).toString('base64'))
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
  await expect(page.getByText('Drop it anywhere: it goes on the desk')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}
