import type { PageWaker } from './page-waker.ts'

/** Tells React where pointer and focus are when it comes: what opens on hover or prepares on focus has missed its event. */
export function tellPlaces({ onAwake }: PageWaker): void {
  const listening = new AbortController()
  let over: PointerEvent | null = null
  addEventListener('pointerover', (event) => (over = event), {
    signal: listening.signal,
    capture: true,
    passive: true,
  })
  onAwake(() => {
    listening.abort()
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body)
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    // What the visitor has dismissed under the pointer stays so.
    if (document.documentElement.hasAttribute('data-dismissed')) return
    if (over !== null && over.target instanceof Element && over.target.matches(':hover'))
      over.target.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: over.pointerType }),
      )
  })
}
