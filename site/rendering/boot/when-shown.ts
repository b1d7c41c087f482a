/**
 * Runs each time the document comes on show: as it opens, and when it comes back from the browser's memory. A page that the
 * browser prepares ahead may never be opened, and waits.
 */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) run()
  })
}
