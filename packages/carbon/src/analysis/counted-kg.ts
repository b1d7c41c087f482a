import { type Decimal, decimal, sumOf } from '../decimal.ts'
import type { Activity } from './analysis-schema.ts'

/** What an activity adds to the total. */
export function countedKg({ emissions }: Activity): Decimal {
  return sumOf(emissions.filter(({ counted }) => counted).map(({ kgCO2e }) => decimal(kgCO2e)))
}
