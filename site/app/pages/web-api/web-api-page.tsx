import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EndpointTable } from '#app/ui/endpoint-table.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { endpointCategories } from '#shared/api-reference.ts'
import { siteConfig } from '#shared/site-config.ts'
import { ParameterTable } from './parameter-table.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

const security = [
  {
    title: 'Authentication tokens',
    text: 'A bearer API key in the Authorization header of every call; nothing in the address.',
  },
  {
    title: 'Permission scopes',
    text: 'A key can be read-only, write-only, or limited to business units or projects.',
  },
  {
    title: 'Audit logging',
    text: 'Which key read or wrote what, and when, in the same log as people’s work.',
  },
  { title: 'Data isolation', text: 'A key belongs to one organization and sees nothing of another.' },
  {
    title: 'Rate limits',
    text: 'By plan, told in every answer: X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset.',
  },
]

export function WebApiPage() {
  return (
    <>
      <PageHead
        title="Web API"
        reference="W-1"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Request API Access
          </ButtonLink>
        }
      >
        <p>
          Figures with their evidence, for systems: read totals and rows, send documents, and be told when
          something was read.
        </p>
      </PageHead>
      <Band labelledBy="reference-title" tone="sheet" reference="W-2">
        <h2 id="reference-title" className="type-title mb-6">
          The API in four parts
        </h2>
        <Tabs
          label="Parts of the API"
          tabs={[
            {
              id: 'endpoints',
              title: 'Key Endpoints',
              content: (
                <EndpointTable
                  caption="Resource categories and their endpoints. Each call carries a bearer key."
                  categories={endpointCategories}
                />
              ),
            },
            { id: 'parameters', title: 'Query Parameters', content: <ParameterTable /> },
            { id: 'security', title: 'Security Features', content: <RuledList items={security} /> },
            { id: 'webhooks', title: 'Webhooks', content: <WebhooksPanel /> },
          ]}
        />
        <p className="mt-8">
          <TextLink href="/api">Snippets, response shapes and errors are in the API documentation</TextLink>
        </p>
      </Band>
    </>
  )
}
