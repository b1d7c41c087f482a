/** Moves the focus to the page's heading, or to its main part while the heading is still loading, and scrolls nothing. */
export function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (target === null) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
