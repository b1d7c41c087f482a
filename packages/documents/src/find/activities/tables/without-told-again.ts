import Big from 'big.js'
import type { TableQuantity } from './table-quantity.ts'

/**
 * The rows of a page's next table that tell of something new. A row that names no day and fewer facts than those that it
 * adds up is their sum, and so is a table of such rows, or a copy: fills of one amount on other days are fills.
 */
export function withoutToldAgain(
  known: readonly TableQuantity[],
  later: readonly TableQuantity[],
): readonly TableQuantity[] {
  if (restates(known, later)) return []
  const above = Map.groupBy(known, fuelOf)
  return later.filter((quantity) => {
    const rows = above.get(fuelOf(quantity)) ?? []
    above.set(fuelOf(quantity), rows)
    if (isSum(quantity, rows)) return false
    rows.push(quantity)
    return true
  })
}

/** A later table that comes to the same of each fuel as those before it: "by product", "by vehicle", or a copy. */
function restates(known: readonly TableQuantity[], later: readonly TableQuantity[]): boolean {
  if (later.length === 0 || later.length > known.length) return false
  const [before, told] = [sumByFuel(known), sumByFuel(later)]
  if (![...told].every(([fuel, sum]) => before.get(fuel)?.eq(sum) === true)) return false
  const texts = new Set(known.map(textOf))
  return later.every(({ date }) => date === null) || later.every((quantity) => texts.has(textOf(quantity)))
}

/** Whether a row comes to what two or more rows right above it come to, of which it says less. */
function isSum({ row, value, date }: TableQuantity, above: readonly TableQuantity[]): boolean {
  if (date !== null) return false
  let sum = Big(0)
  for (let count = 1; count <= above.length && sum.lt(value); count += 1) {
    const one = above[above.length - count]
    if (one === undefined || one.row.size <= row.size) return false
    sum = sum.plus(signed(one))
    if (count > 1 && sum.eq(value)) return true
  }
  return false
}

function sumByFuel(quantities: readonly TableQuantity[]): ReadonlyMap<string, Big> {
  const sums = new Map<string, Big>()
  for (const quantity of quantities)
    sums.set(fuelOf(quantity), (sums.get(fuelOf(quantity)) ?? Big(0)).plus(signed(quantity)))
  return sums
}

function signed({ value, isReversal }: TableQuantity): Big {
  return isReversal ? Big(value).neg() : Big(value)
}

function fuelOf({ kind, unit }: TableQuantity): string {
  return `${kind} ${unit?.unit ?? ''}`
}

function textOf({ row }: TableQuantity): string {
  return [...row.values()].map(({ text }) => text).join('\t')
}
