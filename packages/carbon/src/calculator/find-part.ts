import { compare, type Decimal } from '../decimal.ts'
import { quantityIn } from '../units/convert-quantity.ts'
import { areSameDimension } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import { pricedIn } from './differs-from.ts'
import type { Item } from './item.ts'
import { isOwnPower } from './is-own-power.ts'
import { isAnnounced, isBreakOrAmount, isTrailed, isWeak, startOfPart } from './part-words.ts'
import { isEnd, stretchAround, wordsOf, type Measured } from './words-around.ts'

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

const { fillers } = calculatorWords

/** The whole that an amount is a part of by the words around it; null where they do not say so. */
export function findPart(items: readonly Item[], one: Measured, others: readonly Measured[]): Part | null {
  const { unit, noun } = one.quantity
  if (noun !== null || one.quantity.isPower) return null
  const wholes = others.filter((other) => valueIn(one, other) !== null)
  const before = wholes.filter(({ at }) => at < one.at)
  const lead = startOfPart(items, one)
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
  const { unit } = last.whole.quantity
  // "900 L, of which 100 L for trucks and 300 L petrol": of what the whole is not told to be.
  const isNamed =
    pricedIn(items.slice(stretchAround(items, last.whole.at, isEnd).from, last.from), unit).length > 0
  const isOther =
    own.some(({ kind }) => ['place', 'date', 'period'].includes(kind)) ||
    (isNamed && pricedIn(own, unit).length > 0)
  if (value === null || !isJoined || isOther) return null
  const isOwn = isOwnPower(items, one.at) && isPower(items, last.whole)
  return { at: one.at, whole: last.whole, value, isOwn, from, to }
}

/** Smaller than the whole, in its unit; a bare figure takes it. */
function valueIn({ quantity: { value, unit } }: Measured, whole: Measured): Decimal | null {
  const { unit: of } = whole.quantity
  if (of === null || whole.quantity.isPower || (unit !== null && !areSameDimension(unit, of))) return null
  const said = unit === null ? value : quantityIn(value, unit, of)
  return said !== null && compare(said, whole.quantity.value) < 0 ? said : null
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
  const isJoined = between.length === words.length && roleWords.partPrepositions.has(first)
  const isOfWhole =
    rest.some((word) => roleWords.determiners.has(word)) && rest.every((word) => fillers.has(word))
  return isJoined && isOfWhole ? next : undefined
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
