import { HeadTags } from '#app/navigation/head-tags.tsx'
import { AssetEmissionsPage } from '#app/pages/asset-emissions/asset-emissions-page.tsx'
import { describeFeature } from '#shared/describe-feature.ts'

export const meta = describeFeature(
  '/features/asset-emissions',
  'Asset emissions',
  'Coming soon: emissions by vehicle, generator and plant item, with fuel traced to the machine and refrigerant leakage by published rates.',
)

export function Route() {
  return (
    <>
      <HeadTags meta={meta} />
      <AssetEmissionsPage />
    </>
  )
}
