/**
 * To be told with every change of what the desk's store keeps. The store answers too late for the first paint, so a word in
 * local storage says whether there are papers; kept-desk.ts shows it.
 */
export function keepDesk(hasPapers: boolean): void {
  try {
    if (hasPapers) localStorage.setItem('desk', 'kept')
    else localStorage.removeItem('desk')
  } catch {
    // Storage may be closed to the page: the desk then comes with the first touch.
  }
}
