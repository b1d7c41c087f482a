import { useEffect, useState } from 'react'
import { usePublicConfig } from '#app/public-config-context.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { WaysOn } from '#app/ui/ways-on.tsx'
import './studio.css'

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
    <>
      <PageHead
        title={
          <>
            {isWaiting && <span className="spinner" aria-hidden="true" />}
            Redirecting to Sanity Studio...
          </>
        }
        isPlain
        name="For the editors of this site"
      >
        <p>The studio is where our articles are written. To read them, take one of the ways below.</p>
        <output className="mt-4 block font-semibold text-ink">{!isWaiting && nothingToOpen}</output>
        <noscript>
          <p className="mt-4">
            {studioUrl === null ? (
              nothingToOpen
            ) : (
              <a className="link" href={studioUrl}>
                Open the studio
              </a>
            )}
          </p>
        </noscript>
      </PageHead>
      <WaysOn />
    </>
  )
}

/** Whether the studio's address is this page: going there would begin again, for ever. */
function leadsBack(studioUrl: string): boolean {
  const { origin, pathname } = new URL(studioUrl, location.href)
  return origin === location.origin && pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '')
}

const nothingToOpen =
  'The redirect ends here: no studio is set up on this server. Articles are edited as files in its content folder.'
