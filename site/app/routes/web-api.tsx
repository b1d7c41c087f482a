import { withHead } from '#app/navigation/with-head.tsx'
import { WebApiPage } from '#app/pages/web-api/web-api-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/web-api',
  'Web API',
  'Endpoints, query parameters, security and webhooks of the platform: read totals and rows with evidence, send documents, be told when they were read.',
)

export const Route = withHead(meta, WebApiPage)
