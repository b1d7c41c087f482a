import type { PageWaker } from './page-waker.ts'
import { whenShown } from './when-shown.ts'

/** Wakes the page when a part of it is seen that says it needs to be alive: `data-wake="seen"`. */
export function wakeOnSight({ wake, onAwake }: PageWaker): void {
  const parts = document.querySelectorAll('[data-wake="seen"]')
  if (parts.length === 0) return
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void wake()
  })
  // In a page that is prepared ahead, nobody sees anything.
  whenShown(() => {
    for (const part of parts) observer.observe(part)
  })
  onAwake(() => observer.disconnect())
}
