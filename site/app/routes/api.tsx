import type { QueryClient } from '#app/queries/make-query-client.ts'
import { withHead } from '#app/navigation/with-head.tsx'
import type { PreloadOutcome } from '#app/navigation/route-row.ts'
import { ApiPage } from '#app/pages/api/api-page.tsx'
import { referenceQuery } from '#app/pages/api/reference/reference-query.ts'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/api',
  title: 'API Documentation',
  description:
    'Authentication, endpoints by category, query parameters, response and error shapes, rate limits and four requests to copy for the platform API.',
  structuredData: [describeBreadcrumbs([{ name: 'API Documentation', path: '/api' }])],
}

export async function preload(client: QueryClient): Promise<PreloadOutcome> {
  await client.query(referenceQuery).catch(() => null)
  return 'ready'
}

export const Route = withHead(meta, ApiPage)
