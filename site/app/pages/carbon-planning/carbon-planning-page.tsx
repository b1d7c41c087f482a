import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { MaterialComparison } from './material-comparison.tsx'
import { PlanSheet } from './plan-sheet.tsx'

const keyFeatures = [
  {
    title: 'Targets by business unit',
    text: 'A percentage against a baseline whose factors and period are written down.',
  },
  {
    title: 'Actions with two columns',
    text: 'Each action carries its change in emissions and its change in cost, per year.',
  },
  {
    title: 'Abatement cost',
    text: 'Dollars for each tonne avoided, worked out beside the action, so that cheap tonnes come first.',
  },
  {
    title: 'Progress from documents',
    text: 'Progress moves when bills and dockets arrive, not when somebody edits a slide.',
  },
  {
    title: 'Material comparison',
    text: 'Original against alternative at the same quantity, with the source of each factor.',
  },
  {
    title: 'Edition-aware',
    text: 'A lower grid factor is shown apart from less power used. Only one of them is your doing.',
  },
]

const supportingRoles = [
  { title: 'Data Contributor', text: 'Enters quantities and evidence from the field.' },
  { title: 'Business Unit Manager', text: 'Owns the actions of one unit and their dates.' },
  { title: 'Sustainability Manager', text: 'Sets targets, compares units, reports the plan.' },
]

const integrations = [
  { title: 'Emission data', text: 'Baselines and progress come from documents that were read and checked.' },
  { title: 'Incidents Management', text: 'An exceedance or a spill can become an action of the plan.' },
  { title: 'Reporting', text: 'The plan’s tables go to Excel, Power BI and the ESG frameworks.' },
]

export function CarbonPlanningPage() {
  return (
    <>
      <PageHead
        title="Strategic Carbon Planning"
        reference="L-1"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Request a Demo
          </ButtonLink>
        }
      >
        <p>
          A reduction plan that adds up: actions with their tonnes, their dollars and the price of each tonne
          avoided.
        </p>
      </PageHead>
      <Band labelledBy="plan-title" tone="sheet" reference="L-2">
        <h2 id="plan-title" className="type-title mb-6">
          A plan on one sheet
        </h2>
        <PlanSheet />
      </Band>
      <Band labelledBy="features-title" reference="L-3">
        <h2 id="features-title" className="type-title mb-6">
          Key features
        </h2>
        <RuledList items={keyFeatures} columns={3} />
      </Band>
      <Band labelledBy="comparison-title" tone="sheet" reference="L-4">
        <h2 id="comparison-title" className="type-title mb-6">
          Two materials, same quantity
        </h2>
        <MaterialComparison />
      </Band>
      <Band labelledBy="roles-title" reference="L-5">
        <h2 id="roles-title" className="type-title mb-6">
          Supporting roles
        </h2>
        <RuledList items={supportingRoles} columns={3} />
      </Band>
      <Band labelledBy="integrations-title" tone="sheet" reference="L-6">
        <h2 id="integrations-title" className="type-title mb-6">
          Works with the rest
        </h2>
        <RuledList items={integrations} columns={3} />
        <ButtonLink href={siteConfig.links.app} newTab className="mt-8">
          Request a Demo
        </ButtonLink>
      </Band>
    </>
  )
}
