import { HeadTags } from '#app/navigation/head-tags.tsx'
import { EmissionDataPage } from '#app/pages/emission-data/emission-data-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features/emission-data',
  title: 'Emission data',
  description:
    'From bills, receipts, manifests and invoices to activity data with evidence, in six steps that show their confidence and their checks.',
  structuredData: [
    describeBreadcrumbs([
      { name: 'Features', path: '/features' },
      { name: 'Emission data', path: '/features/emission-data' },
    ]),
  ],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <EmissionDataPage />
    </>
  )
}
