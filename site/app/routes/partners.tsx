import { withHead } from '#app/navigation/with-head.tsx'
import { PartnersPage } from '#app/pages/partners/partners-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/partners',
  title: 'Partner Program',
  description:
    'For sustainability and ESG consultants: benefits, how it works in four steps, what you can offer, and commissions of up to 25% recurring revenue.',
  structuredData: [describeBreadcrumbs([{ name: 'Partner Program', path: '/partners' }])],
}

export const Route = withHead(meta, PartnersPage)
