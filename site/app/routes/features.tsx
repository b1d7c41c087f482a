import { withHead } from '#app/navigation/with-head.tsx'
import { FeaturesPage } from '#app/pages/features/features-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features',
  title: 'Features',
  description:
    'From documents to signed reports: data collection, emissions tracking, dashboards, ESG reporting, planning, incidents, integrations and API.',
  structuredData: [describeBreadcrumbs([{ name: 'Features', path: '/features' }])],
}

export const Route = withHead(meta, FeaturesPage)
