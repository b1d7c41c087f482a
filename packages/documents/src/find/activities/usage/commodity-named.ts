import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'

// Wastewater stands before water, because "waste water" also reads as water.
const commodities = [
  'wastewater',
  'heat',
  'water',
  'natural-gas',
  'electricity',
] as const satisfies ActivityKind[]
type Commodity = (typeof commodities)[number]

const commodityWords = commodities.map((commodity) => ({
  commodity,
  pattern: cueFor(`commodity-named ${commodity}`),
}))

// "Gas & Electric" is what a company sells, not what a section is about.
const tradeWords = cueFor('commodity-named trade words')
// A board of water and sewerage supplies water first.
const sewerBesideWater = cueFor('commodity-named sewer beside water')

/** The commodity that a text names; null when it names none. */
export function commodityNamed(folded: string): Commodity | null {
  const words = folded.replace(tradeWords, '').replace(sewerBesideWater, '')
  return commodityWords.find(({ pattern }) => pattern.test(words))?.commodity ?? null
}
