import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { Dimension } from '../../lay-out/values/unit-text.ts'
import { fuelKindOf } from './fuel/fuel-products.ts'

type KindRule = { kind: ActivityKind; dimensions: readonly Dimension[]; pattern: RegExp }

const energyOrVolume: readonly Dimension[] = ['energy', 'volume']
const massOrVolume: readonly Dimension[] = ['mass', 'volume']
const tripUnits: readonly Dimension[] = ['distance', 'passenger-distance']

// Words and unit together name a kind; the first row that fits wins. Fuels are asked for separately, by product.
const rules: readonly KindRule[] = [
  { kind: 'electricity-export', dimensions: ['energy'], pattern: cueFor('kind-words electricity-export') },
  { kind: 'refrigerant', dimensions: ['mass'], pattern: cueFor('kind-words refrigerant') },
  { kind: 'wastewater', dimensions: ['volume'], pattern: cueFor('kind-words wastewater') },
  { kind: 'waste', dimensions: massOrVolume, pattern: cueFor('kind-words waste') },
  { kind: 'freight', dimensions: ['freight-work'], pattern: /(?:)/ },
  { kind: 'heat', dimensions: ['energy'], pattern: cueFor('kind-words heat') },
  { kind: 'natural-gas', dimensions: energyOrVolume, pattern: cueFor('kind-words natural-gas') },
  { kind: 'electricity', dimensions: ['energy'], pattern: cueFor('kind-words electricity') },
  { kind: 'water', dimensions: ['volume'], pattern: cueFor('kind-words water') },
  { kind: 'flight', dimensions: tripUnits, pattern: cueFor('kind-words flight') },
  { kind: 'train', dimensions: tripUnits, pattern: cueFor('kind-words train') },
  { kind: 'taxi', dimensions: tripUnits, pattern: cueFor('kind-words taxi') },
  { kind: 'bus', dimensions: tripUnits, pattern: cueFor('kind-words bus') },
  { kind: 'public-transport', dimensions: tripUnits, pattern: cueFor('kind-words public-transport') },
  { kind: 'freight', dimensions: ['mass', 'distance'], pattern: cueFor('kind-words freight') },
  { kind: 'car', dimensions: tripUnits, pattern: cueFor('kind-words car') },
  { kind: 'hotel', dimensions: ['nights'], pattern: /(?:)/ },
]
const bottledGas = cueFor('kind-words bottled gas')
const fuelPart = cueFor('kind-words fuel part')
const notFuel = cueFor('kind-words not fuel')

/** The kind of an activity by its words and what its unit measures; null where they name none. */
export function kindOf(folded: string, dimension: Dimension | null): ActivityKind | null {
  if (dimension === null) return null
  if (dimension === 'volume' || (dimension === 'mass' && bottledGas.test(folded) && !fuelPart.test(folded))) {
    const fuel = fuelKindOf(folded)
    if (fuel !== null && !notFuel.test(folded)) return fuel
  }
  return (
    rules.find(({ dimensions, pattern }) => dimensions.includes(dimension) && pattern.test(folded))?.kind ??
    null
  )
}
