import { useEffect } from 'react'
import { usePublicConfig } from '#app/public-config-context.ts'

/** Sends editors on to the studio when one is configured; the address itself never loads twice. */
export function StudioPage() {
  const { studioUrl } = usePublicConfig()

  useEffect(() => {
    if (studioUrl !== null) location.replace(studioUrl)
  }, [studioUrl])

  return (
    <section className="band" aria-labelledby="page-title">
      <div className="frame">
        <div className="py-12">
          <h1 id="page-title" tabIndex={-1} className="type-heading flex items-center gap-4">
            <span className="spinner" aria-hidden="true" />
            Redirecting to Sanity Studio...
          </h1>
          {studioUrl === null && (
            <p className="mt-4 max-w-prose text-ink-2">
              No studio is set up on this server. Articles are edited as files in the content folder.
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
