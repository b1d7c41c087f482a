import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { startDemo } from './working/start-demo.ts'
import { ShowWorking } from './working/show-working.tsx'

/** The first screen: what this is, and a desk to put a bill on. */
export function Hero() {
  return (
    <section className="band hero" aria-labelledby="page-title">
      <div className="frame">
        <div>
          <div className="hero-head">
            <div>
              <h1 id="page-title" tabIndex={-1} className="type-title">
                AI-Powered Carbon & ESG Reporting
              </h1>
              <p className="max-w-prose text-ink-2 md:mt-2">
                {siteConfig.tagline}{' '}
                <span className="max-md:hidden">
                  Drop in a bill and read the sum: the line it came from, the factor with its edition and the
                  multiplication, on one page.
                </span>
              </p>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-2">
                <ButtonLink size="small" href={siteConfig.links.getStarted} newTab>
                  Get Started
                </ButtonLink>
                <TextLink href="/blog" className="py-2.5 text-sm">
                  Read the Blog
                </TextLink>
              </div>
            </div>
            <div className="hero-demo screen-only">
              <div>
                <h2 className="type-subheading max-md:sr-only">Try Demo</h2>
                <p className="text-sm text-ink-2 max-md:hidden">
                  We upload a specimen bill to the assistant, and the AI extracts its emissions while you
                  watch. You need no account.
                </p>
              </div>
              <Button
                look="filled"
                size="small"
                className="flex-none no-script:hidden"
                onClick={() => void startDemo('electricity')}
              >
                Try Now
              </Button>
            </div>
          </div>
          <ShowWorking />
        </div>
      </div>
    </section>
  )
}
