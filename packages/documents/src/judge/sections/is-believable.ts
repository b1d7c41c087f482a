import Big from 'big.js'
import type { ActivityDraft } from '../account/activity-draft.ts'

export type Part = {
  /** As of its section. */
  name: string
  activities: readonly ActivityDraft[]
  /** The products that bear its uses out, as printed. */
  products: readonly string[]
  /** All that it prints with a digit. */
  prints: ReadonlySet<string>
  isCharged: boolean
}

/** A bill that is in the file twice, or is explained on pages of their own: the same uses again. */
export function withoutCopies<Some extends Part>(parts: readonly Some[]): Some[] {
  return parts.filter((part, place) => !parts.slice(0, place).some((before) => isAgain(before, part)))
}

/** One prints no number that the other does not; or no number of its own names it, and days and price are the same. */
function isAgain(before: Part, part: Part): boolean {
  if (!isSameUse(before, part)) return false
  const isWithin = isSubset(part.prints, before.prints) || isSubset(before.prints, part.prints)
  const isUnnamed = part.name === '' && isSamePrice(before, part) && daysOf(before) === daysOf(part)
  return isWithin || isUnnamed
}

/**
 * Not where sections charge one use at two prices, as for its delivery and its supply, and not where what the whole counted is in
 * none of them, nor what some of them come to.
 */
export function isBelievable(parts: readonly Part[], whole: readonly ActivityDraft[]): boolean {
  const charged = parts.filter(({ isCharged }) => isCharged)
  const twice = charged.filter((part) =>
    charged.some((other) => other !== part && isSameUse(other, part) && !isSamePrice(other, part)),
  )
  if (twice.length * 2 >= charged.length && twice.length > 0) return false
  const counted = parts.flatMap(({ activities }) => activities)
  return whole.every((use) => isKept(use, counted))
}

function isKept(use: ActivityDraft, counted: readonly ActivityDraft[]): boolean {
  const alike = counted.filter(({ kind }) => kind === use.kind)
  const sum = alike.reduce((total, { quantity }) => total.plus(quantity), Big(0))
  return sum.eq(use.quantity) || alike.some(({ quantity }) => Big(quantity).eq(use.quantity))
}

function isSubset(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one))
}

function isSameUse(one: Part, other: Part): boolean {
  return usesOf(one) !== '' && usesOf(one) === usesOf(other)
}

function isSamePrice(one: Part, other: Part): boolean {
  return one.products.join() === other.products.join()
}

function usesOf({ activities }: Part): string {
  return activities
    .map(({ quantity, unit }) => `${quantity} ${unit ?? ''}`)
    .toSorted()
    .join()
}

function daysOf({ activities }: Part): string {
  return activities.map(({ period }) => `${period?.start ?? ''} ${period?.end ?? ''}`).join()
}
