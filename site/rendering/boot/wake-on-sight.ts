import type { PageWaker } from './page-waker.ts'

/** Wakes the page when a part of it is seen that says it needs to be alive: `data-wake="seen"`. */
export function wakeOnSight({ wake, onAwake }: PageWaker): void {
  const parts = document.querySelectorAll('[data-wake="seen"]')
  if (parts.length === 0) return
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void wake()
  })
  for (const part of parts) observer.observe(part)
  onAwake(() => observer.disconnect())
}
