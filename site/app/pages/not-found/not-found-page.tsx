import { ButtonLink } from '#app/ui/button-link.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { WaysOn } from '#app/ui/ways-on.tsx'
import './not-found.css'

/** The one centred page of the site: a blank sheet, marked as what it is, and the ways on. */
export function NotFoundPage() {
  return (
    <>
      <section className="not-found ruled" aria-labelledby="page-title">
        <div className="frame">
          <div className="not-found-text">
            <span aria-hidden="true">
              <TickMark name="notStated" className="size-12" />
            </span>
            <h1 id="page-title" tabIndex={-1} className="type-title mt-6">
              404 Page Not Found
            </h1>
            <p className="type-lead mt-3">
              The page you&apos;re looking for doesn&apos;t exist or has been moved.
            </p>
            <ButtonLink href="/" look="filled" className="mt-8">
              Return to Homepage
            </ButtonLink>
          </div>
        </div>
      </section>
      <WaysOn />
    </>
  )
}
