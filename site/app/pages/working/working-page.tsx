import { lazy, Suspense, useEffect, useState } from 'react'
import { reviewKeptDesk } from '#app/desk/kept-desk.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { factorsPath } from '#shared/factor-page.ts'
import { EmptyDesk } from './empty-desk.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'
import './working-page.css'

const DeskView = lazy(async () => ({ default: (await import('./desk/desk-view.tsx')).DeskView }))

/**
 * The desk lives in the browser. The served page is the empty desk, or, where the browser keeps papers, blank rows until
 * they are here: which of the two is on show the stylesheet knows before any code, until the desk itself tells.
 */
export function WorkingPage() {
  const isInBrowser = useIsInBrowser()
  const [holdsPapers, setHoldsPapers] = useState<boolean | null>(null)
  // Whoever comes back to the desk from another page finds the mark as it is by then.
  useEffect(() => () => void reviewKeptDesk(), [])
  return (
    <section className="desk-page" aria-labelledby="page-title">
      <div className="desk-title">
        <h1 id="page-title" tabIndex={-1} className="type-title">
          Working paper
        </h1>
        <p className="text-ink-2">
          Your document, and its working beside it. Check it, correct it, keep it, hand it on. Every figure
          leads to its place in the <TextLink href={factorsPath}>factor library</TextLink>.
        </p>
      </div>
      <div className="desk" data-told={holdsPapers !== null}>
        {isInBrowser && (
          <Suspense fallback={null}>
            <DeskView onTold={setHoldsPapers} />
          </Suspense>
        )}
        {holdsPapers !== true && <EmptyDesk />}
        {holdsPapers === null && (
          <div className="desk-opening" data-wake="kept">
            <Skeleton label="Opening the desk" rows={12} />
          </div>
        )}
      </div>
      <noscript>
        <p>The desk reads documents in your browser and needs JavaScript for it.</p>
      </noscript>
    </section>
  )
}
