import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { IntegrationPanel } from './integration-panel.tsx'
import { dataSources, enterpriseSystems, reportingTools } from './integrations.ts'

export function IntegrationsPage() {
  return (
    <>
      <PageHead
        title="Integrations"
        reference="I-1"
        actions={
          <ButtonLink href={siteConfig.links.getStarted} newTab look="filled">
            Ask about an integration
          </ButtonLink>
        }
      >
        <p>
          Where the documents come from, where the figures go, and which connections are still being built.
        </p>
      </PageHead>
      <Band labelledBy="connections-title" tone="sheet" reference="I-2">
        <h2 id="connections-title" className="type-title mb-6">
          Three kinds of connection
        </h2>
        <Tabs
          label="Kinds of integration"
          tabs={[
            {
              id: 'enterprise',
              title: 'Enterprise Systems',
              content: (
                <IntegrationPanel cells={enterpriseSystems}>
                  None is connected yet. Until then their exports come in as files.
                </IntegrationPanel>
              ),
            },
            {
              id: 'sources',
              title: 'Data Sources',
              content: (
                <IntegrationPanel cells={dataSources}>How documents and readings arrive.</IntegrationPanel>
              ),
            },
            {
              id: 'reporting',
              title: 'Reporting',
              content: (
                <IntegrationPanel cells={reportingTools}>
                  Where figures and working papers go.
                </IntegrationPanel>
              ),
            },
          ]}
        />
      </Band>
      <Band labelledBy="missing-title" reference="I-3">
        <h2 id="missing-title" className="type-title max-w-[26ch]">
          Your system is not in the list?
        </h2>
        <p className="type-lead mt-4">
          If it can write a CSV, XLSX or JSON file, it is connected already: export, drop the file in, read
          the working.
        </p>
        <ButtonLink href="/contact" className="mt-8">
          Tell us what you use
        </ButtonLink>
      </Band>
    </>
  )
}
