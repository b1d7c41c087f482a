import type { Feature, Judgement } from './feature.ts'
import { numberFeatures } from './number-features.ts'
import { priceFeatures } from './price-features.ts'
import { relationFeatures } from './relation-features.ts'
import { wordFeatures } from './word-features.ts'

/** Everything that the judge looks at, in a fixed order: fitted weights refer to it by place. */
export const features: readonly Feature[] = [
  ...numberFeatures,
  ...relationFeatures,
  ...wordFeatures,
  ...priceFeatures,
]

/** What speaks for and against counting a candidate as of a group, as numbers; no text of the document. */
export function featuresOf(judgement: Judgement): Float32Array {
  return Float32Array.from(features, ({ of }) => of(judgement))
}
