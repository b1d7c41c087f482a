import { dimensionOf } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import type { QuantityRead } from './read-quantity.ts'
import { isNameable } from './thing-after.ts'
import { timesAYear } from './time-spans.ts'
import type { Token } from './tokenise.ts'

/** How many words of a figure name or describe a thing and count nothing: 0 for an amount. */
export function lengthOfDescription(tokens: readonly Token[], at: number, read: QuantityRead): number {
  if (read.unit === null && !isOfTime(read) && isModel(tokens, at)) return read.length
  return isSize(tokens, at, read) ? read.length : 0
}

/** "Generator 9 hours": a span is no part of a name. */
function isOfTime({ noun }: QuantityRead): boolean {
  return noun !== null && noun in timesAYear
}

/** "3 phase", "20 ft", "8 tonne truck", "12 Smith St", "3 May": how large a thing is, where or when it is, and nothing used. */
function isSize(tokens: readonly Token[], at: number, { unit, length }: QuantityRead): boolean {
  if (tokens[at]?.kind !== 'number') return false
  const after = tokens[at + length]
  if (unit === null) {
    const street = tokens
      .slice(at + length, at + length + 3)
      // "5 people drive": no street.
      .findIndex(({ key, text }) => calculatorWords.streets.has(key) && (key !== 'drive' || text === 'Drive'))
    // "On 3 May": a month, where it is no verb.
    const isDay = calculatorWords.months.has(after?.key ?? '') && after?.text !== 'may'
    return isDay || calculatorWords.sizes.has(after?.key ?? '') || street > 0
  }
  const dimension = dimensionOf(unit)
  if (dimension === 'distance') return !journeyUnits.has(unit)
  const isHeavy = dimension === 'mass' && unit === 't'
  return isHeavy && calculatorWords.vehicles.startingAt(tokens, at + length) !== null
}

const journeyUnits: ReadonlySet<string> = new Set(['km', 'mile', 'nmi', 'nautical-mile'])

/** "Boeing 737", "an Acme 350 van": a figure right after a make, or after a name inside a sentence, is part of the name; so is one that opens with a nought. */
function isModel(tokens: readonly Token[], at: number): boolean {
  const [before, name] = tokens.slice(Math.max(0, at - 2), at).slice(-2)
  const last = name ?? before
  if (tokens[at]?.kind !== 'number') return false
  if (/^0\d/.test(tokens[at]?.text ?? '')) return true
  if (last?.kind !== 'word') return false
  if (calculatorWords.makes.has(last.key)) return true
  const isInside = name !== undefined && before?.kind === 'word'
  return isInside && /^\p{Lu}\p{Ll}+$/u.test(last.text) && isNameable(tokens, at - 1)
}
