import type { Dimension } from '../../lay-out/values/unit-words.ts'

/** What a column that is counted is measured in. */
export const measures: readonly Dimension[] = [
  'energy',
  'volume',
  'mass',
  'freight-work',
  'passenger-distance',
  'nights',
]
