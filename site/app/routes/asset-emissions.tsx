import { withHead } from '#app/navigation/with-head.tsx'
import { AssetEmissionsPage } from '#app/pages/asset-emissions/asset-emissions-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/asset-emissions',
  'Asset emissions',
  'Coming soon: emissions by vehicle, generator and plant item, with fuel traced to the machine and refrigerant leakage by published rates.',
)

export const Route = withHead(meta, AssetEmissionsPage)
