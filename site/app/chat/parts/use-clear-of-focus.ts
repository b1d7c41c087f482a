import { type RefObject, useEffect } from 'react'

/** Calls back when the focus goes to something on the page that the panel hides entirely (WCAG 2.2, 2.4.11). */
export function useClearOfFocus(panel: RefObject<HTMLElement | null>, makeRoom: () => void) {
  useEffect(() => {
    const check = ({ target }: FocusEvent) => {
      const frame = panel.current
      if (frame === null || !(target instanceof HTMLElement) || frame.contains(target)) return
      if (isHiddenBy(frame, target)) makeRoom()
    }
    document.addEventListener('focusin', check)
    return () => document.removeEventListener('focusin', check)
  }, [panel, makeRoom])
}

function isHiddenBy(frame: HTMLElement, element: HTMLElement): boolean {
  const cover = frame.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const left = Math.max(0, box.left)
  const top = Math.max(0, box.top)
  const right = Math.min(window.innerWidth, box.right)
  const bottom = Math.min(window.innerHeight, box.bottom)
  const isInside = left >= cover.left && top >= cover.top && right <= cover.right && bottom <= cover.bottom
  if (!isInside) return false
  // A toast over the panel is inside its outline and still in sight.
  const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return uppermost !== null && frame.contains(uppermost)
}
