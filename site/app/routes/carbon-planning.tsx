import { HeadTags } from '#app/navigation/head-tags.tsx'
import { CarbonPlanningPage } from '#app/pages/carbon-planning/carbon-planning-page.tsx'
import type { PageMeta } from '#shared/page-meta.ts'
import { describeBreadcrumbs } from '#shared/describe-breadcrumbs.ts'

export const meta: PageMeta = {
  path: '/features/carbon-planning',
  title: 'Strategic Carbon Planning',
  description:
    'Reduction plans that add up: targets by business unit, actions with tonnes and dollars, material comparison and the cost of each tonne avoided.',
  structuredData: [
    describeBreadcrumbs([
      { name: 'Features', path: '/features' },
      { name: 'Strategic Carbon Planning', path: '/features/carbon-planning' },
    ]),
  ],
}

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <CarbonPlanningPage />
    </>
  )
}
