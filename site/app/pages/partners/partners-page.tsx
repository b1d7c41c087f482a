import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { CommissionLadder } from './commission-ladder.tsx'
import { benefits, consultantTypes, partnerSteps, services } from './partner-program.ts'
import { PartnersCarousel } from './partners-carousel.tsx'

export function PartnersPage() {
  return (
    <>
      <PageHead
        title="Bring your clients, keep up to a quarter"
        name="Partner Program"
        actions={
          <ButtonLink href={siteConfig.links.getStarted} newTab look="filled">
            Become a Partner
          </ButtonLink>
        }
        picture={<CommissionLadder />}
      >
        <p>
          The Partner Program is for consultants who set up inventories, train sites and sign reports. It pays
          up to 25% recurring revenue.
        </p>
      </PageHead>
      <Section title="Our partners" tone="sheet">
        <PartnersCarousel partners={siteConfig.partners} />
        <p className="mt-8 max-w-prose text-ink-2">
          The first desk is our own. Each firm that signs gets a profile like this one here, under its own
          name.
        </p>
      </Section>
      <Band labelledBy="model-title">
        <div className="columns">
          <div className="lg:col-span-5!">
            <h2 id="model-title" className="type-title mb-6">
              From the first call to the first commission
            </h2>
            <RuledList items={partnerSteps} isOrdered columns={1} />
          </div>
          <div className="lg:col-span-7!">
            <h2 className="type-title mb-6">Six things a partner gets</h2>
            <RuledList items={benefits} />
          </div>
        </div>
      </Band>
      <Band labelledBy="consultants-title" tone="sheet">
        <div className="columns">
          <div className="lg:col-span-6!">
            <h2 id="consultants-title" className="type-title mb-6">
              Built for Consultants
            </h2>
            <RuledList items={consultantTypes} columns={1} />
          </div>
          <div className="lg:col-span-6!">
            <h2 className="type-title mb-6">What You Can Offer</h2>
            <RuledList items={services} columns={1} />
          </div>
        </div>
      </Band>
      <NextStep
        title="Have a client with a report due?"
        action={
          <ButtonLink href={siteConfig.links.getStarted} newTab>
            Become a Partner
          </ButtonLink>
        }
      >
        Tell us who they are and when they report. We start with their documents.
      </NextStep>
    </>
  )
}
