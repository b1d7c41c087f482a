import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

type PageTree = {
  render: (onAlive: () => void) => ReactNode
  /** Takes the place of a page that was alive and threw. */
  failed: ReactNode
}

/**
 * True when React has taken the served page over: the tree says so itself. What the tree throws outside of its own
 * boundaries React answers by taking everything away: before it was alive the served page comes back, with its focus, and
 * the answer is false; from then on the error page takes its place.
 */
export function hydratePage(root: HTMLElement, { render, failed }: PageTree): Promise<boolean> {
  const served = [...root.childNodes]
  const focused = document.activeElement
  // `Promise.withResolvers` is younger than some browsers that read everything else.
  return new Promise((resolve) => {
    let page: Root | null = null
    let isAlive = false

    function onAlive(): void {
      // What an effect beside this one throws is told of first.
      queueMicrotask(() => {
        isAlive = page !== null
        resolve(isAlive)
      })
    }

    function onUncaughtError(error: unknown): void {
      reportError(error)
      const broken = page
      page = null
      // React may not be told to let go while it works; this still comes before the next paint.
      if (broken !== null) queueMicrotask(() => (isAlive ? replace(broken) : putBack(broken)))
    }

    function replace(broken: Root): void {
      broken.unmount()
      createRoot(root).render(failed)
    }

    function putBack(broken: Root): void {
      broken.unmount()
      root.replaceChildren(...served)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      resolve(false)
    }

    startTransition(() => {
      page = hydrateRoot(root, render(onAlive), { onUncaughtError })
    })
  })
}
