import { withHead } from '#app/navigation/with-head.tsx'
import { IncidentsPage } from '#app/pages/incidents/incidents-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/incidents',
  'Incidents Management',
  'Report, track and close environmental incidents: severity and response times, escalation, assignment, notifications and a log that cannot be rewritten.',
)

export const Route = withHead(meta, IncidentsPage)
