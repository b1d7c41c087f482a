import { compare, minus, sumOf, type Decimal } from '../decimal.ts'
import { groupDigits } from '../format-mass.ts'
import { differsFrom } from './differs-from.ts'
import { continuesParts, findPart, type Part } from './find-part.ts'
import { isOwnPower, isSurelyOwnPower } from './is-own-power.ts'
import type { Item } from './item.ts'
import { isBreakOrAmount } from './part-words.ts'
import type { Quantity } from './read-quantity.ts'
import { roleOf } from './role-of.ts'
import type { Multiplier } from './time-spans.ts'
import { stretchAround, type Measured } from './words-around.ts'

type Span = { from: number; to: number }
export type Sorted = {
  /** What each amount that is not worked out is told as, by its place. */
  roles: ReadonlyMap<number, string>
  parts: readonly Part[]
  /** What of the message is about amounts that are not worked out. */
  silent: readonly Span[]
  /** What the grid supplies of an amount of which the company makes a part. */
  left: ReadonlyMap<number, Quantity>
  /** Power that is made and used on the site, and no other beside it. */
  own: ReadonlySet<number>
  /** What is told of shares: "25 % of it from our roof". */
  shares: readonly string[]
}

/** More than one message is worked out for, and few enough to be held against each other in no time. */
const mostSorted = 40
const ownOrBought = ['power of your own', 'power from the grid']
const unclearShare = 'made and used on your site; how much the grid supplies is not clear'
const ownUse = 'made and used on your site, zero in Scope 2: the grid takes'
const otherTreatment = 'treated another way, and not worked out: the others are'
const ofSeveral = 'of several things, and not worked out: give each its own amount'
const besideOther =
  'made and used on your site: zero in Scope 2; if it is in the other amount, take it off there'

/** Tells the amounts of a message that are asked about from those in another amount, or told by the way. */
export function sortAmounts(said: readonly Item[]): Sorted {
  const amounts = said.flatMap((item, at): Measured[] =>
    item.kind === 'quantity' && item.quantity.rate === undefined ? [{ at, quantity: item.quantity }] : [],
  )
  const all = amounts.slice(0, mostSorted)
  const items = said.slice(0, amounts[mostSorted]?.at)
  const roles = new Map<number, string>()
  const left = new Map<number, Quantity>()
  const parts: Part[] = []
  /** By the place of a whole that holds several things, one of them. */
  const mixed = new Map<number, Part>()
  const othersOf = (one: Measured) => all.filter(({ at }) => at !== one.at && !roles.has(at))
  for (const one of all) {
    const role = roleOf(items, one, othersOf(one))
    const part =
      role === null ? (findPart(items, one, othersOf(one)) ?? continuesParts(items, one, parts)) : null
    if (role !== null) roles.set(one.at, role)
    else if (part !== null && fits(part, parts)) {
      parts.push(part)
      const difference = differsFrom(items, part)
      if (part.isOwn) roles.set(one.at, takeOff(left, part.whole, part.value, ownUse))
      else if (difference === 'another treatment')
        roles.set(one.at, takeOff(left, part.whole, part.value, otherTreatment))
      else if (difference === 'another thing') mixed.set(part.whole.at, part)
      else roles.set(one.at, plainPart(part.whole.quantity))
    }
  }
  for (const [at, { whole }] of mixed) {
    roles.set(at, ofSeveral)
    left.delete(at)
    for (const part of parts)
      if (part.whole.at === at && roles.has(part.at)) roles.set(part.at, openPart(whole.quantity))
  }
  const power = all.filter(({ at, quantity }) => !roles.has(at) && isPower(quantity))
  const own = power.filter(({ at }) => !left.has(at) && isSurelyOwnPower(items, at))
  const shares: string[] = []
  const take = (one: Measured, share: Multiplier) => {
    const told = takeShareOff(left, one, share)
    if (told === null) left.set(one.at, { ...one.quantity, among: ownOrBought })
    shares.push(told ?? `${share.text} (${unclearShare})`)
  }
  // "30 % of our 50 MWh is from the roof": the rest is not.
  for (const { at, quantity } of own) {
    const { by, ...whole } = quantity
    if (by !== undefined) take({ at, quantity: whole }, by)
  }
  for (const [at, item] of items.entries()) {
    const used = power.findLast((one) => one.at < at)
    if (item.kind === 'share' && used !== undefined && isOwnPower(items, at)) take(used, item.share)
  }
  const isAlone = own.length === power.length
  const whole = own.filter(({ at }) => !left.has(at))
  if (!isAlone) for (const { at } of whole) roles.set(at, besideOther)
  const silent = [
    ...parts.filter(({ at }) => roles.has(at)),
    ...[...mixed.values()].map((part) => spanOfWhole(items, part)),
  ]
  return { roles, parts, silent, left, own: new Set(isAlone ? whole.map(({ at }) => at) : []), shares }
}

/** Parts that come to more than their whole are none. */
function fits(part: Part, parts: readonly Part[]): boolean {
  const siblings = parts.filter(({ whole }) => whole.at === part.whole.at)
  return compare(sumOf([part, ...siblings].map(({ value }) => value)), part.whole.quantity.value) <= 0
}

/** What is told of a whole that holds several things ends where its first part begins. */
function spanOfWhole(items: readonly Item[], { whole, at, from }: Part): Span {
  const stretch = stretchAround(items, whole.at, isBreakOrAmount)
  return whole.at > at ? stretch : { from: stretch.from, to: Math.min(stretch.to, from) }
}

function openPart({ value, unit }: Quantity): string {
  return `a part of the ${groupDigits(value)} ${unit}, which is not worked out`
}

function plainPart({ value, unit }: Quantity): string {
  return `a part of the ${groupDigits(value)} ${unit}, in which it is counted`
}

/** What is not priced as the whole is goes off it: what is left is. */
function takeOff(
  left: Map<number, Quantity>,
  { at, quantity }: Measured,
  part: Decimal,
  reason: string,
): string {
  const whole = left.get(at) ?? quantity
  const rest = minus(whole.value, part)
  left.set(at, { ...whole, value: rest })
  const [of, less, remains] = [whole.value, part, rest].map(groupDigits)
  return `${reason} ${of} − ${less} = ${remains} ${whole.unit}`
}

/** The same of a share, "25 % of it"; null where it is more than the whole, or of what has a share already. */
function takeShareOff(
  left: Map<number, Quantity>,
  { at, quantity }: Measured,
  share: Multiplier,
): string | null {
  if (left.has(at) || quantity.by !== undefined || compare(share.times, share.over) > 0) return null
  const times = minus(share.over, share.times)
  const told = share.over === '1' ? 'half' : share.over === '100' ? `${times} %` : `${times}/${share.over}`
  left.set(at, { ...quantity, by: { times, over: share.over, text: told } })
  return `${share.text} (made and used on your site, zero in Scope 2: the grid takes the other ${told})`
}

function isPower({ unit }: Quantity): boolean {
  return unit?.endsWith('Wh') === true
}
