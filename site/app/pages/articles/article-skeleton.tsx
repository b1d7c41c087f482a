import { useEffect } from 'react'
import { findHashTarget } from '#app/navigation/find-hash-target.ts'
import { focusPage } from '#app/navigation/focus-page.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { siteConfig } from '#shared/site-config.ts'

/** Holds the place of a page whose data is on its way. It has no heading yet, so the focus waits on the main part. */
export function ArticleSkeleton({ label }: { label: string }) {
  useEffect(() => moveOn, [])
  return (
    <section className="band">
      <title>{siteConfig.brand}</title>
      <div className="frame">
        <Skeleton label={label} rows={24} className="max-w-prose" />
      </div>
    </section>
  )
}

/** Hands the focus to the heading that has come, unless the visitor has taken it elsewhere meanwhile. */
function moveOn(): void {
  if (document.activeElement !== document.querySelector('main')) return
  focusPage()
  findHashTarget()?.scrollIntoView()
}
