import { compare, decimal, dividedBy, roundTo, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'

/** "−30.0" or "+12.5": tonnes with a true minus sign. */
export function formatTonnesChange(kg: Decimal, places: number): string {
  return signed(dividedBy(kg, decimal('1000')), places)
}

/** "+$2,400" or "−$1,050": whole dollars with the sign in front. */
export function formatDollarChange(dollars: Decimal): string {
  const text = signed(dollars, 0)
  return `${text.slice(0, 1)}$${text.slice(1)}`
}

function signed(value: Decimal, places: number): string {
  const isNegative = compare(value, '0') < 0
  const size = isNegative ? times(value, '-1') : value
  return `${isNegative ? '−' : '+'}${groupDigits(roundTo(size, places))}`
}
