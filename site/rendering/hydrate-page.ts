import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Settles when React has taken the served page over: the tree says so itself. It fails with what the tree throws outside
 * of its own boundaries, which React answers by taking everything away.
 */
export function hydratePage(root: HTMLElement, render: (onAlive: () => void) => ReactNode): Promise<void> {
  // `Promise.withResolvers` is younger than some browsers that read everything else.
  return new Promise((resolve, reject) => {
    function onUncaughtError(error: unknown): void {
      reportError(error)
      reject(new Error('The page could not be taken over', { cause: error }))
    }
    startTransition(() => {
      hydrateRoot(root, render(resolve), { onUncaughtError })
    })
  })
}
