import { withHead } from '#app/navigation/with-head.tsx'
import { DashboardPage } from '#app/pages/dashboard/dashboard-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/dashboard',
  'Dashboard',
  'Coming soon: a dashboard to open on this site without an account, on specimen data, where every figure shows its working.',
)

export const Route = withHead(meta, DashboardPage)
