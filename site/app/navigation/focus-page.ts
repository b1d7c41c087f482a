import { findHashTarget } from './find-hash-target.ts'

/** Moves the focus to the place the address names, else to the page's heading, else (still loading) to its main part. */
export function focusPage(): void {
  const target =
    findHashTarget() ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (target === null) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
