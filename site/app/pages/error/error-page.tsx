import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { siteConfig } from '#shared/site-config.ts'

/** What a visitor sees when a page fails. Its ways out are full loads and work without JavaScript. */
export function ErrorPage() {
  return (
    <PageHead
      title="This page did not add up"
      actions={
        <>
          <form>
            <Button type="submit" look="filled">
              Load it again
            </Button>
          </form>
          <a className="button" data-look="outlined" href="/" target="_self">
            Go to the home page
          </a>
        </>
      }
    >
      <p>
        Something failed on our side while the page was being put together. If it keeps happening, write to{' '}
        <a className="link" href={`mailto:${siteConfig.emails.support}`}>
          {siteConfig.emails.support}
        </a>
        .
      </p>
    </PageHead>
  )
}
