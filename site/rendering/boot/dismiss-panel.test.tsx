import { expect, test } from 'vitest'
import { openHeldPage } from '#server/testing/open-held-page.ts'
import { find } from '#server/testing/touch-elements.ts'
import { dismissPanel } from './dismiss-panel.ts'

function point(selector: string): void {
  find(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

function pressEscape(): boolean {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  return document.documentElement.hasAttribute('data-dismissed')
}

test('Escape dismisses the panel under the pointer until the pointer leaves it', async () => {
  const page = openHeldPage('<div class="feature-menu"><a href="/"></a><b></b></div><p></p>')
  dismissPanel(page.waker)
  expect(pressEscape()).toBe(false)
  point('a')
  expect(pressEscape()).toBe(true)
  point('b')
  expect(document.documentElement.hasAttribute('data-dismissed')).toBe(true)
  point('p')
  expect(document.documentElement.hasAttribute('data-dismissed')).toBe(false)
  await page.settle(true)
})
