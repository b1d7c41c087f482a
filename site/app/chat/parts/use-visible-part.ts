import { type RefObject, useEffect } from 'react'

/**
 * Tells the panel which part of the window an on-screen keyboard leaves visible, as custom properties, so that the
 * field being typed in stays above it.
 */
export function useVisiblePart(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const style = panel.current?.style
    if (!window.visualViewport || style === undefined) return
    const viewport = window.visualViewport
    const measure = () => {
      // Pinch zoom shrinks the visible part too; the panel must not shrink with it.
      if (viewport.scale > 1.01) return
      const below = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
      style.setProperty('--visible-top', `${viewport.offsetTop}px`)
      style.setProperty('--visible-height', `${viewport.height}px`)
      style.setProperty('--covered-below', `${below}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [panel])
}
