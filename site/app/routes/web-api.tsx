import { HeadTags } from '#app/navigation/head-tags.tsx'
import { WebApiPage } from '#app/pages/web-api/web-api-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features/web-api',
  title: 'Web API',
  description:
    'Endpoints, query parameters, security and webhooks of the platform: read totals and rows with evidence, send documents, be told when they were read.',
  structuredData: [
    describeBreadcrumbs([
      { name: 'Features', path: '/features' },
      { name: 'Web API', path: '/features/web-api' },
    ]),
  ],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <WebApiPage />
    </>
  )
}
