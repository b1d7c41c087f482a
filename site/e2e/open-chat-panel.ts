import type { Locator, Page } from '@playwright/test'
import { expect } from './open-page.ts'

/** Opens the chat on a page by its round button. */
export async function openChatPanel(page: Page, path = '/mission'): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the AI assistant' }).click()
  const panel = page.getByRole('region', { name: /AI Assistant$/ })
  await expect(panel.getByRole('textbox')).toBeFocused()
  return panel
}

/** Asks a question by keyboard, without waiting for the answer. */
export async function ask(page: Page, panel: Locator, question: string): Promise<void> {
  await panel.getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
}

/** A text file for the file field. */
export function textFile(name: string, content: string) {
  return { name, mimeType: name.endsWith('.csv') ? 'text/csv' : 'text/plain', buffer: Buffer.from(content) }
}
