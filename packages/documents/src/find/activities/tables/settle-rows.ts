import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { GridRow } from '../../tables/grid.ts'
import type { Table } from '../../tables/table.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { isMetered } from './is-metered.ts'
import type { TableQuantity } from './table-quantity.ts'

// What is priced on a use that another row sells.
const charges: readonly Concept[] = ['levy', 'tax', 'standing-charge', 'demand', 'adjustment', 'loss']
const keyRoles = ['meter', 'date', 'start', 'end', 'place', 'supplier'] as const
const clock = /\d:\d\d/
const word = /\p{L}{2,}/u
const fewestParts = 2
const fewestAbove = 3
const tellingDigits = 3
const roundingShare = 0.0005

/**
 * Rows of a metered use compete too: the sum under a column, the total beside the registers of one meter and period, an
 * estimate that was read later, and the same figure once more under a levy are no use of their own. A sum is believed
 * only where its row says so, or says nothing.
 */
export function settleRows(table: Table, quantities: readonly TableQuantity[]): TableQuantity[] {
  const columns = Map.groupBy(
    quantities.filter(isMetered),
    ({ kind, unit, column }) => `${kind} ${unit?.unit} ${column.index}`,
  )
  const dropped = new Set([...columns.values()].flatMap((column) => findCountedTwice(table, column)))
  return quantities.filter((quantity) => !dropped.has(quantity))
}

function findCountedTwice(table: Table, column: readonly TableQuantity[]): TableQuantity[] {
  const sum = findSum(column, fewestAbove)
  const own = column.filter((quantity) => quantity !== sum)
  const within = [...Map.groupBy(own, ({ row }) => keyOf(table, row)).values()].flatMap((rows) => {
    if (rows.length === 1) return []
    const again = [...findEstimates(rows), ...findRepeats(rows), ...findTakenBack(rows)]
    const total = findSum(
      rows.filter((quantity) => !again.includes(quantity)),
      fewestParts,
    )
    return total === null ? again : [...again, total]
  })
  return sum === null ? within : [sum, ...within]
}

/** What a row is of: its meter and place, and its time as it is printed, to the minute. */
function keyOf(table: Table, row: GridRow): string {
  const of = table.columns.flatMap(({ index, role }) => {
    const text = row.get(index)?.text ?? ''
    return keyRoles.some((known) => known === role) || clock.test(text) ? [text] : []
  })
  return JSON.stringify(of)
}

/** The one figure that all others add up to, unless it is so small that it may be so by chance. */
function findSum(rows: readonly TableQuantity[], fewest: number): TableQuantity | null {
  if (rows.length <= fewest) return null
  const half = rows.reduce((sum, { value }) => sum + Number(value), 0) / 2
  const isHalf = ({ value }: TableQuantity) => Math.abs(half - Number(value)) <= half * roundingShare
  return rows.findLast((one) => isHalf(one) && isTelling(one) && isCalledSum(one)) ?? null
}

function isTelling({ value }: TableQuantity): boolean {
  return value.replace(/^[0.]+|\./g, '').length >= tellingDigits
}

function isCalledSum({ row, unit, date, start }: TableQuantity): boolean {
  const words = wordsOf(row).filter((text) => word.test(text) && text !== foldText(unit?.unit ?? ''))
  if (words.some((text) => says(text, ['total', ...charges]))) return true
  return words.length === 0 && date === null && start === null
}

function findEstimates(rows: readonly TableQuantity[]): TableQuantity[] {
  const isOnePeriod = rows.every(({ meter, start, end }) => meter !== null && start !== null && end !== null)
  const isReadToo = rows.some(({ estimated }) => !estimated)
  return isOnePeriod && isReadToo ? rows.filter(({ estimated }) => estimated) : []
}

/** What is billed and taken back for the same meter and days was not used. */
function findTakenBack(rows: readonly TableQuantity[]): TableQuantity[] {
  return rows
    .filter(({ isReversal }) => isReversal)
    .flatMap((back) => {
      const billed = rows.find(({ isReversal, value }) => !isReversal && value === back.value)
      return billed === undefined ? [] : [back, billed]
    })
}

function findRepeats(rows: readonly TableQuantity[]): TableQuantity[] {
  const isCharge = ({ row }: TableQuantity) => wordsOf(row).some((text) => says(text, charges))
  return [...Map.groupBy(rows, ({ value }) => value).values()].flatMap((same) => {
    const charged = same.length === 1 ? [] : same.filter(isCharge)
    return charged.length === same.length ? charged.slice(1) : charged
  })
}

function wordsOf(row: GridRow): string[] {
  return [...row.values()].map(({ text }) => foldText(text))
}
