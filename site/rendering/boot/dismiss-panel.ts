import type { PageWaker } from './page-waker.ts'

/**
 * Escape hides the panel that the stylesheet opens under the pointer, wherever the focus is, until the pointer has left it
 * (WCAG 2.2, 1.4.13). Once the page is alive, the menu sees to it itself.
 */
export function dismissPanel({ onAwake }: PageWaker): void {
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  const { documentElement } = document
  let hovered: Element | null = null
  addEventListener(
    'pointerover',
    ({ target }) => {
      const menu = target instanceof Element ? target.closest('.feature-menu') : null
      if (menu === hovered) return
      hovered = menu
      documentElement.removeAttribute('data-dismissed')
    },
    options,
  )
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && hovered !== null) documentElement.toggleAttribute('data-dismissed', true)
    },
    options,
  )
  onAwake(() => listening.abort())
}
