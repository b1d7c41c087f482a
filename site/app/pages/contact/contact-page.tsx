import { Band } from '#app/ui/band.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { ContactForm } from './contact-form.tsx'

const { hosts } = siteConfig

/** What links lead here for as long as the address they belong to is not set. */
const elsewhere = [
  {
    id: 'the-app',
    name: 'The app',
    isNeeded: hosts.app === null,
    text: 'Accounts are opened by a person. Write to us with your business units, and we open one with you. Until then the desk and the chat on this site read your documents without an account.',
  },
  {
    id: 'careers',
    name: 'Careers',
    isNeeded: hosts.careers === null,
    text: 'There is no careers page yet. Write to us and say what you would like to work on.',
  },
  {
    id: 'social',
    name: 'X, LinkedIn and GitHub',
    isNeeded: hosts.x === null || hosts.linkedIn === null || hosts.github === null,
    text: 'We are not on every network yet. Mail reaches us, and the articles have a feed at /rss.xml.',
  },
].filter(({ isNeeded }) => isNeeded)

export function ContactPage() {
  const { emails, city, region, country } = siteConfig
  return (
    <>
      <PageHead title="Get in Touch">
        <p>
          Questions about the platform, a quote, a partnership, or a document that was read wrong. A person
          answers.
        </p>
      </PageHead>
      <Band labelledBy="form-title" tone="sheet">
        <div className="columns">
          <div className="lg:col-span-7!">
            <h2 id="form-title" className="type-title mb-6">
              Send us a message
            </h2>
            <ContactForm />
          </div>
          <div className="lg:col-span-4! lg:col-start-9!">
            <address className="grid gap-6 not-italic">
              <div className="border-t border-rule-strong pt-3">
                <h3 className="type-column text-ink-2">Email</h3>
                <p className="mt-1">
                  <TextLink href={`mailto:${emails.contact}`}>{emails.contact}</TextLink>
                </p>
              </div>
              <div className="border-t border-rule-strong pt-3">
                <h3 className="type-column text-ink-2">Location</h3>
                <p className="mt-1">
                  {city}, {region}, {country}
                </p>
              </div>
            </address>
            <p className="mt-6 border-t border-rule pt-3 text-sm text-ink-2">
              For support, write to <TextLink href={`mailto:${emails.support}`}>{emails.support}</TextLink>.
            </p>
          </div>
        </div>
      </Band>
      {elsewhere.length > 0 && (
        <Band labelledBy="elsewhere-title">
          <div className="columns">
            <h2 id="elsewhere-title" className="type-title lg:col-span-4!">
              Looked for something else?
            </h2>
            <dl className="lg:col-span-8!">
              {elsewhere.map(({ id, name, text }) => (
                <div key={id} id={id} className="border-t border-rule py-4">
                  <dt className="type-subheading">{name}</dt>
                  <dd className="mt-1 max-w-prose text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Band>
      )}
    </>
  )
}
