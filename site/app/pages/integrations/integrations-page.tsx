import { ButtonLink } from '#app/ui/button-link.tsx'
import { CellGrid, type Cell } from '#app/ui/cell-grid.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { ConnectionMap } from './connection-map.tsx'
import { FleetExport } from './fleet-export.tsx'
import { dataSources, enterpriseSystems, reportingTools } from './integrations.ts'

export function IntegrationsPage() {
  return (
    <>
      <PageHead
        title="If it can write a file, it is connected"
        name="Integrations"
        actions={
          <ButtonLink href={siteConfig.links.getStarted} newTab look="filled">
            Ask about an integration
          </ButtonLink>
        }
        picture={<ConnectionMap />}
      >
        <p>
          Integrations bring documents in and take figures out. Some run today; the enterprise systems are
          still being built, and are marked so.
        </p>
      </PageHead>
      <Section title="Three kinds of connection, and what each carries" tone="sheet">
        <Tabs
          label="Kinds of integration"
          tabs={[
            {
              id: 'enterprise',
              title: 'Enterprise Systems',
              content: (
                <IntegrationPanel cells={enterpriseSystems}>
                  These six are still being built. Until a connection opens, export a file from the system and
                  upload it.
                </IntegrationPanel>
              ),
            },
            {
              id: 'sources',
              title: 'Data Sources',
              content: (
                <IntegrationPanel cells={dataSources}>
                  These bring documents and meter readings to the platform.
                </IntegrationPanel>
              ),
            },
            {
              id: 'reporting',
              title: 'Reporting',
              content: (
                <IntegrationPanel cells={reportingTools}>
                  These take figures and working papers out of it.
                </IntegrationPanel>
              ),
            },
          ]}
        />
      </Section>
      <Section
        isSplit
        title="Until a connection opens, its export does"
        lead="Any system that writes CSV, XLSX or JSON works already. We read what is marked, row by row, and leave the rest."
      >
        <FleetExport />
      </Section>
      <NextStep
        title="Your system is not in the list?"
        tone="sheet"
        action={<ButtonLink href="/working">Put its export on the desk</ButtonLink>}
      >
        See what is read from it, without an account. If a column is missed,{' '}
        <TextLink href="/contact">tell us what you use</TextLink>.
      </NextStep>
    </>
  )
}

/** One kind of integration: a line about all of them, then a cell for each with what passes through it. */
function IntegrationPanel({ cells, children }: { cells: readonly Cell[]; children: string }) {
  return (
    <>
      <p className="mb-5 text-ink-2">{children}</p>
      <CellGrid cells={cells} />
    </>
  )
}
