import { type RefObject, useEffect } from 'react'

/** Calls back when the focus goes to something on the page that the panel covers (WCAG 2.4.11). */
export function useClearOfFocus(panel: RefObject<HTMLElement | null>, makeRoom: () => void) {
  useEffect(() => {
    const check = ({ target }: FocusEvent) => {
      const frame = panel.current
      if (frame === null || !(target instanceof HTMLElement) || frame.contains(target)) return
      const { left, top, width, height } = target.getBoundingClientRect()
      const uppermost = document.elementFromPoint(left + width / 2, top + height / 2)
      if (uppermost !== null && frame.contains(uppermost)) makeRoom()
    }
    document.addEventListener('focusin', check)
    return () => document.removeEventListener('focusin', check)
  }, [panel, makeRoom])
}
