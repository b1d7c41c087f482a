import { Band } from '#app/ui/band.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { ContactForm } from './contact-form.tsx'

export function ContactPage() {
  const { emails, city, region, country } = siteConfig
  return (
    <>
      <PageHead title="Get in Touch" reference="K-1">
        <p>
          Questions about the platform, a quote, a partnership, or a document that was read wrong. A person
          answers.
        </p>
      </PageHead>
      <Band labelledBy="form-title" tone="sheet" reference="K-2">
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
                <h3 className="type-column text-ink-2">E-mail</h3>
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
    </>
  )
}
