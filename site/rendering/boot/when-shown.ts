/** Runs once the document is on show: the browser may prepare a page ahead that nobody ever opens. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
