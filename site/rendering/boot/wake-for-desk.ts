import { keptDesk } from '#app/desk/kept-desk.ts'
import type { PageWaker } from './page-waker.ts'
import { whenShown } from './when-shown.ts'

/** Wakes the page that waits for papers this browser keeps, `data-wake="kept"`, wherever it is scrolled to. */
export function wakeForDesk({ wake }: PageWaker): void {
  whenShown(() => {
    keptDesk.review()
    if (keptDesk.isShown() && document.querySelector('[data-wake="kept"]') !== null) void wake()
  })
}
