import { compare, sumOf, times } from '../decimal.ts'
import { groupDigits } from '../format-mass.ts'
import { dimensionOf } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import { isMoney, type Quantity } from './read-quantity.ts'
import type { Item } from './item.ts'

type Role =
  | 'a limit'
  | 'for comparison'
  | 'a reading'
  | 'the total of the others'
  | 'a part of what is said before'
  | 'said before'
type Measured = { at: number; quantity: Quantity }

/** Equal sums of longer figures are no chance: 12 + 8 is 20 often, 1,240 + 825 is 2,065 seldom. */
const fewestDigits = 3
const mostParts = 12
const { limits, aims, bounds, readings, totals, partLeads, pointers, denials, fillers } = calculatorWords

/** A message without the figures and things that it names by the way and does not ask about, and those figures with their role. */
export function setAside(items: readonly Item[]): { items: readonly Item[]; asides: readonly string[] } {
  const asked = items.filter((item, at) => item.kind !== 'subject' || !isDenied(wordsBefore(items, at)))
  const all = asked.flatMap((item, at): Measured[] =>
    item.kind === 'quantity' && item.quantity.rate === undefined ? [{ at, quantity: item.quantity }] : [],
  )
  const roles = new Map<number, Role>()
  for (const one of all) {
    const others = all.filter(({ at }) => at !== one.at && !roles.has(at))
    const role = roleOf(asked, one, others)
    if (role !== null) roles.set(one.at, role)
  }
  const asides = all.flatMap(({ at, quantity: { value, unit } }) =>
    roles.has(at) && unit !== null && !isMoney(unit)
      ? [`${groupDigits(value)} ${unit} (${roles.get(at)})`]
      : [],
  )
  // "12 t a year": the span goes with its limit.
  const isKept = ({ kind }: Item, at: number) => !roles.has(at) && !(kind === 'period' && roles.has(at - 1))
  return { items: asked.filter(isKept), asides }
}

function roleOf(items: readonly Item[], one: Measured, others: readonly Measured[]): Role | null {
  const { value, unit, noun } = one.quantity
  const rivals = others.filter(({ quantity }) => quantity.unit !== null)
  const before = wordsBefore(items, one.at)
  const isRead = rivals.length > 0 && wordsBefore(items, one.at, true).some((word) => readings.has(word))
  if (unit === null) return isRead && noun === null ? 'a reading' : null
  if (isRead && dimensionOf(unit) === 'distance') return 'a reading'
  const naming = before.findLast((word) => !fillers.has(word)) ?? ''
  const after = wordsAfter(items, one.at)
  // "45,000 kWh (target 40,000 kWh)": it leads to the next.
  const next = items[one.at + 1 + after.length]?.kind === 'quantity' ? '' : (after[0] ?? '')
  if ([naming, next].some((word) => limits.has(word) || (aims.has(word) && rivals.length > 0)))
    return 'a limit'
  const same = rivals.filter(({ quantity }) => quantity.unit === unit)
  const isBound = ({ at }: Measured) => {
    const [first = '', last = ''] = ['', ...wordsBefore(items, at)].slice(-2)
    return bounds.has(last) || (last === 'from' && /^(?:up|down)$/.test(first))
  }
  if (isBound(one) && same.some((other) => !isBound(other))) return 'for comparison'
  const last = before.at(-1) ?? ''
  const around = [...before, ...after.slice(0, 2)]
  const isCalledTotal = around.some((word) => totals.has(word) || partLeads.has(word))
  const isLong = value.replace(/\D|0+$/g, '').length >= fewestDigits
  if ((isCalledTotal || isLong) && isMadeUp(one, same, others)) return 'the total of the others'
  const earlier = same.filter(({ at }) => at < one.at).map(({ quantity }) => quantity.value)
  if (partLeads.has(last) && earlier.some((whole) => compare(whole, value) > 0))
    return 'a part of what is said before'
  const isPointed =
    totals.has(last) || pointers.has(last) || (before.length === 1 && /^(?:is|are|was|were)$/.test(last))
  return isPointed && earlier.includes(value) ? 'said before' : null
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

/** The words of a sentence before a figure: from the figure before it on, unless all are asked for. */
function wordsBefore(items: readonly Item[], at: number, isWhole = false): string[] {
  const isEnd = (item: Item) =>
    (item.kind === 'quantity' && !isWhole) || (item.kind === 'break' && !item.isWeak)
  return wordsOf(items.slice(items.slice(0, at).findLastIndex(isEnd) + 1, at))
}

/** The words after a figure, up to the next one or the end of what is said. */
function wordsAfter(items: readonly Item[], at: number): string[] {
  const start = items[at + 1]?.kind === 'break' ? at + 2 : at + 1
  const length = items.slice(start).findIndex(({ kind }) => kind !== 'word')
  return wordsOf(items.slice(start, length < 0 ? undefined : start + length))
}

function wordsOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => (item.kind === 'word' ? [item.text.toLowerCase()] : []))
}

/** "No flights", "instead of flying": a thing that is told not to be. */
function isDenied(before: readonly string[]): boolean {
  const [first = '', last = ''] = ['', ...before].slice(-2)
  return denials.has(last) || (/^(?:of|than|any|more|including)$/.test(last) && denials.has(first))
}
