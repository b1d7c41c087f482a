import { withHead } from '#app/navigation/with-head.tsx'
import { TeamManagementPage } from '#app/pages/team-management/team-management-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/team-management',
  'Team management',
  'Organizations, business units and roles: who may see and do what, membership in several organizations, and data isolated between them.',
)

export const Route = withHead(meta, TeamManagementPage)
