const storageKey = 'desk'

/**
 * Whether there are papers to come on the desk of this browser. Its store answers too late for the first paint, so a word in
 * local storage says it, and `data-desk` on <html> shows it: an inline script of the head sets it, the desk's styles read it.
 */
export const keptDesk = {
  isShown(): boolean {
    return document.documentElement.dataset['desk'] === 'kept'
  },
  /** Shows papers as on their way, also those that are only now being handed over; or no longer. */
  show(isKept: boolean): void {
    if (isKept) document.documentElement.dataset['desk'] = 'kept'
    else delete document.documentElement.dataset['desk']
  },
  /** Shows what is so now: another page may have kept papers, or cleared them, since this one was opened. */
  review(): void {
    keptDesk.show(readMark())
  },
  /** To be told with every change of what the store keeps. */
  keep(hasPapers: boolean): void {
    try {
      if (hasPapers) localStorage.setItem(storageKey, 'kept')
      else localStorage.removeItem(storageKey)
    } catch {
      // Storage may be closed to the page: the desk then comes with the first touch.
    }
  },
}

function readMark(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'kept'
  } catch {
    return false
  }
}
