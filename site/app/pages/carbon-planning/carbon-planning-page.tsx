import { ButtonLink } from '#app/ui/button-link.tsx'
import { HeadedColumns } from '#app/ui/headed-columns.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ReviewerNote } from '#app/ui/reviewer-note.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { AbatementCurve } from './abatement-curve.tsx'
import { MaterialComparison } from './material-comparison.tsx'
import { MaterialsChart } from './materials-chart.tsx'
import { PlanSheet } from './plan-sheet.tsx'

const keyFeatures = [
  {
    title: 'Targets by business unit',
    text: 'Each unit has a percentage, against a baseline whose factors and period are written down.',
  },
  {
    title: 'Actions with two columns',
    text: 'Each action carries its change in emissions and its change in cost, per year.',
  },
  {
    title: 'Abatement cost',
    text: 'Each action shows its dollars per tonne avoided, so that you start with the cheap tonnes.',
  },
  {
    title: 'Progress from documents',
    text: 'Progress moves when bills and dockets arrive, not when somebody edits a slide.',
  },
  {
    title: 'Material comparison',
    text: 'The original and the alternative stand side by side at the same quantity, each with the source of its factor.',
  },
  {
    title: 'A new factor is not a saving',
    text: 'The plan shows a lower grid factor apart from less power used. Only one of them is your doing.',
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
        title="Start with the cheapest tonne"
        name="Strategic Carbon Planning"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Request a Demo
          </ButtonLink>
        }
        picture={<AbatementCurve />}
      >
        <p>
          A reduction plan that adds up: each action with its tonnes, its dollars and the price of each tonne
          avoided. Drag the cut-off and see what the next tonne costs.
        </p>
      </PageHead>
      <Section title="One plan, one sheet, one total" tone="sheet">
        <PlanSheet />
      </Section>
      <Section
        title="Two mixes, the same 420 tonnes"
        margin={<ReviewerNote mark="assumed">Prices and mixes are illustrative</ReviewerNote>}
      >
        <MaterialComparison />
        <div className="columns mt-18">
          <div className="lg:col-span-4!">
            <h2 className="type-title">A tonne is not a tonne</h2>
            <p className="mt-4 text-ink-2">
              What a material emits before it reaches your site. Compare materials by the job they do: a beam
              needs fewer tonnes of steel than of concrete.
            </p>
          </div>
          <div className="lg:col-span-8!">
            <MaterialsChart />
          </div>
        </div>
      </Section>
      <Section title="Key features" tone="sheet">
        <RuledList items={keyFeatures} columns={3} />
      </Section>
      <HeadedColumns
        columns={[
          { title: 'Supporting roles', content: <RuledList items={supportingRoles} columns={1} /> },
          { title: 'Works with the rest', content: <RuledList items={integrations} columns={1} /> },
        ]}
      />
      <NextStep
        title="Bring three measures, leave with their price per tonne"
        tone="sheet"
        action={
          <ButtonLink href={siteConfig.links.app} newTab>
            Request a Demo
          </ButtonLink>
        }
      >
        We work them out with you, from your own quantities.
      </NextStep>
    </>
  )
}
