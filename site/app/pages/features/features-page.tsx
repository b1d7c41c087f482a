import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { CellGrid } from '#app/ui/cell-grid.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { OverviewDiagram } from './overview-diagram.tsx'

const coreFeatures = [
  {
    title: 'Automated data collection',
    text: 'PDF, Excel, CSV, Word, text and JSON; bills, invoices, fuel reports and statements; by upload, e-mail, storage folder or connection.',
  },
  {
    title: 'Comprehensive emissions tracking',
    text: 'Scope 1, 2 and 3 per business unit, with factors by place and period from a material factor library.',
  },
  {
    title: 'Interactive dashboards',
    text: 'Totals by unit, project and month. Every figure opens to the rows it was added from.',
  },
]

const advancedFeatures = [
  {
    title: 'ESG reporting',
    text: 'Tables arranged for GRI, TCFD, SASB and CDP, and for what Australia asks: NGER, and the climate reports that ASIC supervises. Exported as XLSX, CSV or PDF.',
  },
  {
    title: 'Reduction planning',
    text: 'Targets, actions, abatement cost and progress that moves with the documents.',
  },
  {
    title: 'Risk management',
    text: 'Incidents, exceedances and gaps in the evidence, with who is responsible.',
  },
  {
    title: 'Collaboration tools',
    text: 'Roles by business unit, reviews with a name and a date, one log for both sides of the audit.',
  },
]

const modules = [
  {
    href: '/features/carbon-planning',
    title: 'Strategic Carbon Planning',
    text: 'Targets, actions and the price of each tonne avoided',
  },
  {
    href: '/features/natural-language',
    title: 'Natural language assistant',
    text: 'Ask for a figure and get it with its working',
  },
  {
    href: '/features/incidents',
    title: 'Incidents Management',
    text: 'From the first report to the closed slip',
  },
  {
    href: '/features/asset-emissions',
    title: 'Asset emissions',
    text: 'By vehicle, generator and plant item',
    note: 'Coming Soon',
  },
  { href: '/features/emission-data', title: 'Emission data', text: 'Documents to activities, in six steps' },
  { href: '/features/web-api', title: 'Web API', text: 'Read, write and be told, with scoped keys' },
]

const integrationFacts = [
  { title: 'In', text: 'Upload, e-mail forwarding, OneDrive, Google Drive, SharePoint, forms and the API.' },
  { title: 'Out', text: 'XLSX, CSV, PDF, JSON; Power BI, Tableau, Looker Studio and Excel.' },
  { title: 'Coming soon', text: 'SAP, Salesforce, Microsoft Dynamics, Oracle, QuickBooks and Workday.' },
]

export function FeaturesPage() {
  return (
    <>
      <PageHead
        title="Features"
        reference="F-1"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Get Started
          </ButtonLink>
        }
      >
        <p>What the platform does between the document that arrives and the report that somebody signs.</p>
      </PageHead>
      <Band labelledBy="core-title" tone="sheet" reference="F-2">
        <h2 id="core-title" className="type-title mb-6">
          Core features
        </h2>
        <RuledList items={coreFeatures} columns={3} />
      </Band>
      <Band labelledBy="diagram-title" reference="F-3">
        <h2 id="diagram-title" className="type-title mb-6">
          The whole of it on one sheet
        </h2>
        <OverviewDiagram />
      </Band>
      <Band labelledBy="modules-title" tone="sheet" reference="F-4">
        <h2 id="modules-title" className="type-title mb-6">
          Modules
        </h2>
        <CellGrid cells={modules} />
      </Band>
      <Band labelledBy="advanced-title" reference="F-5">
        <h2 id="advanced-title" className="type-title mb-6">
          Advanced features
        </h2>
        <RuledList items={advancedFeatures} />
      </Band>
      <Band labelledBy="integration-title" tone="sheet" reference="F-6">
        <h2 id="integration-title" className="type-title mb-6">
          Integration capabilities
        </h2>
        <RuledList items={integrationFacts} columns={3} />
        <p className="mt-6">
          <TextLink href="/integrations">All integrations</TextLink>
        </p>
      </Band>
    </>
  )
}
