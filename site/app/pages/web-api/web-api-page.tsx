import { ButtonLink } from '#app/ui/button-link.tsx'
import { NextStep } from '#app/ui/next-step.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { siteConfig } from '#shared/site-config.ts'
import { DocumentLife } from './document-life.tsx'
import { KeyEndpoints } from './key-endpoints.tsx'
import { ParameterTable } from './parameter-table.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

const security = [
  {
    title: 'Authentication tokens',
    text: 'Every call carries a bearer API key in its Authorization header. Keys never stand in an address.',
  },
  {
    title: 'Permission scopes',
    text: 'A key can be read-only, write-only, or limited to business units or projects.',
  },
  {
    title: 'Audit logging',
    text: 'The log says which key read or wrote what, and when, beside the work of people.',
  },
  { title: 'Data isolation', text: 'A key belongs to one organization and sees nothing of another.' },
  {
    title: 'Rate limits',
    text: 'Limits depend on your plan. Each answer states them: X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset.',
  },
]

export function WebApiPage() {
  return (
    <>
      <PageHead
        title="Send a bill, get the tonnes and the working"
        name="Web API"
        actions={
          <ButtonLink href={siteConfig.links.app} newTab look="filled">
            Request API Access
          </ButtonLink>
        }
        picture={<DocumentLife />}
      >
        <p>
          The Web API takes documents from your systems and gives back figures with their evidence. Webhooks,
          which tell you that a document has been read, are documented and not built yet.
        </p>
      </PageHead>
      <Section title="What you call, and how it is kept safe" tone="sheet">
        <Tabs
          label="Parts of the API"
          tabs={[
            {
              id: 'endpoints',
              title: 'Key Endpoints',
              content: <KeyEndpoints />,
            },
            { id: 'parameters', title: 'Query Parameters', content: <ParameterTable /> },
            { id: 'security', title: 'Security Features', content: <RuledList items={security} /> },
            { id: 'webhooks', title: 'Webhooks', content: <WebhooksPanel /> },
          ]}
        />
      </Section>
      <NextStep
        title="Every endpoint, with snippets and errors"
        action={<ButtonLink href="/api">Read the API documentation</ButtonLink>}
      >
        Every path, parameter and response shape is on one page, with an open engine that answers today
        without a key.
      </NextStep>
    </>
  )
}
