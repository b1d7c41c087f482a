import { withHead } from '#app/navigation/with-head.tsx'
import { IntegrationsPage } from '#app/pages/integrations/integrations-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/integrations',
  title: 'Integrations',
  description:
    'Data sources from utility bills to watched folders and email, reporting tools from Excel to Power BI, and the enterprise systems that are coming soon.',
  structuredData: [describeBreadcrumbs([{ name: 'Integrations', path: '/integrations' }])],
}

export const Route = withHead(meta, IntegrationsPage)
