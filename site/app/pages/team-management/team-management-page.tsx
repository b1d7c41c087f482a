import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { members, seenBy, units } from './access.ts'
import { AccessMatrix } from './access-matrix.tsx'
import { UnitStrip } from './unit-strip.tsx'

const keyFeatures = [
  {
    title: 'Organizations',
    text: 'An organization holds your business units, people, documents and figures. Whoever creates it becomes its Admin.',
  },
  {
    title: 'Business units',
    text: 'A department, location or subsidiary whose emissions are tracked separately. People are assigned to the units they work for.',
  },
  {
    title: 'One login for several organizations',
    text: 'A consultant belongs to each client’s organization and switches between them. Nothing is carried across.',
  },
  {
    title: 'Data stays inside',
    text: 'Data is isolated between organizations. A document, factor or figure of one is never visible in another.',
  },
]

/** The organization of the matrix, step by step. */
const steps = [
  { title: 'Create the organization', example: 'Northern Projects', text: 'You become its Admin.' },
  {
    title: 'Add business units',
    example: `${units.length} units`,
    text: 'One for each site, plant, office or subsidiary that you track apart.',
  },
  {
    title: 'Invite people',
    example: `${members.length} people, ${new Set(members.map(({ role }) => role)).size} roles`,
    text: 'Give each a role and the units they belong to.',
  },
  {
    title: 'Work and switch',
    example: `Auditor: ${seenBy('Auditor')} units`,
    text: 'Everyone sees their own units. Members of several organizations switch between them.',
  },
]

const audiences = [
  {
    title: 'Construction firms',
    example: <UnitStrip name="Project manager" />,
    text: 'Sites open and close and people move between them. You change an assignment; the figures stay where they are.',
  },
  {
    title: 'Industrial groups',
    example: <UnitStrip name="CFO" />,
    text: 'Plants keep their own data and the group sees the total.',
  },
  {
    title: 'Consultancies',
    example: <UnitStrip name="Consultant" />,
    text: 'Many clients, one login, nothing shared. At this client, one unit.',
  },
  {
    title: 'Audit and compliance',
    example: <UnitStrip name="Auditor" />,
    text: 'A Viewer follows every working to its document and changes none of it.',
  },
]

export function TeamManagementPage() {
  return (
    <>
      <PageHead
        title="Everyone sees their own sites"
        name="Team management"
        actions={
          <ButtonLink href="/contact" look="filled">
            Get Started
          </ButtonLink>
        }
        picture={<AccessMatrix />}
      >
        <p>
          Team management follows how your company is built. A person has a role, Admin, Manager or Viewer,
          and the business units they are assigned to.
        </p>
      </PageHead>
      <Section
        isSplit
        title="One organization never sees another"
        lead="Access follows the role and the assignment. Custom roles come with the Pro plan."
        tone="sheet"
      >
        <RuledList items={keyFeatures} />
      </Section>
      <Section title="How it works, in four steps">
        <RuledList items={steps} isOrdered columns={4} />
        <h2 className="type-title mt-12 mb-6">Who it is for</h2>
        <RuledList items={audiences} columns={4} />
      </Section>
      <NextStep
        title="Tell us how your company is built"
        tone="sheet"
        action={<ButtonLink href="/contact">Get Started</ButtonLink>}
      >
        Your sites, plants and offices, and who answers for each. We set the organization up with you.
      </NextStep>
    </>
  )
}
