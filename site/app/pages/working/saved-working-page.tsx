import { lazy, Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'
import './working-page.css'

const SavedView = lazy(async () => ({ default: (await import('./saved/saved-view.tsx')).SavedView }))

/** Saved papers, for whoever has their address. */
export function SavedWorkingPage() {
  const isInBrowser = useIsInBrowser()
  const waiting = <Skeleton label="Opening the papers" rows={12} />
  return (
    <section className="desk-page" aria-labelledby="page-title">
      <h1 id="page-title" tabIndex={-1} className="type-title desk-title">
        Working paper
      </h1>
      {isInBrowser ? <Suspense fallback={waiting}>{<SavedView />}</Suspense> : waiting}
      <noscript>
        <p>Saved papers are opened in your browser, which needs JavaScript for it.</p>
      </noscript>
    </section>
  )
}
