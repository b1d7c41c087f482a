import { Button } from '#app/ui/button.tsx'
import { siteConfig } from '#shared/site-config.ts'

/** What a visitor sees when a page fails. Its ways out are full loads and work without JavaScript. */
export function ErrorPage() {
  return (
    <section className="band" aria-labelledby="page-title">
      <div className="frame">
        <div>
          <h1 id="page-title" tabIndex={-1} className="type-title">
            This page did not add up
          </h1>
          <p className="type-lead mt-3">
            Something failed on our side while the page was being put together. If it keeps happening, write
            to{' '}
            <a className="link" href={`mailto:${siteConfig.emails.support}`}>
              {siteConfig.emails.support}
            </a>
            .
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <form>
              <Button type="submit" look="filled">
                Load it again
              </Button>
            </form>
            <a className="button" data-look="outlined" href="/" target="_self">
              Go to the home page
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
