import { decimal, dividedBy, roundTo } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'

/** Kilograms as tonnes with one decimal, rounded for display only. */
export function tonnesOf(kg: string): string {
  return groupDigits(roundTo(dividedBy(decimal(kg), '1000'), 1))
}
