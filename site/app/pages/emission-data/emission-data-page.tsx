import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { factorsPath } from '#shared/factor-page.ts'
import { siteConfig } from '#shared/site-config.ts'
import { FactorCard } from './factor-card.tsx'
import { GridChart } from './grid-chart.tsx'
import { pipelineSteps } from './pipeline-steps.tsx'
import { TravelManifest } from './travel-manifest.tsx'

const whatItReads = [
  {
    title: 'Utility bills',
    text: 'Electricity, gas and water: quantity, unit, period, meter and place.',
  },
  {
    title: 'Fuel receipts',
    text: 'Litres, product and site. Fuel-card exports too.',
  },
  {
    title: 'Travel manifests',
    text: 'Flights by leg, nights by hotel, kilometres by taxi, train and car.',
  },
  {
    title: 'Invoices',
    text: 'Materials, waste, freight and refrigerants by weight, volume or tonne-kilometre.',
  },
]

const whatItKeeps = [
  {
    title: 'The place of every value',
    text: 'We keep the page and the line, or the cell of the spreadsheet. Click a figure and see where it was read.',
  },
  {
    title: 'Two scores for each field',
    text: 'How sure we are of the letters, and how sure that they mean this field. They fail in different ways.',
  },
  {
    title: 'Checks with their result',
    text: 'Quantity times rate, lines against subtotal, meter end minus start: each check says whether it passed, failed or could not be made on this document.',
  },
  {
    title: 'The factor as published',
    text: 'A factor carries its publisher, edition, table, region, unit and licence, and the split by gas where the source states it.',
  },
]

const benefits = [
  {
    title: 'Less typing by hand',
    text: 'Built for up to 90% time savings against keying in by hand. That is a design target, not a measured average.',
  },
  {
    title: 'One rule for every site',
    text: 'The same docket gives the same tonnes in Cairns and in Perth, except where the factor says otherwise.',
  },
  {
    title: 'Questions before the audit',
    text: 'Doubtful rows are put to a person while the docket is still on the desk.',
  },
  {
    title: 'A year that can be reopened',
    text: 'Each figure keeps the edition it was made with, so you can compare last year and explain the difference.',
  },
]

export function EmissionDataPage() {
  return (
    <>
      <PageHead
        title="Numbers an auditor can do again before lunch"
        name="Emission data"

        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Request a Demo
          </ButtonLink>
        }
        picture={<GridChart />}
      >
        <p>
          Emission data begins as a quantity on a page: kilowatt-hours, litres, kilometres. We read it with
          its period and its place, because the same kilowatt-hour weighs more than three times as much in
          Victoria as in South Australia.
        </p>
      </PageHead>
      <Section title="Four kinds of paper, read where they stand" tone="sheet">
        <div className="columns">
          <div className="lg:col-span-6!">
            <RuledList items={whatItReads} columns={1} />
          </div>
          <div className="lg:col-span-6!">
            <TravelManifest />
          </div>
        </div>
      </Section>
      <Section
        title="One docket, six steps from page to tonnes"
        lead="The same steps run in the demo on this site. A step that is not sure says so and hands the row to a person. The docket is a specimen."
      >
        <RuledList items={pipelineSteps} columns={3} isOrdered />
      </Section>
      <Section title="What stays with each figure" tone="sheet">
        <div className="columns">
          <div className="lg:col-span-6!">
            <RuledList items={whatItKeeps} columns={1} />
            <p className="mt-4">
              <TextLink href={factorsPath}>Look up the factors</TextLink>
            </p>
          </div>
          <div className="lg:col-span-6!">
            <FactorCard region="AU-QLD" scope={2} />
          </div>
        </div>
      </Section>
      <Section title="What the business gets">
        <RuledList items={benefits} />
      </Section>
      <NextStep
        title="Bring a month of your own paper"
        tone="sheet"
        action={
          <ButtonLink href={siteConfig.links.app} newTab>
            Request a Demo
          </ButtonLink>
        }
      >
        We read it while you watch, and you check the sums.
      </NextStep>
    </>
  )
}
