import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { startDemo } from './working/start-demo.ts'
import { ShowWorking } from './working/show-working.tsx'

export function Hero() {
  return (
    <section className="band" id="a-1" aria-labelledby="page-title">
      <div className="frame hero">
        <div className="margin-column">
          <span className="reference">A-1</span>
        </div>
        <div>
          <div className="columns items-end">
            <div className="lg:col-span-8">
              <h1 id="page-title" tabIndex={-1} className="type-display">
                AI-Powered Carbon & ESG Reporting
              </h1>
              <p className="type-lead mt-6">
                {siteConfig.tagline} Drop in a bill and read the sum: the line it came from, the factor with
                its edition, and the multiplication, all on one page that an auditor can do again.
              </p>
              <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
                <ButtonLink href={siteConfig.links.getStarted} newTab>
                  Get Started
                </ButtonLink>
                <TextLink href="/blog" className="py-2.5">
                  Read the Blog
                </TextLink>
              </div>
            </div>
            <div className="screen-only border-t border-rule-strong pt-4 md:max-lg:flex md:max-lg:items-end md:max-lg:gap-8 lg:col-span-4">
              <div>
                <h2 className="type-subheading">Try Demo</h2>
                <p className="mt-1 text-sm text-ink-2">
                  A specimen bill is uploaded to the assistant, and it extracts the emissions while you watch.
                  No account, nothing to install.
                </p>
              </div>
              <Button
                look="filled"
                className="mt-4 w-full no-script:hidden md:max-lg:w-64 md:max-lg:flex-none"
                onClick={() => void startDemo('electricity')}
              >
                Try Now
              </Button>
            </div>
          </div>
          <div className="columns mt-12 mb-6 gap-y-1 lg:mt-18">
            <h2 className="type-heading lg:col-span-5">Show the working</h2>
            <p className="text-ink-2 lg:col-span-7 lg:ps-6">
              Step through it, or change the grid. The sums are done on this page, by the code that the
              assistant runs; open any dotted figure to see where it is from.
            </p>
          </div>
          <ShowWorking />
        </div>
      </div>
    </section>
  )
}
