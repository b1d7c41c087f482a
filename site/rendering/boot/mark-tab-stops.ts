import type { PageWaker } from './page-waker.ts'

const sideways = '[data-sideways]'

/**
 * What scrolls sideways takes the keyboard, from the first key on, until the page is alive and its parts see to it themselves.
 * To measure them all as the page opens would be work for whoever reads without a keyboard.
 */
export function markTabStops({ onAwake }: PageWaker): void {
  const observing = new AbortController()
  const { signal } = observing
  function start(): void {
    const boxes = [...document.querySelectorAll(sideways)]
    mark(boxes)
    const observer = new ResizeObserver((entries) =>
      mark(entries.map(({ target }) => target.closest(sideways))),
    )
    for (const part of boxes.flatMap((box) => [box, ...box.children])) observer.observe(part)
    signal.addEventListener('abort', () => observer.disconnect())
  }
  addEventListener('keydown', start, { signal, capture: true, once: true })
  onAwake(() => observing.abort())
}

/** First all is read, then all is written. */
function mark(boxes: readonly (Element | null)[]): void {
  const measured = [...new Set(boxes)].map((box) => ({
    box,
    scrolls: box !== null && box.scrollWidth > box.clientWidth,
  }))
  for (const { box, scrolls } of measured) {
    if (scrolls) box?.setAttribute('tabindex', '0')
    else box?.removeAttribute('tabindex')
  }
}
