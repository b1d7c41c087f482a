import { decimal, times } from '@doublerule/carbon/decimal.ts'
import { formatKg } from '@doublerule/carbon/format-mass.ts'
import { reportingGroups } from '#app/pages/about/reporting-groups.tsx'
import {
  dieselHeavyVehicle,
  dieselLightVehicle,
  dieselStationary,
  type CopiedFactor,
} from '#app/pages/copied-factors.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import './blog.css'

const litres = decimal('340')
const inUse = (use: string, { kgCO2ePerUnit }: CopiedFactor) =>
  [`${use}, × ${kgCO2ePerUnit}`, formatKg(times(litres, kgCO2ePerUnit))] as const

/** Each topic with the three lines that such an article turns on. */
const topics = [
  {
    title: 'Carbon Accounting',
    link: { href: '/factors?q=diesel&country=AU', name: 'Look the factors up' },
    subject: 'Diesel, 340 L',
    lines: [
      inUse('Ute', dieselLightVehicle),
      inUse('Truck', dieselHeavyVehicle),
      inUse('Generator', dieselStationary.scope1),
    ],
    text: 'How to read a bill for emissions, why factors have editions, and which factor a litre of diesel needs.',
  },
  {
    title: 'ESG Reporting',
    link: { href: '/about', name: 'See where the groups stand' },
    subject: 'AASB S2, years beginning from',
    lines: reportingGroups.map(({ name, starts }) => [name, starts] as const),
    text: 'AASB S2 and NGER in the order of the work: who reports, what gets checked and which evidence to keep.',
  },
  {
    title: 'AI in Sustainability',
    link: { href: '/working', name: 'Watch it read a bill' },
    subject: 'What a program takes from a bill',
    lines: [
      ['Peak usage 4,250 kWh', 'counted'],
      ['Solar export 300 kWh', 'not counted'],
      ['Demand 18 kVA', 'no energy'],
    ],
    text: 'What machines read well, when they should ask, and how to check a figure that no person typed.',
  },
] as const

/** The blog's front page announces; single articles are reached from the home page and by their address. */
export function BlogPage() {
  return (
    <>
      <PageHead
        title="Our Blog is Coming Soon!"
        actions={
          <ButtonLink href="/contact" look="filled">
            Contact Us
          </ButtonLink>
        }
        picture={
          <section aria-labelledby="topics-title">
            <h2 id="topics-title" className="type-heading mb-4">
              Topics We'll Cover
            </h2>
            <ul className="topic-cards">
              {topics.map(({ title, text, subject, lines, link }) => (
                <li key={title} className="sheet">
                  <div>
                    <h3 className="type-subheading">{title}</h3>
                    <p className="mt-2 text-ink-2">{text}</p>
                    <p className="mt-2">
                      <TextLink href={link.href}>{link.name}</TextLink>
                    </p>
                  </div>
                  <dl>
                    <dt className="type-column">{subject}</dt>
                    {lines.map(([name, value]) => (
                      <dd key={name} className="topic-line">
                        <span>{name}</span>
                        <span className="tabular-nums">{value}</span>
                      </dd>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          </section>
        }
      >
        <p>
          The blog gets a page of its own. The first articles are out already:{' '}
          <TextLink href="/#articles">read them on the home page</TextLink>.
        </p>
      </PageHead>
      <NextStep
        tone="sheet"
        title="Subscribe For Updates"
        action={<ButtonLink href="/contact">Get Notified</ButtonLink>}
      >
        Write to us and say that it is about the blog. You get one message, on the day it opens.
      </NextStep>
    </>
  )
}
