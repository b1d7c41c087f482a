import { Band } from '#app/ui/band.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { usePublicConfig } from '#app/public-config-context.ts'
import type { PublicConfig } from '#shared/public-config.ts'
import { siteConfig } from '#shared/site-config.ts'

const botCheckFacts: Readonly<Record<PublicConfig['botCheck'], string>> = {
  none: 'The contact form is sent without one.',
  altcha:
    'ALTCHA protects the contact form: a small proof of work that your browser solves and our own server verifies. Nothing goes to anybody else.',
  turnstile:
    'Cloudflare Turnstile protects the contact form. The privacy policy linked in the footer applies to what it sees.',
  recaptcha:
    'Google reCAPTCHA protects the contact form. The privacy policy linked in the footer applies to what it sees.',
}

function listHoldings({ contactRetentionDays, workingRetentionDays }: PublicConfig['privacy']) {
  return [
    {
      what: 'A contact message',
      holds: 'Your name, email address and message, and the time it arrived',
      why: 'To answer you',
      until: `${countDays(contactRetentionDays)} after it arrived; then it is purged from the database. The mail we received stays in our mailbox until the matter is closed.`,
    },
    {
      what: 'A document in the chat or on the desk',
      holds:
        'Nothing. The file is read in memory by a process that can write no files, and dropped with the answer',
      why: 'To show you the working',
      until: 'Not kept',
    },
    {
      what: 'The conversation',
      holds:
        'In your own browser tab (session storage), sent along with each question so that it can be answered',
      why: 'So that follow-up questions make sense',
      until: 'You close the tab or press Reset Demo, which appears after 3 uploads',
    },
    {
      what: 'Papers on the desk',
      holds:
        'The documents you put there, their working papers and what you changed, in your own browser (IndexedDB). Corrections are sent along to be worked out and are not kept',
      why: 'So that a reload finds them',
      until: 'You take them off the desk or clear it',
    },
    {
      what: 'Papers that you save and share',
      holds:
        'Figures, the lines they were read from, file names, your corrections and the sign-off. Never the documents. Whoever has the link can read them; search engines are told not to',
      why: 'So that others can check them',
      until: `You delete them, or ${countDays(workingRetentionDays)} after you saved them`,
    },
    {
      what: 'A page view',
      holds: 'The path and the day, added to a count. No address, no cookie, no identifier',
      why: 'To see which pages are read',
      until: 'Counts are kept; they are about pages, not people',
    },
    {
      what: 'Your theme',
      holds: '“light” or “dark”, in your browser’s storage, once you choose one',
      why: 'To show the page as you want it',
      until: 'You clear it',
    },
    {
      what: 'Limits against misuse',
      holds: 'A count of requests under a hash of your address and the day',
      why: 'So that nobody can flood the forms',
      until:
        'The limit’s window ends, within the hour. In memory, or in the database where several servers share it',
    },
    {
      what: 'Server logs',
      holds: 'Time, path, status and a request number. No address, no query, no content',
      why: 'To find faults',
      until: 'As long as the machine’s log rotation keeps them',
    },
  ]
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}

export function PrivacyPage() {
  const { botCheck, gaMeasurementId, content, privacy } = usePublicConfig()
  const holdings = listHoldings(privacy)
  return (
    <>
      <PageHead title="Privacy">
        <p>
          What this website stores, for how long, and what it does not. It is about this website, not about
          the platform.
        </p>
      </PageHead>
      <Section title="What is kept" tone="sheet">
        <table className="ledger" data-rows="double" data-narrow="stack">
          <caption>
            As this website runs today. Where others are involved, the next section names them.
          </caption>
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
      <Band labelledBy="others-title">
        <div className="prose">
          <h2 id="others-title" className="type-title">
            Who else is involved
          </h2>
          <p>
            <strong>Bot check.</strong> {botCheckFacts[botCheck]}
          </p>
          <p>
            <strong>Language model.</strong>{' '}
            {privacy.asksModel
              ? 'The assistant asks a language model of another company. The text of your questions goes to it, and with them what the assistant has told you about your document. The file itself does not.'
              : 'The assistant runs on this server and asks nobody.'}
            {privacy.matchesByModel &&
              ' The model also sees the description and unit of lines for which the site found no factor.'}
          </p>
          <p>
            <strong>Analytics.</strong>{' '}
            {gaMeasurementId === null
              ? 'Pages are counted on this server.'
              : 'The paths of the pages you read are sent to Google Analytics.'}{' '}
            A browser that sends Do Not Track or Global Privacy Control is not counted.
          </p>
          <p>
            <strong>Articles.</strong>{' '}
            {content.mode === 'embedded'
              ? 'They come from this server.'
              : 'They come from a hosted content service, which sees the requests for articles and pictures.'}
          </p>
          <h2>Your rights</h2>
          <p>
            Under the Australian Privacy Principles you may ask what we hold about you, have it corrected, and
            have it deleted. Write to{' '}
            <TextLink href={`mailto:${siteConfig.emails.contact}`}>{siteConfig.emails.contact}</TextLink>. If
            you are not satisfied, the Office of the Australian Information Commissioner takes complaints.
          </p>
        </div>
      </Band>
    </>
  )
}
