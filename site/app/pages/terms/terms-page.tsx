import { Band } from '#app/ui/band.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'

export function TermsPage() {
  return (
    <>
      <PageHead title="Terms of use" reference="Z-1">
        <p>For this website and its demo. The platform has an agreement of its own.</p>
      </PageHead>
      <Band labelledBy="use-title" tone="sheet" reference="Z-2">
        <div className="prose">
          <h2 id="use-title" className="type-title">
            Using the demo
          </h2>
          <p>
            The demo reads documents and shows emissions with their working. It is there to be tried. You may
            upload up to three documents in a session, of at most 10 MB each, that you have the right to show
            us. Do not upload what is secret.
          </p>
          <p>
            The figures are worked out with care from published factors, and every step is shown so that you
            can check it. They are not advice, not an assurance report and not a substitute for the judgement
            of the person who signs. Rows marked for review, proxies and screening-grade figures are what
            their marks say.
          </p>
          <h2>Fair use</h2>
          <p>
            Requests are limited so that everybody gets an answer. Do not try to get around the limits, to
            break the service or to reach what is not shown. If you find a weakness, tell us at{' '}
            <TextLink href={`mailto:${siteConfig.emails.security}`}>{siteConfig.emails.security}</TextLink>.
          </p>
          <h2>Factors and their licences</h2>
          <p>
            Emission factors come from the Australian National Greenhouse Accounts Factors (DCCEEW, CC BY
            4.0), the UK Government conversion factors (Open Government Licence v3.0) and the US EPA (public
            domain), its spend factors converted with exchange rates and price indices of the World Bank (CC
            BY 4.0). Four densities of building materials are cited from the NABERS database. Airport
            positions are from the IATA/ICAO list of ip2location (CC BY-SA 4.0). Each figure names its source;
            if you publish one, name it too.
          </p>
          <h2>Illustrations</h2>
          <p>
            Figures marked as illustrative, specimen bills, plans and incidents are invented. Any likeness to
            a real supplier, meter or site is chance.
          </p>
          <h2>Links and liability</h2>
          <p>
            Links lead to sites that we do not run. Nothing here takes away rights that the Australian
            Consumer Law gives you and that cannot be excluded; beyond those, the website and demo come as
            they are.
          </p>
          <h2>Law</h2>
          <p>
            {siteConfig.legalName} is in {siteConfig.city}. The law of {siteConfig.region},{' '}
            {siteConfig.country}, applies.
          </p>
        </div>
      </Band>
    </>
  )
}
