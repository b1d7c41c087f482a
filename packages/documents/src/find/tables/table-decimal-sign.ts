import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { decideDecimalSign } from '../../lay-out/values/decimal-sign.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import type { DecimalSign } from '../../lay-out/values/parse-number.ts'

// A cell that holds one number: a sign before one, two, four or more digits parts no thousands.
const commaCell = /^-?\d+,(?:\d{1,2}|\d{4,})$/
const pointCell = /^-?\d+\.(?:\d{1,2}|\d{4,})$/
// Where days are written "29.10.22", decimals are written with a comma.
const dottedDay = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})(?:\s.*)?$/

const commaTitles = cueFor('table-decimal-sign comma titles')

/**
 * The decimal sign of a table: by its amounts, else by cells that only a decimal explains, else by the language of its
 * titles, else by its dates.
 */
export function decideTableSign(
  numbers: readonly string[],
  cells: readonly string[],
  titles: readonly string[] = [],
): DecimalSign | null {
  const settled = decideDecimalSign(numbers)
  if (settled !== null) return settled
  const hasComma = numbers.some((text) => commaCell.test(text.trim()))
  const hasPoint = numbers.some((text) => pointCell.test(text.trim()))
  if (hasComma !== hasPoint) return hasComma ? 'comma' : 'point'
  // Nobody who titles a column "Fecha" parts thousands with a comma.
  const isForeign = titles.some((text) => commaTitles.test(foldText(text)))
  if (isForeign && !hasPoint && numbers.some((text) => /^-?\d+,\d{3}$/.test(text.trim()))) return 'comma'
  return !hasPoint && cells.some((text) => dottedDay.test(text.trim())) ? 'comma' : null
}
