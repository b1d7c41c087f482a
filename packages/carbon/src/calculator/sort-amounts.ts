import { compare, minus, sumOf, type Decimal } from '../decimal.ts'
import { groupDigits } from '../format-mass.ts'
import { continuesParts, findPart, type Part } from './find-part.ts'
import { isOwnPower, isSurelyOwnPower } from './is-own-power.ts'
import type { Item } from './item.ts'
import type { Quantity } from './read-quantity.ts'
import { roleOf } from './role-of.ts'
import type { Multiplier } from './time-spans.ts'
import type { Measured } from './words-around.ts'

export type Sorted = {
  /** What each amount that is not worked out is told as, by its place. */
  roles: ReadonlyMap<number, string>
  parts: readonly Part[]
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
  const othersOf = (one: Measured) => all.filter(({ at }) => at !== one.at && !roles.has(at))
  for (const one of all) {
    const role = roleOf(items, one, othersOf(one))
    const part =
      role === null ? (findPart(items, one, othersOf(one)) ?? continuesParts(items, one, parts)) : null
    if (role !== null) roles.set(one.at, role)
    else if (part !== null && fits(part, parts)) {
      parts.push(part)
      roles.set(one.at, part.isOwn ? takeOff(left, part.whole, part.value) : plainPart(part.whole.quantity))
    }
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
  return { roles, parts, left, own: new Set(isAlone ? whole.map(({ at }) => at) : []), shares }
}

/** Parts that come to more than their whole are none. */
function fits(part: Part, parts: readonly Part[]): boolean {
  const siblings = parts.filter(({ whole }) => whole.at === part.whole.at)
  return compare(sumOf([part, ...siblings].map(({ value }) => value)), part.whole.quantity.value) <= 0
}

function plainPart({ value, unit }: Quantity): string {
  return `a part of the ${groupDigits(value)} ${unit}, in which it is counted`
}

/** Power of one's own is not bought: what is left is. */
function takeOff(left: Map<number, Quantity>, { at, quantity }: Measured, part: Decimal): string {
  const whole = left.get(at) ?? quantity
  const rest = minus(whole.value, part)
  left.set(at, { ...whole, value: rest })
  const [of, less, remains] = [whole.value, part, rest].map(groupDigits)
  return `made and used on your site, zero in Scope 2: the grid takes ${of} − ${less} = ${remains} ${whole.unit}`
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
