import { useEffect, useRef, useState, type RefObject } from 'react'

/** A tab stop for a box that scrolls sideways, and none for one that fits: what scrolls must take the keyboard. */
export function useScrollsSideways<Box extends HTMLElement>(): {
  ref: RefObject<Box | null>
  tabIndex: 0 | undefined
} {
  const ref = useRef<Box>(null)
  const [doesScroll, setDoesScroll] = useState(false)

  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const observer = new ResizeObserver(() => setDoesScroll(box.scrollWidth > box.clientWidth))
    for (const part of [box, ...box.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [])

  return { ref, tabIndex: doesScroll ? 0 : undefined }
}
