import { HeadTags } from '#app/navigation/head-tags.tsx'
import { IncidentsPage } from '#app/pages/incidents/incidents-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features/incidents',
  title: 'Incidents Management',
  description:
    'Report, track and close environmental incidents: severity and response times, escalation, assignment, notifications and a log that cannot be rewritten.',
  structuredData: [
    describeBreadcrumbs([
      { name: 'Features', path: '/features' },
      { name: 'Incidents Management', path: '/features/incidents' },
    ]),
  ],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <IncidentsPage />
    </>
  )
}
