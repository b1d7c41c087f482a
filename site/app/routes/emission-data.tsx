import { withHead } from '#app/navigation/with-head.tsx'
import { EmissionDataPage } from '#app/pages/emission-data/emission-data-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/emission-data',
  'Emission data',
  'From bills, receipts, manifests and invoices to activity data with evidence, in six steps that show their confidence and their checks.',
)

export const Route = withHead(meta, EmissionDataPage)
