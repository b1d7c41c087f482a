import { compare } from '../decimal.ts'
import { calculatorWords } from './calculator-words.ts'
import type { Read } from './item.ts'
import { lengthOfDescription } from './length-of-description.ts'
import { readDate } from './read-date.ts'
import { readNumber } from './read-number.ts'
import { readQuantity, type Quantity } from './read-quantity.ts'
import { readUnit } from './read-unit.ts'
import { thingAfter } from './thing-after.ts'
import type { Token } from './tokenise.ts'

/** An amount, a date, or a count of things. */
export function readFigure(tokens: readonly Token[], at: number): Read | null {
  const listed = readListedCount(tokens, at)
  if (listed !== null) return listed
  const quantity = readQuantity(tokens, at)
  const described = quantity === null ? 0 : lengthOfDescription(tokens, at, quantity)
  if (described > 0) return { items: [], length: described }
  const hasUnit =
    quantity !== null && (quantity.unit !== null || quantity.noun !== null || quantity.rate !== undefined)
  if (hasUnit) return { items: [{ kind: 'quantity', quantity }], length: quantity.length }
  const date = readDate(tokens, at)
  if (date !== null) return { items: [{ kind: 'date', date: date.date }], length: date.length }
  const number = quantity ?? readNumber(tokens, at)
  if (number === null || (quantity === null && compare(number.value, '2') < 0)) return null
  const { value, length } = number
  const thing = thingAfter(tokens, at, at + length, value)
  const bare = { value, unit: null, noun: null, isPower: false }
  if (thing === null && quantity === null) return null
  const counted: Quantity = thing === null ? bare : { ...bare, noun: 'thing', thing }
  return { items: [{ kind: 'quantity', quantity: counted }], length }
}

/** "Employees: 120", "employees (35)": the count behind its noun. */
function readListedCount(tokens: readonly Token[], at: number): Read | null {
  const around = `${tokens[at - 1]?.text ?? ''}${tokens[at + 1]?.text ?? ''}`
  const isListed = /^(?:[:=]|\(\))/.test(around) && tokens[at]?.kind === 'number'
  const noun = isListed ? calculatorWords.counts.endingAt(tokens, at - 2) : null
  const number = noun === null ? null : readNumber(tokens, at)
  // "Two trips: 120 km": an amount.
  if (noun === null || number === null || readUnit(tokens, at + number.length) !== null) return null
  const quantity = { value: number.value, unit: null, noun: noun.value, isPower: false }
  return { items: [{ kind: 'quantity', quantity }], length: number.length }
}
