import { findPressed } from './find-control.ts'
import type { PageWaker } from './page-waker.ts'
import { reloadIfServed } from './reload-if-served.ts'

/** Keys that lead through menus and tabs, on controls that hear them. The browser does its own with Escape. */
const heldKey = /^(Arrow(Up|Down|Left|Right)|Home|End)$/
const keyed = '[role="tab"], [aria-expanded]'
/** A second press of the same would undo the first. */
const turning = '[aria-expanded], [aria-pressed]'
/** Whoever pressed longer ago has gone on to something else. */
const pressKeptMs = 10_000

/** What the page must not do by itself meanwhile, and what it may. */
type Taken = 'press' | 'key' | 'form'
type Touch = {
  kind: Taken | 'drag' | 'escape'
  control: Element
  atMs: number
  again: () => void
}

/**
 * Holds what is pressed and sent while the page is not alive, and does it again, in its order, once it is. A page whose code
 * fails twice is one of before a deployment, whose code is gone, or its browser keeps the failure: it is loaded anew.
 */
export function holdTouches({ wake, onAwake, onFailure }: PageWaker, reload: () => void): void {
  let held: Touch[] = []
  let failures = 0
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true }

  function note(kind: Touch['kind'], control: Element, again: () => void): void {
    const isRepeated = kind === 'form' || (kind === 'press' && control.matches(turning))
    if (isRepeated) held = held.filter((touch) => touch.kind !== kind || touch.control !== control)
    held.push({ kind, control, atMs: performance.now(), again })
    void wake()
  }

  function hold(event: Event, kind: Taken, control: Element, again: () => void): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    document.documentElement.toggleAttribute('data-waking', true)
    note(kind, control, again)
  }

  function takeHeld(): Touch[] {
    const touches = held
    held = []
    document.documentElement.removeAttribute('data-waking')
    return touches
  }

  function holdPress(event: MouseEvent): void {
    const control = findPressed(event.target)
    if (control === null || event.button !== 0) return
    hold(event, 'press', control, () => control.dispatchEvent(new MouseEvent('click', event)))
  }

  function noteDrag(event: PointerEvent): void {
    const drawing = event.target instanceof Element ? event.target.closest('[data-control]') : null
    if (drawing !== null)
      note('drag', drawing, () => drawing.dispatchEvent(new PointerEvent('pointerdown', event)))
  }

  function holdKey(event: KeyboardEvent): void {
    const control = findPressed(event.target)
    if (control === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const again = () => control.dispatchEvent(new KeyboardEvent('keydown', event))
    if (event.key === 'Escape') note('escape', control, again)
    else if (heldKey.test(event.key) && control.matches(keyed)) hold(event, 'key', control, again)
  }

  function holdForm(event: SubmitEvent): void {
    const { target: form, submitter } = event
    // A form that asks by its address is the browser's own business.
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'get') return
    hold(event, 'form', form, () => form.requestSubmit(form.contains(submitter) ? submitter : null))
  }

  addEventListener('click', holdPress, options)
  addEventListener('pointerdown', noteDrag, options)
  addEventListener('keydown', holdKey, options)
  addEventListener('submit', holdForm, options)
  onAwake(() => {
    listening.abort()
    const since = performance.now() - pressKeptMs
    for (const { kind, atMs, again } of takeHeld()) if (kind === 'form' || atMs >= since) again()
  })
  onFailure(() => {
    failures += 1
    const touches = takeHeld()
    const form = touches.map(({ control }) => control).find(isAddressed)
    const asks = touches.some(({ kind }) => kind !== 'drag' && kind !== 'escape')
    if (form !== undefined) form.submit()
    else if (failures > 1 && asks) void reloadIfServed(reload)
  })
}

/** A form that can be sent without any code; a button without its code does nothing. */
function isAddressed(control: Element): control is HTMLFormElement {
  return control instanceof HTMLFormElement && control.hasAttribute('action')
}
