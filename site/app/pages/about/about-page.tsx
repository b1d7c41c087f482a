import { ButtonLink } from '#app/ui/button-link.tsx'
import { Monogram } from '#app/ui/drawing/monogram.tsx'
import { HeadedColumns } from '#app/ui/headed-columns.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { sitePeople } from '#shared/site-people.ts'
import { DocketAnswers } from './docket-answers.tsx'
import { ReportingGroups } from './reporting-groups.tsx'

const beliefs = [
  {
    title: 'A figure without its working is an opinion',
    text: 'You can open every tonne we show and find the line it came from, the factor with its edition, and the sum.',
  },
  {
    title: 'Software should say what it does not know',
    text: 'Diesel has two right factors. When the docket does not say which one it needs, we ask.',
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
    title: <TextLink href="/features/asset-emissions">Asset emissions</TextLink>,
    text: 'Emissions by vehicle, generator and plant item. We are building the module; its page shows the sum.',
  },
  {
    title: <TextLink href="/features/dashboard">A dashboard you can open</TextLink>,
    text: 'It will open without an account, on invented quantities. Its ledger page is up already.',
  },
  {
    title: <TextLink href="/integrations">Enterprise systems</TextLink>,
    text: 'Connections to accounting and ERP systems are coming soon. Until then, their files come in by upload, email and storage folders.',
  },
]

const monograms = [
  { pattern: 'hatch', tone: 'mangrove' },
  { pattern: 'dots', tone: 'scope-3' },
] as const

export function AboutPage() {
  return (
    <>
      <PageHead
        title="It began with a box of fuel dockets"
        name="About us"
        actions={
          <ButtonLink href="/contact" look="filled">
            Get Started
          </ButtonLink>
        }
        picture={<DocketAnswers />}
      >
        <p>
          {siteConfig.brand} is a small company in {siteConfig.city} that turns business documents into
          emissions an auditor can work out again.
        </p>
      </PageHead>
      <HeadedColumns
        tone="sheet"
        ratio="7:5"
        columns={[
          {
            title: 'Founder’s story',
            content: (
              <div className="prose">
                <p>
                  The dockets lay in a site hut. Somebody had to turn them into a Scope 1 figure by Friday.
                  The litres went into a spreadsheet and the spreadsheet went to head office. Three months
                  later an auditor asked which factor had been used, from which year, and whether the
                  generator’s diesel was in it. Nobody could say without opening the box again.
                </p>
                <p>
                  The tools on the market answered with a dashboard. It showed the number and hid the way to
                  it. So we began at the other end: the line on the page, the factor with its table, and the
                  multiplication between them, kept together from the first upload to the signed report.
                </p>
                <p>
                  Two startup programmes support us, {sitePeople.startupProgrammes.join(' and ')}. They pay
                  for some of the machines we compute on. They do not pay for opinions.
                </p>
              </div>
            ),
          },
          {
            title: 'Two founders',
            content: (
              <ul className="grid gap-8">
                {sitePeople.founders.map(({ initials, role, bio }, index) => (
                  <li key={initials} className="flex gap-5">
                    <Monogram
                      text={initials.replaceAll('.', '')}
                      {...(monograms[index % monograms.length] ?? monograms[0])}
                    />
                    <div>
                      <h3 className="type-subheading">{initials}</h3>
                      <p className="type-column text-ink-2">{role}</p>
                      <p className="mt-2 text-ink-2">{bio}</p>
                    </div>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <Section
        isSplit
        title="What we believe"
        lead={
          <>
            <p>Our mission is that the people who sign a carbon figure can check it themselves.</p>
            <p className="mt-4">
              <TextLink href="/mission">Read the mission</TextLink>
            </p>
          </>
        }
      >
        <RuledList items={beliefs} />
      </Section>
      <Section
        isSplit
        title="Where we’re going"
        lead="Australian companies report energy and Scope 1 and 2 emissions under NGER. Climate reports under AASB S2, which ASIC supervises, come on top, in three groups. Most of these companies report on sites, fleets and suppliers whose evidence is paper. We want that paper to be read once, kept whole, and trusted by both sides of the audit."
        tone="sheet"
      >
        <ReportingGroups />
      </Section>
      <Section title="What’s next">
        <RuledList items={nextSteps} columns={3} />
      </Section>
      <NextStep
        tone="sheet"
        title="Ask us what you would ask an auditor"
        action={<ButtonLink href="/contact">Write to us</ButtonLink>}
      >
        A person answers, with the table and the edition.
      </NextStep>
    </>
  )
}
