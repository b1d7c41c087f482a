import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { ContactForm } from './contact-form.tsx'
import { MessageStartList } from './message-start-list.tsx'

const { hosts } = siteConfig

/** What links lead here for as long as the address they belong to is not set. */
const elsewhere = [
  {
    id: 'the-app',
    title: 'The app',
    isNeeded: hosts.app === null,
    text: (
      <>
        Accounts are opened by a person. Write to us with your business units, and we open one with you. Until
        then <TextLink href="/working">the desk</TextLink> and the chat on this site read your documents
        without an account.
      </>
    ),
  },
  {
    id: 'careers',
    title: 'Careers',
    isNeeded: hosts.careers === null,
    text: 'There is no careers page yet. Write to us and say what you would like to work on.',
  },
  {
    id: 'social',
    title: 'X, LinkedIn and GitHub',
    isNeeded: hosts.x === null || hosts.linkedIn === null || hosts.github === null,
    text: (
      <>
        We have no account on some of them yet. Email reaches us, and the articles have{' '}
        <TextLink href="/rss.xml">a feed</TextLink>.
      </>
    ),
  },
].filter(({ isNeeded }) => isNeeded)

export function ContactPage() {
  const { emails, city, region, country } = siteConfig
  return (
    <>
      <PageHead
        title="Get in Touch"
        picture={
          <section className="sheet p-4 sm:p-6" aria-labelledby="form-title">
            <h2 id="form-title" className="type-heading mb-5">
              Send us a message
            </h2>
            <ContactForm />
          </section>
        }
      >
        <p>
          Ask about the platform, a quote, a partnership, or a document that was read wrong. A person answers.
        </p>
        <address className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-4 text-base not-italic">
          <div className="sheet px-4 py-3">
            <h2 className="type-column">Email</h2>
            <TextLink href={`mailto:${emails.contact}`}>{emails.contact}</TextLink>
          </div>
          <div className="sheet px-4 py-3">
            <h2 className="type-column">Location</h2>
            {city}, {region}, {country}
          </div>
        </address>
        <p className="mt-4 text-sm">
          For support, write to <TextLink href={`mailto:${emails.support}`}>{emails.support}</TextLink>.
        </p>
      </PageHead>
      <Section
        title="What helps us answer at once"
        lead="Begin with one of these and replace what is marked. Please send a document itself only when we ask for it."
        tone="sheet"
      >
        <MessageStartList />
      </Section>
      {elsewhere.length > 0 && (
        <Section isSplit title="Looked for something else?">
          <dl>
            {elsewhere.map(({ id, title, text }) => (
              <div key={id} id={id} className="border-t border-rule py-4">
                <dt className="type-subheading">{title}</dt>
                <dd className="mt-1 max-w-prose text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}
