import { findPressed } from './find-control.ts'
import type { PageWaker } from './page-waker.ts'

/** Keys that lead through menus and tabs. The browser does its own with Escape. */
const heldKey = /^(Arrow(Up|Down|Left|Right)|Home|End|Escape)$/

/** Holds what is pressed and sent while the page is not alive, and does it again, in its order, once it is. */
export function holdTouches({ wake, onAwake }: PageWaker): void {
  const held: (() => void)[] = []
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }

  function hold(event: Event, again: () => void): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(again)
    document.documentElement.toggleAttribute('data-waking', true)
    void wake().then((isAwake) => {
      if (!isAwake) forget()
    })
  }

  /** Without its code a page is HTML: a form with an address is sent there by the browser, a button does nothing. */
  function forget(): void {
    held.length = 0
    document.documentElement.removeAttribute('data-waking')
  }

  addEventListener(
    'click',
    (event) => {
      const control = findPressed(event.target)
      if (control !== null && event.button === 0) hold(event, () => press(control, event))
    },
    options,
  )
  addEventListener(
    'pointerdown',
    (event) => {
      const drawing = event.target instanceof Element ? event.target.closest('[data-control]') : null
      if (drawing !== null) held.push(() => drawing.dispatchEvent(new PointerEvent(event.type, event)))
    },
    options,
  )
  addEventListener(
    'keydown',
    (event) => {
      const control = findPressed(event.target)
      if (control === null || control instanceof HTMLInputElement || !heldKey.test(event.key)) return
      const again = () => control.dispatchEvent(new KeyboardEvent(event.type, event))
      if (event.key === 'Escape') held.push(again)
      else hold(event, again)
    },
    options,
  )
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event
      // A form that asks by its address is the browser's own business.
      if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'get') return
      hold(event, () => form.requestSubmit(submitter))
      if (form.hasAttribute('action')) void wake().then((isAwake) => isAwake || form.submit())
    },
    options,
  )
  onAwake(() => {
    listening.abort()
    document.documentElement.removeAttribute('data-waking')
    for (const again of held.splice(0)) again()
  })
}

function press(control: Element, event: MouseEvent): void {
  control.dispatchEvent(new MouseEvent('click', event))
}
