import { usePublicConfig } from '#app/public-config-context.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { factorsPath } from '#shared/factor-page.ts'
import { limits } from '#shared/limits.ts'
import { siteConfig } from '#shared/site-config.ts'
import { FactorLicences } from './factor-licences.tsx'

const { emails, legalName, city, region, country } = siteConfig

const clauses = [
  {
    title: 'Your documents stay yours',
    text: 'Upload what you have the right to show us, and nothing secret. We read it to answer you and claim no right in it.',
  },
  {
    title: 'The figures are yours to check',
    text: 'We work them out with care from published factors and show every step. They are not advice and not an assurance report, and they do not replace the judgement of the person who signs. A row marked for review, as a stand-in or as screening grade is only as good as its mark says.',
  },
  {
    title: 'Use it fairly',
    text: (
      <>
        Requests are limited so that everybody gets an answer. Please do not try to get around the limits,
        break the service or reach what is not shown. If you find a weakness, tell us at{' '}
        <TextLink href={`mailto:${emails.security}`}>{emails.security}</TextLink>.
      </>
    ),
  },
  {
    title: 'Examples are invented',
    text: 'The specimen bills, plans, incidents and other figures marked as illustrative are made up. If one looks like a real supplier, meter or site, that is chance.',
  },
  {
    title: 'What we answer for',
    text: 'Nothing here takes away rights that the Australian Consumer Law gives you and that cannot be excluded. Beyond those, the website and the demo come as they are. We do not run the sites that our links lead to.',
  },
  {
    title: 'Whose law applies',
    text: `${legalName} is in ${city}. The law of ${region}, ${country}, applies.`,
  },
]

export function TermsPage() {
  return (
    <>
      <PageHead title="Terms of use" picture={<DemoInFigures />}>
        <p>These terms cover this website and its demo. The platform itself has an agreement of its own.</p>
      </PageHead>
      <Section title="Six terms, in plain words" tone="sheet">
        <RuledList items={clauses} columns="beside" isOrdered />
      </Section>
      <Section
        isSplit
        title="Whose factors these are"
        lead={
          <>
            Each factor names its publisher, edition, table and licence on{' '}
            <TextLink href={factorsPath}>its own page</TextLink>. If you publish a figure, name them too.
          </>
        }
      >
        <FactorLicences />
      </Section>
      <NextStep
        tone="sheet"
        title="Is a term not clear?"
        action={<ButtonLink href="/contact">Ask us about it</ButtonLink>}
      >
        We answer in words that you can keep with your papers.
      </NextStep>
    </>
  )
}

/** The limits of the demo as this server keeps them. */
function DemoInFigures() {
  const { workingRetentionDays } = usePublicConfig().privacy
  const rows = [
    ['Price and account', 'none'],
    ['Documents in one chat', `${limits.uploadsPerSession}`],
    ['Documents on the desk at once', `${limits.papersInSet}`],
    ['Size of a document, at most', `${limits.fileBytes / 1024 / 1024} MB`],
    ['File types read', `${limits.acceptedExtensions.length}`],
    ['Days that a shared paper stays', `${workingRetentionDays}`],
  ] as const
  return (
    <figure className="sheet p-4 sm:p-6">
      <table className="ledger" data-rows="double">
        <caption>The demo in figures</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="figure">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
