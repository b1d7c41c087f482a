import { expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

function layDesk(html: string) {
  document.body.innerHTML = `<button>before</button><div class="desk">${html}</div>`
  const root = document.querySelector<HTMLElement>('.desk')
  if (root === null) throw new Error('the desk was just laid')
  const stop = keepFocus(root)
  return { take: (id: string) => document.getElementById(id)?.focus(), stop }
}

function remove(id: string) {
  const element = document.getElementById(id)
  // Browsers move the focus to the body without an event when its element goes.
  if (element?.contains(document.activeElement) === true && document.activeElement instanceof HTMLElement)
    document.activeElement.blur()
  element?.remove()
}

test('the focus of an answered question goes to the paper that it stood on', async () => {
  const { take, stop } = layDesk(
    '<article><h2 id="paper-title" tabindex="-1">Bill</h2><fieldset id="question"><button id="yes">Yes</button></fieldset></article>',
  )
  take('yes')
  remove('question')
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('paper-title'))
  stop()
})

test('the focus of an undone change stays on its line', async () => {
  const { take, stop } = layDesk(
    '<button id="top">Save</button><p><button id="entry">Peak</button><span id="change"><button id="undo">Undo</button></span></p>',
  )
  take('undo')
  remove('change')
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('entry'))
  stop()
})

test('focus that was taken elsewhere is left there', async () => {
  const { take, stop } = layDesk('<p><button id="entry">Peak</button><button id="undo">Undo</button></p>')
  take('undo')
  const elsewhere = document.querySelector('button')
  elsewhere?.focus()
  document.getElementById('undo')?.remove()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(document.activeElement).toBe(elsewhere)
  stop()
})

test('focus that was let go by a press beside it is not taken back', async () => {
  const { take, stop } = layDesk('<p><button id="entry">Peak</button><button id="undo">Undo</button></p>')
  take('undo')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  remove('undo')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(document.activeElement).toBe(document.body)
  stop()
})
