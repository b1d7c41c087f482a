import { withHead } from '#app/navigation/with-head.tsx'
import { CarbonPlanningPage } from '#app/pages/carbon-planning/carbon-planning-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/carbon-planning',
  'Strategic Carbon Planning',
  'Reduction plans that add up: targets by business unit, actions with tonnes and dollars, material comparison and the cost of each tonne avoided.',
)

export const Route = withHead(meta, CarbonPlanningPage)
