import { useLayoutEffect, type RefObject } from 'react'

/**
 * Opens the row that the address names. Until the page is alive the stylesheet shows what is in it; from then on the row is
 * really open, so that it can be closed.
 */
export function useOpenTarget(rows: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1))
      if (!(target instanceof HTMLDetailsElement) || rows.current?.contains(target) !== true) return
      target.open = true
    }
    open()
    rows.current?.setAttribute('data-alive', '')
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [rows])
}
