import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'

const keyFeatures = [
  {
    title: 'Organizations',
    text: 'An organization holds your business units, people, documents and figures. Whoever creates it becomes its Admin automatically.',
  },
  {
    title: 'Business units',
    text: 'A department, location or subsidiary whose emissions are tracked separately. People are assigned to the units they work for.',
  },
  {
    title: 'Membership in several organizations',
    text: 'One person, one login, several organizations: a consultant switches between clients without mixing them.',
  },
  {
    title: 'Data isolation',
    text: 'Data is isolated between organizations. A document, factor set or figure of one is never visible in another.',
  },
]

const roles = [
  { role: 'Admin', does: 'Sets up the organization, its business units and its members' },
  { role: 'Manager', does: 'Works with the data of the business units assigned to them' },
  { role: 'Viewer', does: 'Reads figures and reports of the business units assigned to them' },
]

const steps = [
  { title: 'Create the organization', text: 'You become its Admin.' },
  {
    title: 'Add business units',
    text: 'One for each site, plant, office or subsidiary that you track apart.',
  },
  { title: 'Invite people', text: 'Give each a role and the business units they belong to.' },
  {
    title: 'Work and switch',
    text: 'Everyone sees their units; members of several organizations switch between them.',
  },
]

const audiences = [
  {
    title: 'Construction firms',
    text: 'Sites open and close; people move between them. Assign by unit, not by folder.',
  },
  { title: 'Industrial groups', text: 'Plants keep their own data, the group sees the total.' },
  { title: 'Consultancies', text: 'Many clients, one login, no shared data.' },
  { title: 'Audit and compliance', text: 'A Viewer role reads the working without being able to change it.' },
]

export function TeamManagementPage() {
  return (
    <>
      <PageHead
        title="Team management"
        reference="T-1"
        actions={
          <ButtonLink href="/contact" look="filled">
            Get Started
          </ButtonLink>
        }
      >
        <p>
          The right people on the right sites: organizations, business units and roles that follow how a
          company is built.
        </p>
      </PageHead>
      <Band labelledBy="features-title" tone="sheet" reference="T-2">
        <h2 id="features-title" className="type-title mb-6">
          Key features
        </h2>
        <RuledList items={keyFeatures} />
      </Band>
      <Band labelledBy="roles-title" reference="T-3">
        <div className="columns">
          <div className="lg:col-span-4!">
            <h2 id="roles-title" className="type-title">
              Three roles
            </h2>
            <p className="mt-4 text-ink-2">
              Access follows the role and the business units a person is assigned to. Custom roles come with
              the Pro plan.
            </p>
          </div>
          <div className="lg:col-span-8!">
            <table className="ledger" data-rows="double">
              <caption>Roles in an organization</caption>
              <thead>
                <tr>
                  <th scope="col">Role</th>
                  <th scope="col">What it is for</th>
                </tr>
              </thead>
              <tbody>
                {roles.map(({ role, does }) => (
                  <tr key={role}>
                    <th scope="row">{role}</th>
                    <td>{does}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </Band>
      <Band labelledBy="steps-title" tone="sheet" reference="T-4">
        <h2 id="steps-title" className="type-title mb-6">
          How it works
        </h2>
        <RuledList items={steps} isOrdered />
      </Band>
      <Band labelledBy="audience-title" reference="T-5">
        <h2 id="audience-title" className="type-title mb-6">
          Who it is for
        </h2>
        <RuledList items={audiences} />
        <ButtonLink href="/contact" className="mt-8">
          Get Started
        </ButtonLink>
      </Band>
    </>
  )
}
