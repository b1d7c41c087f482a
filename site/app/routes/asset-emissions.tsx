import { HeadTags } from '#app/navigation/head-tags.tsx'
import { AssetEmissionsPage } from '#app/pages/asset-emissions/asset-emissions-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features/asset-emissions',
  title: 'Asset emissions',
  description:
    'Coming soon: emissions by vehicle, generator and plant item, with fuel traced to the machine and refrigerant leakage by published rates.',
  structuredData: [
    describeBreadcrumbs([
      { name: 'Features', path: '/features' },
      { name: 'Asset emissions', path: '/features/asset-emissions' },
    ]),
  ],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <AssetEmissionsPage />
    </>
  )
}
