/** Brings a mark into view inside the document's own pane; the page itself stays where the reader is. */
export function showWithinPane(element: HTMLElement | null): void {
  const pane = element?.closest<HTMLElement>('.desk-document') ?? null
  if (element === null || pane === null || pane.scrollHeight <= pane.clientHeight) return
  const mark = element.getBoundingClientRect()
  const frame = pane.getBoundingClientRect()
  if (mark.top >= frame.top && mark.bottom <= frame.bottom) return
  pane.scrollTop += mark.top - frame.top - frame.height / 3
}
