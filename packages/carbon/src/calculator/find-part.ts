import { compare, type Decimal } from '../decimal.ts'
import { quantityIn } from '../units/convert-quantity.ts'
import { areSameDimension } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import type { Item } from './item.ts'
import { isOwnPower } from './is-own-power.ts'
import { stretchAround, wordsAfter, wordsBefore, wordsOf, type Measured } from './words-around.ts'

/** An amount that is named after, or before, the whole that it is in. */
export type Part = {
  at: number
  whole: Measured
  /** What of the message is about the part only. */
  from: number
  to: number
  /** In the unit of the whole. */
  value: Decimal
  /** True for power of the company's own roof in power that it uses. */
  isOwn: boolean
}

const { partLeads, thereofs, partPrepositions, partPointers, partDenials, totals, fillers } = calculatorWords
const nearly: ReadonlySet<string> = new Set(['about', 'around', 'roughly', 'some', 'only', 'just'])
const determiners: ReadonlySet<string> = new Set(
  'the our my their its your these those this that a all'.split(' '),
)

/** The whole that an amount is a part of by the words around it; null where they do not say so. */
export function findPart(items: readonly Item[], one: Measured, others: readonly Measured[]): Part | null {
  const { unit, noun } = one.quantity
  if (noun !== null || one.quantity.isPower) return null
  const wholes = others.filter((other) => valueIn(one, other) !== null)
  const before = wholes.filter(({ at }) => at < one.at)
  const lead = leadOf(items, one)
  const isSaid = lead !== null || isTrailed(items, one.at)
  const whole =
    (isSaid && (unit !== null || isTrailed(items, one.at)) ? before.at(-1) : undefined) ??
    wholeAfter(items, one, wholes) ??
    before.findLast((other) => isAnnounced(items, other, one))
  const value = whole === undefined ? null : valueIn(one, whole)
  if (whole === undefined || value === null) return null
  const isOwn = [one.at, ...(whole.at > one.at ? [whole.at] : [])].some((at) => isOwnPower(items, at))
  return {
    at: one.at,
    whole,
    value,
    isOwn: isOwn && isPower(items, whole),
    ...spanOf(items, one, whole, lead),
  }
}

/** "Of which 300 L went into trucks and 200 L into cranes": an amount right behind a part, of no other thing, place or day. */
export function continuesParts(items: readonly Item[], one: Measured, parts: readonly Part[]): Part | null {
  const last = parts.at(-1)
  if (last === undefined || last.whole.at > last.at || one.quantity.noun !== null) return null
  const value = valueIn(one, last.whole)
  const { from, to } = stretchAround(items, one.at, isBreakOrAmount)
  const own = items.slice(from, to)
  const isJoined = from === last.to + 1 && isWeak(items[last.to])
  const isOther = own.some(({ kind }) => ['subject', 'place', 'date', 'period'].includes(kind))
  if (value === null || !isJoined || isOther) return null
  const isOwn = isOwnPower(items, one.at) && isPower(items, last.whole)
  return { at: one.at, whole: last.whole, value, isOwn, from, to }
}

function isWeak(item: Item | undefined): boolean {
  return item?.kind === 'break' && item.isWeak
}

/** Smaller than the whole, in its unit; a bare figure takes it. */
function valueIn({ quantity: { value, unit } }: Measured, whole: Measured): Decimal | null {
  const { unit: of } = whole.quantity
  if (of === null || whole.quantity.isPower || (unit !== null && !areSameDimension(unit, of))) return null
  const said = unit === null ? value : quantityIn(value, unit, of)
  return said !== null && compare(said, whole.quantity.value) < 0 ? said : null
}

/** Where "including", "of which", "among them" begins that leads to a figure; null without. */
function leadOf(items: readonly Item[], { at }: Measured): number | null {
  const from = stretchAround(items, at, isBreakOrAmount).from
  const words = items.slice(from, at).map((item) => (item.kind === 'word' ? item.text.toLowerCase() : ''))
  const pair = words.findLastIndex(
    (word, place) =>
      thereofs.has(word) ||
      (partPrepositions.has(word) &&
        partPointers.has(words[place + 1] ?? '') &&
        !partDenials.has(words[place - 1] ?? '')),
  )
  // "Of which the trucks took 300 L", where it is of no other thing.
  const isFree = pair >= 0 && items.slice(from + pair, at).every(({ kind }) => kind !== 'subject')
  if (isFree) return from + pair
  const last = words.findLastIndex((word) => !nearly.has(word) && !determiners.has(word))
  return partLeads.has(words[last] ?? '') ? from + last : null
}

/** "25 MWh of it", "300 km of those", "2 t of the total". */
function isTrailed(items: readonly Item[], at: number): boolean {
  const [preposition = '', pointer = '', named = ''] =
    items[at + 1]?.kind === 'word' ? wordsAfter(items, at) : []
  return (
    partPrepositions.has(preposition) &&
    (partPointers.has(pointer) || (pointer === 'the' && totals.has(named)))
  )
}

/** "25 MWh of our 80 MWh": the whole right after. */
function wholeAfter(
  items: readonly Item[],
  { at }: Measured,
  wholes: readonly Measured[],
): Measured | undefined {
  const next = wholes.find((other) => other.at > at)
  const between = items.slice(at + 1, next?.at ?? at + 1)
  const words = wordsOf(between)
  // "20 MWh from the roof out of the 95 MWh"
  const out = words.findLastIndex((word, place) => word === 'out' && words[place + 1] === 'of')
  const [first = '', ...rest] = words.slice(out + 1)
  const isJoined = between.length === words.length && partPrepositions.has(first)
  const isOfWhole = rest.some((word) => determiners.has(word)) && rest.every((word) => fillers.has(word))
  return isJoined && isOfWhole ? next : undefined
}

/** "Of the 9,500 kWh that we used, 2,500 kWh …": a whole that opens its sentence. */
function isAnnounced(items: readonly Item[], whole: Measured, one: Measured): boolean {
  const [first = '', second = '', third = ''] = wordsBefore(items, whole.at)
  const isOpened =
    first === 'out' ? second === 'of' && determiners.has(third) : first === 'of' && determiners.has(second)
  const { from } = stretchAround(items, whole.at, isBreakOrAmount)
  const isOneSentence = items.slice(whole.at, one.at).every((item) => item.kind !== 'break' || item.isWeak)
  return isOpened && isOneSentence && items.slice(from, whole.at).every(({ kind }) => kind === 'word')
}

/** Power that nothing calls another thing. */
function isPower(items: readonly Item[], { at, quantity }: Measured): boolean {
  const { from, to } = stretchAround(items, at, isBreakOrAmount)
  return (
    quantity.unit?.endsWith('Wh') === true &&
    items
      .slice(from, to)
      .every((item) => item.kind !== 'subject' || /^electricity|^car$/.test(item.subject.kind))
  )
}

function spanOf(
  items: readonly Item[],
  { at }: Measured,
  whole: Measured,
  lead: number | null,
): { from: number; to: number } {
  const { from, to } = stretchAround(items, at, isBreakOrAmount)
  if (whole.at > at) return { from, to: at + 1 }
  const isCut = items[from - 1]?.kind === 'break'
  return { from: lead ?? (isCut ? from : at), to }
}

function isBreakOrAmount(item: Item): boolean {
  return item.kind === 'break' || (item.kind === 'quantity' && item.quantity.rate === undefined)
}
