import { decideDecimalSign } from '../values/decimal-sign.ts'
import type { DecimalSign } from '../values/parse-number.ts'

// A cell that holds one number: a sign before one, two, four or more digits parts no thousands.
const commaCell = /^-?\d+,(?:\d{1,2}|\d{4,})$/
const pointCell = /^-?\d+\.(?:\d{1,2}|\d{4,})$/
// Where days are written "29.10.22", decimals are written with a comma.
const dottedDay = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?:\s.*)?$/

/** The decimal sign of a table: by its amounts, else by cells that only a decimal explains, else by its dates. */
export function decideTableSign(numbers: readonly string[], cells: readonly string[]): DecimalSign | null {
  const settled = decideDecimalSign(numbers)
  if (settled !== null) return settled
  const hasComma = numbers.some((text) => commaCell.test(text.trim()))
  const hasPoint = numbers.some((text) => pointCell.test(text.trim()))
  if (hasComma !== hasPoint) return hasComma ? 'comma' : 'point'
  return !hasPoint && cells.some((text) => dottedDay.test(text.trim())) ? 'comma' : null
}
