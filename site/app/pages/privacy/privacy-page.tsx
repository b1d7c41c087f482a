import { usePublicConfig } from '#app/public-config-context.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { PublicConfig } from '#shared/public-config.ts'
import { siteConfig } from '#shared/site-config.ts'
import { listHoldings } from './list-holdings.ts'
import { WhereItLies } from './where-it-lies.tsx'

const botCheckFacts: Readonly<Record<PublicConfig['botCheck'], string>> = {
  none: 'The contact form is sent without one.',
  altcha:
    'ALTCHA protects the contact form: a small proof of work that your browser solves and our own server verifies. Nothing goes to anybody else.',
  turnstile:
    'Cloudflare Turnstile protects the contact form. The privacy policy linked in the footer applies to what it sees.',
  recaptcha:
    'Google reCAPTCHA protects the contact form. The privacy policy linked in the footer applies to what it sees.',
}

export function PrivacyPage() {
  const config = usePublicConfig()
  const holdings = listHoldings(config)
  return (
    <>
      <PageHead title="Privacy" picture={<WhereItLies holdings={holdings} />}>
        <p>
          What this website stores, where, and for how long. Your documents are read and dropped; we keep none
          of them. The platform has a policy of its own.
        </p>
      </PageHead>
      <Section title="What is kept, and until when" tone="sheet">
        <table className="ledger" data-rows="double" data-narrow="stack">
          <caption>As this website runs today. The next section names who else is involved.</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">What it holds</th>
              <th scope="col">Why</th>
              <th scope="col">Until</th>
            </tr>
          </thead>
          <tbody>
            {holdings.map(({ what, holds, why, until }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td data-label="What it holds">{holds}</td>
                <td data-label="Why">{why}</td>
                <td data-label="Until">{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="Who else is involved">
        <RuledList items={listOthers(config)} columns="beside" />
      </Section>
      <NextStep
        tone="sheet"
        title="Your rights"
        action={<ButtonLink href="/contact">Ask what we hold</ButtonLink>}
      >
        Under the Australian Privacy Principles you may ask what we hold about you, have it corrected, and
        have it deleted. Use the form or write to{' '}
        <TextLink href={`mailto:${siteConfig.emails.contact}`}>{siteConfig.emails.contact}</TextLink>. If you
        are not satisfied, the Office of the Australian Information Commissioner takes complaints.
      </NextStep>
    </>
  )
}

function listOthers({ botCheck, gaMeasurementId, content, privacy }: PublicConfig) {
  return [
    { title: 'Bot check', text: botCheckFacts[botCheck] },
    {
      title: 'Language model',
      text: [
        privacy.asksModel
          ? 'The assistant asks a language model of another company. The text of your questions goes to it, and with them what the assistant has told you about your document. The file itself does not.'
          : 'None. The assistant runs on this server and asks nobody.',
        privacy.readsByModel
          ? ' It also reads along: of each uploaded document that is not a table or a format that says itself what it means, the text of the pages goes to it, up to 30,000 characters, never the file or its name. What it proposes is held against the page and counts nothing by itself.'
          : privacy.asksModel && ' Of the pages of your documents it is sent nothing.',
        privacy.matchesByModel &&
          ' The model also sees the description and unit of lines for which the site found no factor.',
      ],
    },
    {
      title: 'Analytics',
      text: `${
        gaMeasurementId === null
          ? 'Nobody. Pages are counted on this server.'
          : 'The paths of the pages you read are sent to Google Analytics.'
      } A browser that sends Do Not Track or Global Privacy Control is not counted.`,
    },
    {
      title: 'Articles',
      text:
        content.mode === 'embedded'
          ? 'Nobody. They come from this server.'
          : 'They come from a hosted content service, which sees the requests for articles and pictures.',
    },
  ]
}
