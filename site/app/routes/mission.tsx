import { withHead } from '#app/navigation/with-head.tsx'
import { MissionPage } from '#app/pages/mission/mission-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/mission',
  title: 'Our mission',
  description:
    'To make every reported tonne of carbon something that the reader can check: evidence first, sources named, sums that can be done again.',
  structuredData: [describeBreadcrumbs([{ name: 'Our mission', path: '/mission' }])],
}

export const Route = withHead(meta, MissionPage)
