import { reviewKeptDesk } from '#app/desk/kept-desk.ts'

/** Whether this page waits for papers, `data-wake="kept"`, and this browser keeps some: also when the page comes back. */
export function hasPapersToCome(): boolean {
  return reviewKeptDesk() && document.querySelector('[data-wake="kept"]') !== null
}
