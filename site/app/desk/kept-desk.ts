/**
 * Shows papers as on their way to the desk, also those that are only now being handed over; or no longer. `data-desk` on
 * <html> is what the desk's styles read; an inline script of the head sets it before the first paint.
 */
export function showKeptDesk(isKept: boolean): void {
  document.documentElement.toggleAttribute('data-desk', isKept)
}

/** Shows what is so now: another page may have kept papers, or cleared them, since this one was opened. */
export function reviewKeptDesk(): boolean {
  let isKept = false
  try {
    isKept = localStorage.getItem('desk') !== null
  } catch {
    // Storage may be closed to the page.
  }
  showKeptDesk(isKept)
  return isKept
}
