import { ButtonLink } from '#app/ui/button-link.tsx'
import { CellGrid } from '#app/ui/cell-grid.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { advancedFeatures, coreFeatures } from './feature-claims.ts'
import {
  CallPicture,
  ClockPicture,
  LinePicture,
  MachinePicture,
  PlanPicture,
  QuestionPicture,
} from './module-pictures.tsx'
import { OverviewDiagram } from './overview-diagram.tsx'

const modules = [
  {
    href: '/features/carbon-planning',
    picture: <PlanPicture />,
    title: 'Strategic Carbon Planning',
    text: 'Targets, actions and the price of each tonne avoided.',
  },
  {
    href: '/features/natural-language',
    picture: <QuestionPicture />,
    title: 'Natural language assistant',
    text: 'Ask for a figure and get it with its working.',
  },
  {
    href: '/features/incidents',
    picture: <ClockPicture />,
    title: 'Incidents Management',
    text: 'From the first report of a spill to the closed slip.',
  },
  {
    href: '/features/asset-emissions',
    picture: <MachinePicture />,
    title: 'Asset emissions',
    text: 'Emissions by vehicle, generator and plant item.',
    note: 'Coming Soon',
  },
  {
    href: '/features/emission-data',
    picture: <LinePicture />,
    title: 'Emission data',
    text: 'Litres, kilowatt-hours and kilometres, each with the line it was read from.',
  },
  {
    href: '/features/web-api',
    picture: <CallPicture />,
    title: 'Web API',
    text: 'Figures and documents for your own systems, with keys that open only what they must.',
  },
]

const integrationFacts = [
  {
    title: 'Documents come in by',
    text: 'Upload, email forwarding, OneDrive, Google Drive, SharePoint, forms and the API.',
  },
  { title: 'Figures leave as', text: 'XLSX, CSV, PDF, JSON; Power BI, Tableau, Looker Studio and Excel.' },
  { title: 'Coming soon', text: 'SAP, Salesforce, Microsoft Dynamics, Oracle, QuickBooks and Workday.' },
]

export function FeaturesPage() {
  return (
    <>
      <PageHead
        title="From the docket to the signed report"
        name="Features"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Get Started
          </ButtonLink>
        }
        pictureAt="below"
        picture={<OverviewDiagram />}
      >
        <p>
          A document arrives, and one day somebody signs a report. These are the features in between, and the
          way back from the signature to the docket.
        </p>
      </PageHead>
      <Section title="Six modules, each with a page that works something out" tone="sheet">
        <CellGrid cells={modules} />
      </Section>
      <Section title="Core features: collect, track, show">
        <RuledList items={coreFeatures} columns={3} />
        <h2 className="type-title mt-12 mb-6">Advanced features</h2>
        <RuledList items={advancedFeatures} />
      </Section>
      <Section
        isSplit
        title="Integration capabilities"
        lead={<TextLink href="/integrations">See all integrations</TextLink>}
        tone="sheet"
      >
        <RuledList items={integrationFacts} columns="beside" />
      </Section>
      <NextStep
        title="The quickest way to judge it is your own bill"
        action={<ButtonLink href="/working">Put a bill on the desk</ButtonLink>}
      >
        Up to 20 documents, no account. They stay in your own browser; our server keeps none.
      </NextStep>
    </>
  )
}
