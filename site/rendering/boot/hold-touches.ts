import { findPressed } from './find-control.ts'
import type { PageWaker } from './page-waker.ts'

/** Keys that lead through menus and tabs. The browser does its own with Escape. */
const heldKey = /^(Arrow(Up|Down|Left|Right)|Home|End|Escape)$/

/**
 * Holds what is pressed and sent while the page is not alive, and does it again, in its order, once it is. A page that
 * fails twice is one of before a deployment, whose code is gone: it is loaded anew.
 */
export function holdTouches({ wake, onAwake }: PageWaker, reload: () => void): void {
  const held: (() => void)[] = []
  let failures = 0
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }

  function hold(event: Event, again: () => void, otherwise = giveUp): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(again)
    document.documentElement.toggleAttribute('data-waking', true)
    void wakeOr(otherwise)
  }

  async function wakeOr(otherwise: () => void): Promise<void> {
    if (!(await wake())) otherwise()
  }

  /** Without its code a page is HTML, and a button does nothing. */
  function giveUp(): void {
    if (held.length === 0) return
    held.length = 0
    document.documentElement.removeAttribute('data-waking')
    failures += 1
    if (failures > 1 && navigator.onLine) reload()
  }

  function holdPress(event: MouseEvent): void {
    const control = findPressed(event.target)
    if (control === null || event.button !== 0) return
    hold(event, () => control.dispatchEvent(new MouseEvent('click', event)))
  }

  function noteDrag(event: PointerEvent): void {
    const drawing = event.target instanceof Element ? event.target.closest('[data-control]') : null
    if (drawing !== null) held.push(() => drawing.dispatchEvent(new PointerEvent('pointerdown', event)))
  }

  function holdKey(event: KeyboardEvent): void {
    const control = findPressed(event.target)
    if (control === null || !heldKey.test(event.key)) return
    const again = () => control.dispatchEvent(new KeyboardEvent('keydown', event))
    if (event.key === 'Escape') held.push(again)
    else hold(event, again)
  }

  function holdForm(event: SubmitEvent): void {
    const { target: form, submitter } = event
    // A form that asks by its address is the browser's own business.
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'get') return
    const again = () => form.requestSubmit(form.contains(submitter) ? submitter : null)
    // One with an address can be sent there without any code.
    hold(event, again, form.hasAttribute('action') ? () => form.submit() : giveUp)
  }

  addEventListener('click', holdPress, options)
  addEventListener('pointerdown', noteDrag, options)
  addEventListener('keydown', holdKey, options)
  addEventListener('submit', holdForm, options)
  onAwake(() => {
    listening.abort()
    document.documentElement.removeAttribute('data-waking')
    for (const again of held.splice(0)) again()
  })
}
