import { ButtonLink } from '#app/ui/button-link.tsx'
import { HeadedColumns } from '#app/ui/headed-columns.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { sitePeople } from '#shared/site-people.ts'
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
      <Section
        isSplit
        title="Our partners"
        lead="The first partner is our own team. Each firm that signs gets a profile like this one, under its own name."
        tone="sheet"
      >
        <PartnersCarousel partners={sitePeople.partners} />
      </Section>
      <Section
        title="From the first call to the first commission"
        lead="We follow an invented client: its units, its papers, its questions, and what you earn in a year."
      >
        <RuledList items={partnerSteps} isOrdered columns={4} />
        <h2 className="type-title mt-12 mb-6">Six things a partner gets</h2>
        <RuledList items={benefits} columns={3} />
      </Section>
      <HeadedColumns
        tone="sheet"
        columns={[
          { title: 'Built for Consultants', content: <RuledList items={consultantTypes} columns={1} /> },
          { title: 'What You Can Offer', content: <RuledList items={services} columns={1} /> },
        ]}
      />
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
