import { lazy, Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { factorsPath } from '#shared/factor-page.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'

const DeskView = lazy(async () => ({ default: (await import('./desk/desk-view.tsx')).DeskView }))

/** The desk lives in the browser: the served page says what it is, and the desk takes its place there. */
export function WorkingPage() {
  const isInBrowser = useIsInBrowser()
  const waiting = <Skeleton label="Opening the desk" rows={12} />
  return (
    <section className="desk-page" aria-labelledby="page-title">
      <div className="desk-title">
        <h1 id="page-title" tabIndex={-1} className="type-title">
          Working paper
        </h1>
        <p className="text-ink-2">
          Your document on the left, its working on the right. Check it, correct it, keep it, hand it on.
          Every figure leads to its place in the <TextLink href={factorsPath}>factor library</TextLink>.
        </p>
      </div>
      {isInBrowser ? <Suspense fallback={waiting}>{<DeskView />}</Suspense> : waiting}
      <noscript>
        <p>The desk reads documents in your browser and needs JavaScript for it.</p>
      </noscript>
    </section>
  )
}
