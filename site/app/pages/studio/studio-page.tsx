import { useEffect, useState } from 'react'
import { usePublicConfig } from '#app/public-config-context.ts'
import '#app/ui/inner-page.css'

const patienceMs = 3_000

/**
 * Sends editors on to the studio that is configured; the address itself never loads twice. Without one the specified
 * words stand, and the spinner gives way to word that nothing is coming.
 */
export function StudioPage() {
  const { studioUrl } = usePublicConfig()
  const [isWaiting, setIsWaiting] = useState(true)

  useEffect(() => {
    if (studioUrl !== null && !leadsBack(studioUrl)) {
      location.replace(studioUrl)
      return undefined
    }
    const timer = setTimeout(() => setIsWaiting(false), patienceMs)
    return () => clearTimeout(timer)
  }, [studioUrl])

  return (
    <section className="band" aria-labelledby="page-title">
      <div className="frame">
        <div className="py-12">
          <h1 id="page-title" tabIndex={-1} className="type-heading flex items-center gap-4">
            {isWaiting && <span className="spinner" aria-hidden="true" />}
            Redirecting to Sanity Studio...
          </h1>
          <output className="mt-4 block max-w-prose text-ink-2">{!isWaiting && nothingToOpen}</output>
          <noscript>
            <p className="mt-4 max-w-prose text-ink-2">
              {studioUrl === null ? (
                nothingToOpen
              ) : (
                <a className="link" href={studioUrl}>
                  Open the studio
                </a>
              )}
            </p>
          </noscript>
        </div>
      </div>
    </section>
  )
}

/** Whether the studio's address is this page: going there would begin again, for ever. */
function leadsBack(studioUrl: string): boolean {
  const { origin, pathname } = new URL(studioUrl, location.href)
  return origin === location.origin && pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '')
}

const nothingToOpen =
  'It ended here: no studio is set up on this server. Articles are edited as files in the content folder.'
