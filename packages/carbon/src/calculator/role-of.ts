import { compare, sumOf, times } from '../decimal.ts'
import { dimensionOf } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import { isRepeat } from './is-repeat.ts'
import { isSurelyOwnPower } from './is-own-power.ts'
import type { Item } from './item.ts'
import { says } from './says.ts'
import { wordsAfter, wordsBefore, type Measured } from './words-around.ts'

type Role =
  | 'a limit'
  | 'for comparison'
  | 'a reading'
  | 'the heading of a list'
  | 'the total of the others'
  | 'said before'

/** Equal sums of longer figures are no chance: 12 + 8 is 20 often, 1,240 + 825 is 2,065 seldom. */
const fewestDigits = 3
const mostParts = 12
const { limits, aims, bounds, readings, totals, partLeads, pointers, fillers, each } = calculatorWords

/** Why a figure of a message is told by the way and not asked about; null where it is asked about. */
export function roleOf(items: readonly Item[], one: Measured, others: readonly Measured[]): Role | null {
  const { value, unit, noun } = one.quantity
  const rivals = others.filter(({ quantity }) => quantity.unit !== null)
  const before = wordsBefore(items, one.at)
  const isRead = rivals.length > 0 && wordsBefore(items, one.at, true).some((word) => readings.has(word))
  if (unit === null && noun === 'trip') return isHeading(items, one) ? 'the heading of a list' : null
  if (unit === null) return isRead && noun === null ? 'a reading' : null
  if (isRead && dimensionOf(unit) === 'distance') return 'a reading'
  const naming = before.findLast((word) => !fillers.has(word)) ?? ''
  const after = wordsAfter(items, one.at)
  // "45,000 kWh (target 40,000 kWh)": it leads to the next.
  const next = items[one.at + 1 + after.length]?.kind === 'quantity' ? '' : (after[0] ?? '')
  if ([naming, next].some((word) => limits.has(word) || (aims.has(word) && rivals.length > 0)))
    return 'a limit'
  const same = rivals.filter(({ quantity }) => quantity.unit === unit)
  // "1,000 kWh, which is 300 kWh more than last year"
  const isDifference = roleWords.moreOrLess.has(after[0] ?? '') && same.length > 0
  if (isDifference && (after[1] === 'than' || /^(?:above|below)$/.test(after[0] ?? '')))
    return 'for comparison'
  const isBound = ({ at }: Measured) => {
    const [first = '', last = ''] = ['', ...wordsBefore(items, at)].slice(-2)
    // "20 t over 600 km"
    if (last === 'over' && dimensionOf(unit) === 'distance') return false
    return bounds.has(last) || (last === 'from' && /^(?:up|down)$/.test(first))
  }
  if (isBound(one) && same.some((other) => !isBound(other))) return 'for comparison'
  const last = before.at(-1) ?? ''
  const around = [...before, ...after.slice(0, 2)]
  const isCalledTotal = around.some((word) => totals.has(word) || partLeads.has(word))
  const isLong = value.replace(/\D|0+$/g, '').length >= fewestDigits
  const isWithOwn = same.some((other) => isSurelyOwnPower(items, other.at))
  if ((isCalledTotal || isLong || isWithOwn) && isMadeUp(one, same, others)) return 'the total of the others'
  const earlier = rivals.filter(({ at }) => at < one.at)
  const isPointed =
    totals.has(last) || pointers.has(last) || (before.length === 1 && /^(?:is|are|was|were)$/.test(last))
  const isAgain = same.some(({ at, quantity }) => at < one.at && quantity.value === value)
  return (isPointed && isAgain) || isRepeat(items, one, earlier) ? 'said before' : null
}

/** "Two trips: 120 km by car, 120 km by train": as many amounts follow in the sentence, and none is of each. */
function isHeading(items: readonly Item[], { at, quantity }: Measured): boolean {
  const after = items.slice(at + 1)
  const end = after.findIndex((item) => item.kind === 'break' && !item.isWeak)
  const listed = after.slice(0, end < 0 ? undefined : end)
  const amounts = listed.filter((item) => item.kind === 'quantity' && item.quantity.unit !== null)
  return amounts.length > 1 && String(amounts.length) === quantity.value && !says(listed, each)
}

/** True where the amounts right before or right after are its parts, or it is one of them so many times. */
function isMadeUp({ at, quantity }: Measured, same: readonly Measured[], all: readonly Measured[]): boolean {
  const values = (run: readonly Measured[]) => run.slice(0, mostParts).map((one) => one.quantity.value)
  const before = values(same.filter((one) => one.at < at).toReversed())
  const after = values(same.filter((one) => one.at > at))
  const counts = values(all.filter((one) => one.quantity.unit === null))
  const sums = [before, after].flatMap((run) => run.map((_, last) => sumOf(run.slice(0, last + 1))).slice(1))
  const products = before.flatMap((one) => counts.map((count) => times(one, count)))
  return [...sums, ...products].some((made) => compare(made, quantity.value) === 0)
}
