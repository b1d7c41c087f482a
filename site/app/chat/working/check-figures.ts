import type { Analysis, Emission, Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { compare, decimal, times } from '@doublerule/carbon/decimal.ts'
import { sumTotals } from '@doublerule/carbon/work-out/sum-totals.ts'

/** Does the multiplication again, here and now: true when it gives the figure to the last digit. */
export function isRecalculated(emission: Emission, factor: Factor): boolean {
  const productKg = times(decimal(emission.factorQuantity), decimal(factor.kgCO2ePerUnit))
  return compare(productKg, decimal(emission.kgCO2e)) === 0
}

/** Adds the column up again: true when scopes and total agree with the analysis to the last digit. */
export function isFooted({ activities, totals }: Analysis): boolean {
  const again = sumTotals(activities)
  return (
    compare(decimal(again.kgCO2e), decimal(totals.kgCO2e)) === 0 &&
    (['1', '2', '3'] as const).every(
      (scope) => compare(decimal(again.byScope[scope]), decimal(totals.byScope[scope])) === 0,
    )
  )
}
