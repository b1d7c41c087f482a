import type { PageWaker } from './page-waker.ts'

/** What scrolls sideways takes the keyboard, until the page is alive and its parts see to it themselves. */
export function markTabStops({ onAwake }: PageWaker): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-sideways]')]
  if (boxes.length === 0) return
  const observer = new ResizeObserver(() => {
    const scrolling = boxes.map((box) => box.scrollWidth > box.clientWidth)
    for (const [index, box] of boxes.entries()) {
      if (scrolling[index] === true) box.tabIndex = 0
      else box.removeAttribute('tabindex')
    }
  })
  for (const part of boxes.flatMap((box) => [box, ...box.children])) observer.observe(part)
  onAwake(() => observer.disconnect())
}
