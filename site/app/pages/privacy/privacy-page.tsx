import { Band } from '#app/ui/band.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'

const holdings = [
  {
    what: 'A contact message',
    holds: 'Name, email address and message, with the time it arrived',
    why: 'To answer you',
    until:
      '365 days after it arrived, then purged from the database. The mail we received stays in our mailbox until the matter is closed.',
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
    until: 'The tab is closed or Reset Demo is pressed',
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
    until: 'You delete them, at once; else 30 days after you saved them',
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

export function PrivacyPage() {
  return (
    <>
      <PageHead title="Privacy" reference="Y-1">
        <p>
          What this website stores, for how long, and what it does not. It is about this website, not about
          the platform.
        </p>
      </PageHead>
      <Band labelledBy="holdings-title" tone="sheet" reference="Y-2">
        <h2 id="holdings-title" className="type-title mb-6">
          What is kept
        </h2>
        <table className="ledger" data-rows="double" data-narrow="stack">
          <caption>
            As this site is set up when nothing is configured. The next section says what settings change.
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
      </Band>
      <Band labelledBy="others-title" reference="Y-3">
        <div className="prose">
          <h2 id="others-title" className="type-title">
            Others who may be involved
          </h2>
          <p>
            <strong>Bot check.</strong> The contact form is protected by the service that the footer names. By
            default it is ALTCHA, a small proof of work that your browser solves and our own server verifies;
            nothing goes to anybody else. If Turnstile or reCAPTCHA is named there, its own policy applies to
            what it sees.
          </p>
          <p>
            <strong>Language model.</strong> By default the assistant runs on this server and asks nobody. If
            the operator has connected a language model, the text of your questions goes to it, and with them
            what the assistant has told you about your document. Where the operator has also let it choose
            emission factors, so do the description and unit of lines that the site could not match by itself.
            The file itself does not.
          </p>
          <p>
            <strong>Analytics.</strong> By default pages are counted here. If Google Analytics is connected,
            page paths are sent to it; a browser that sends Do Not Track or Global Privacy Control is not
            reported either way.
          </p>
          <p>
            <strong>Retention.</strong> The operator may have set other periods than 365 days for contact
            messages and 30 days for saved papers. A saved paper says its own day; for messages, ask us.
          </p>
          <p>
            <strong>Articles.</strong> They come from this server, or, if connected, from the hosted content
            service, which then sees the requests for articles and pictures.
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
