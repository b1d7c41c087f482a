import { HeadTags } from '#app/navigation/head-tags.tsx'
import { ApiPage } from '#app/pages/api/api-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/structured-data.ts'

export const meta: PageMeta = {
  path: '/api',
  title: 'API Documentation',
  description:
    'Authentication, endpoints by category, query parameters, response and error shapes, rate limits and four requests to copy for the platform API.',
  structuredData: [describeBreadcrumbs([{ name: 'API Documentation', path: '/api' }])],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <ApiPage />
    </>
  )
}
