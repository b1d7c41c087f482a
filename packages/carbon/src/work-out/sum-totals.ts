import type { Activity, Analysis } from '../analysis/analysis-schema.ts'
import { decimal, sumOf } from '../decimal.ts'

/** Counted emissions of all activities, in all and by scope; exact sums. */
export function sumTotals(activities: readonly Pick<Activity, 'emissions'>[]): Analysis['totals'] {
  const counted = activities.flatMap(({ emissions }) => emissions.filter((emission) => emission.counted))
  const ofScope = (scope: 1 | 2 | 3) =>
    sumOf(counted.filter((emission) => emission.scope === scope).map(({ kgCO2e }) => decimal(kgCO2e)))
  return {
    kgCO2e: sumOf(counted.map(({ kgCO2e }) => decimal(kgCO2e))),
    byScope: { '1': ofScope(1), '2': ofScope(2), '3': ofScope(3) },
  }
}
