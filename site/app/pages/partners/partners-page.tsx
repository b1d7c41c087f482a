import { partnerTiers } from '#shared/partner-tiers.ts'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { benefits, consultantTypes, partnerSteps, services } from './partner-program.ts'
import { PartnersCarousel } from './partners-carousel.tsx'

export function PartnersPage() {
  return (
    <>
      <PageHead
        title="Partner Program"
        reference="R-1"
        actions={
          <ButtonLink href={siteConfig.links.getStarted} newTab look="filled">
            Become a Partner
          </ButtonLink>
        }
      >
        <p>
          For consultants who set up inventories, train sites and sign reports: bring the platform to your
          clients and earn up to 25% recurring revenue.
        </p>
      </PageHead>
      <Band labelledBy="partners-title" tone="sheet" reference="R-2">
        <h2 id="partners-title" className="type-title mb-6">
          Our partners
        </h2>
        <PartnersCarousel partners={siteConfig.partners} />
      </Band>
      <Band labelledBy="benefits-title" reference="R-3">
        <h2 id="benefits-title" className="type-title mb-6">
          What a partner gets
        </h2>
        <RuledList items={benefits} columns={3} />
      </Band>
      <Band labelledBy="model-title" tone="sheet" reference="R-4">
        <h2 id="model-title" className="type-title mb-6">
          Four steps
        </h2>
        <RuledList items={partnerSteps} isOrdered />
      </Band>
      <Band labelledBy="consultants-title" reference="R-5">
        <h2 id="consultants-title" className="type-title mb-6">
          Built for Consultants
        </h2>
        <RuledList items={consultantTypes} />
      </Band>
      <Band labelledBy="services-title" tone="sheet" reference="R-6">
        <h2 id="services-title" className="type-title mb-6">
          What You Can Offer
        </h2>
        <RuledList items={services} />
      </Band>
      <Band labelledBy="commission-title" reference="R-7">
        <div className="columns">
          <div className="lg:col-span-4!">
            <h2 id="commission-title" className="type-title">
              Commission
            </h2>
            <p className="mt-4 text-ink-2">Paid monthly on client subscription revenue.</p>
          </div>
          <div className="lg:col-span-8!">
            <table className="ledger" data-rows="double">
              <caption>Share of client subscription revenue by partner tier</caption>
              <thead>
                <tr>
                  <th scope="col">Tier</th>
                  <th scope="col" className="figure">
                    Commission
                  </th>
                </tr>
              </thead>
              <tbody>
                {partnerTiers.map(({ id, name, commissionPercent }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td className="figure">{commissionPercent}%</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <ButtonLink href={siteConfig.links.getStarted} newTab className="mt-8">
              Become a Partner
            </ButtonLink>
          </div>
        </div>
      </Band>
    </>
  )
}
