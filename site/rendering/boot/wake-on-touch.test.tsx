import { expect, test } from 'vitest'
import { openHeldPage } from '#server/testing/open-held-page.ts'
import { wakeOnTouch } from './wake-on-touch.ts'

const html = `
  <a href="/pricing">Pricing</a><summary>Question</summary><p>Text</p>
  <button popovertarget="card" class="figure">3.668 t</button><button data-plain class="theme">Dark</button>
  <button class="press"><svg></svg></button><input class="field"><select></select><label>Name</label>
  <svg data-control><rect></rect></svg>`

function touch(selector: string, type: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
}

test.each(['a', 'summary', 'p', '.figure', '.theme'])(
  '%s is read and pressed without any code',
  async (selector) => {
    const page = openHeldPage(html)
    wakeOnTouch(page.waker)
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) touch(selector, type)
    expect(page.loads()).toBe(0)
    await page.settle(true)
  },
)

test.each([
  ['button svg', 'pointerover'],
  ['.press', 'focusin'],
  ['.field', 'input'],
  ['select', 'keydown'],
  ['label', 'pointerdown'],
  ['[data-control] rect', 'pointerdown'],
])('%s wakes the page by %s', async (selector, type) => {
  const page = openHeldPage(html)
  wakeOnTouch(page.waker)
  touch(selector, type)
  expect(page.loads()).toBe(1)
  await page.settle(true)
})
