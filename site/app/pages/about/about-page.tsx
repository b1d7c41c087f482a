import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Initials } from '#app/ui/initials.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'

const beliefs = [
  {
    title: 'A figure without its working is an opinion',
    text: 'Every tonne we show can be opened: the line it came from, the factor and its edition, the sum.',
  },
  {
    title: 'Software should say what it does not know',
    text: 'Diesel has two right factors. When the docket does not say which, we ask; we do not pick.',
  },
  {
    title: 'Last year’s number stands',
    text: 'Factors change each July. A result keeps the edition it was made with until somebody decides otherwise.',
  },
  {
    title: 'The reader is busy and careful',
    text: 'Engineers, accountants and auditors read in tables. So we write in tables, and leave out the adjectives.',
  },
]

const nextSteps = [
  {
    title: 'Asset emissions',
    text: 'Emissions by vehicle, generator and plant item. The page is up; the module is in the works.',
  },
  {
    title: 'Dashboards in public',
    text: 'A dashboard page that you can open without an account, on specimen data.',
  },
  {
    title: 'Enterprise systems',
    text: 'Connections to accounting and ERP systems are coming soon. Until then: files, e-mail and storage folders.',
  },
]

export function AboutPage() {
  return (
    <>
      <PageHead
        title="About us"
        reference="B-1"
        actions={
          <ButtonLink href="/contact" look="filled">
            Get Started
          </ButtonLink>
        }
      >
        <p>
          {siteConfig.brand} is a small company in {siteConfig.city} that turns business documents into
          emissions an auditor can re-perform.
        </p>
      </PageHead>
      <Band labelledBy="story-title" tone="sheet" reference="B-2">
        <div className="columns">
          <h2 id="story-title" className="type-title lg:col-span-4!">
            Founder’s story
          </h2>
          <div className="prose lg:col-span-8!">
            <p>
              It began with a box of fuel dockets on a construction site. Somebody had to turn them into a
              Scope 1 figure by Friday. The litres went into a spreadsheet, the spreadsheet went to head
              office, and three months later an auditor asked which factor had been used, from which year, and
              whether the generator’s diesel was in it. Nobody could say without opening the box again.
            </p>
            <p>
              The tools on the market answered with a dashboard. The number was there, the way to it was not.
              So we began at the other end: the line on the page, the factor with its table, and the
              multiplication between them, kept together from the first upload to the signed report.
            </p>
            <p>
              We take part in {siteConfig.startupProgrammes.join(' and ')}, which pays for some of the
              machines we compute on. It does not pay for opinions.
            </p>
          </div>
        </div>
      </Band>
      <Band labelledBy="mission-title" reference="B-3">
        <div className="columns">
          <h2 id="mission-title" className="type-title lg:col-span-4!">
            Our mission
          </h2>
          <div className="lg:col-span-8!">
            <p className="type-lead">
              Make the carbon figure of every site and plant something that the people who sign it can check
              themselves.
            </p>
            <p className="mt-4">
              <TextLink href="/mission">Read the mission in full</TextLink>
            </p>
          </div>
        </div>
      </Band>
      <Band labelledBy="beliefs-title" tone="sheet" reference="B-4">
        <h2 id="beliefs-title" className="type-title mb-6">
          What we believe
        </h2>
        <RuledList items={beliefs} />
      </Band>
      <Band labelledBy="direction-title" reference="B-5">
        <div className="columns">
          <h2 id="direction-title" className="type-title lg:col-span-4!">
            Where we’re going
          </h2>
          <div className="prose lg:col-span-8!">
            <p>
              Australian companies answer under NGER for their energy and their Scope 1 and 2 emissions, and
              now in the climate reports that AASB S2 sets out and ASIC supervises. The second group of
              companies has begun, the third follows on 1 July 2027. Most of them will report on sites, fleets
              and suppliers whose evidence is paper. We want that evidence to be read once, kept whole and
              trusted by both sides of the audit.
            </p>
          </div>
        </div>
      </Band>
      <Band labelledBy="founders-title" tone="sheet" reference="B-6">
        <h2 id="founders-title" className="type-title mb-6">
          Two founders
        </h2>
        <ul className="grid gap-8 md:grid-cols-2">
          {siteConfig.founders.map(({ initials, role, bio }) => (
            <li key={initials} className="flex gap-5">
              <Initials text={initials.replaceAll('.', '')} className="size-20" />
              <div>
                <h3 className="type-subheading">{initials}</h3>
                <p className="type-column text-ink-2">{role}</p>
                <p className="mt-2 text-ink-2">{bio}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      <Band labelledBy="next-title" reference="B-7">
        <h2 id="next-title" className="type-title mb-6">
          What’s next
        </h2>
        <RuledList items={nextSteps} columns={3} />
      </Band>
    </>
  )
}
