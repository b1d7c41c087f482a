import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { factorsPath } from '#shared/factor-page.ts'
import { siteConfig } from '#shared/site-config.ts'
import { FactorCard } from './factor-card.tsx'
import { pipelineSteps } from './pipeline-steps.ts'
import { TravelManifest } from './travel-manifest.tsx'

const whatItReads = [
  {
    title: 'Utility bills',
    text: 'Electricity, gas and water: quantity, unit, period, meter and place.',
  },
  {
    title: 'Fuel receipts',
    text: 'Litres, product and site; fuel-card and fleet exports by the thousand lines.',
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
    text: 'Page, line and box, or the cell of a spreadsheet. Click a figure and see where it was read.',
  },
  {
    title: 'Two scores for each field',
    text: 'How sure we are of the letters, and how sure that they mean this field. They fail in different ways.',
  },
  {
    title: 'Checks with their result',
    text: 'Quantity times rate, lines to subtotal, meter end minus start. Passed, failed, or not possible on this document.',
  },
  {
    title: 'The factor as published',
    text: 'Publisher, edition, table, region, unit, gas split where stated, and the licence.',
  },
]

const benefits = [
  {
    title: 'Less typing',
    text: 'Built for up to 90% time savings against keying in by hand. That is a design target, not a measured average; try your own bills and time them.',
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
    text: 'Each figure keeps the edition it was made with, so last year can be compared and explained.',
  },
]

export function EmissionDataPage() {
  return (
    <>
      <PageHead
        title="Emission data"
        reference="E-1"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Request a Demo
          </ButtonLink>
        }
      >
        <p>
          From PDFs, spreadsheets, photos and exports to activity data with evidence: quantity, unit, period
          and place, each with the line it was read from.
        </p>
      </PageHead>
      <Band labelledBy="reads-title" tone="sheet" reference="E-2">
        <h2 id="reads-title" className="type-title mb-6">
          What it reads
        </h2>
        <div className="columns">
          <div className="lg:col-span-6!">
            <RuledList items={whatItReads} columns={1} />
          </div>
          <div className="lg:col-span-6!">
            <TravelManifest />
          </div>
        </div>
      </Band>
      <Band labelledBy="pipeline-title" reference="E-3">
        <div className="columns">
          <div className="lg:col-span-4!">
            <h2 id="pipeline-title" className="type-title">
              Six steps from page to tonnes
            </h2>
            <p className="mt-4 text-ink-2">
              The same steps run in the demo on this site. A step that is not sure says so and hands the row
              to a person.
            </p>
          </div>
          <div className="lg:col-span-8!">
            <RuledList items={pipelineSteps} columns={1} isOrdered />
          </div>
        </div>
      </Band>
      <Band labelledBy="keeps-title" tone="sheet" reference="E-4">
        <h2 id="keeps-title" className="type-title mb-6">
          What it keeps with each figure
        </h2>
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
      </Band>
      <Band labelledBy="benefits-title" reference="E-5">
        <h2 id="benefits-title" className="type-title mb-6">
          What the business gets
        </h2>
        <RuledList items={benefits} />
        <ButtonLink href={siteConfig.links.app} newTab className="mt-8">
          Request a Demo
        </ButtonLink>
      </Band>
    </>
  )
}
