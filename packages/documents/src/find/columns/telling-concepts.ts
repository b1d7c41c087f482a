import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Dimension } from '../../lay-out/values/unit-words.ts'

/** What a column that is counted is called. */
export const uses: readonly Concept[] = ['use', 'quantity', 'net', 'pump']

/** What it is of. */
export const goods: readonly Concept[] = [
  'electricity',
  'natural-gas',
  'water',
  'heat',
  'lpg',
  'petrol',
  'diesel',
  'fuel',
  'waste',
  'recycling',
  'material',
  'refrigerant',
  'freight',
]

/** What a column is called that is not counted, whatever it is measured in. */
export const never: readonly Concept[] = [
  'rate',
  'amount',
  'tax',
  'standing-charge',
  'average',
  'comparison',
  'history',
  'forecast',
  'example',
  'limit',
  'carbon',
  'generation',
  'export',
  'loss',
  'adjustment',
  'levy',
  'heating-value',
  'temperature',
  'size',
  'stock',
  'tare',
  'identifier',
  'code',
  'odometer',
  'reading',
  'reading-before',
  'reading-after',
  'demand',
  'percentage',
  'days',
  'date',
  'period',
  'balance',
  'multiplier',
  'step',
]

/** What a column that is counted is measured in. */
export const measures: readonly Dimension[] = [
  'energy',
  'volume',
  'mass',
  'freight-work',
  'passenger-distance',
  'nights',
]
