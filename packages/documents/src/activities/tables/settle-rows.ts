import type { Concept } from '../../lexicon/concept.ts'
import { says } from '../../lexicon/says.ts'
import type { GridRow } from '../../tables/grid.ts'
import { foldText } from '../../values/plain-text.ts'
import type { TableQuantity } from './table-quantity.ts'

const metered: readonly TableQuantity['kind'][] = [
  'electricity',
  'natural-gas',
  'water',
  'wastewater',
  'heat',
]
// What is priced on a use that another row sells.
const charges: readonly Concept[] = ['levy', 'tax', 'standing-charge', 'demand', 'adjustment', 'loss', 'rate']
const fewestParts = 2
const fewestAbove = 3
const tellingDigits = 3
const roundingShare = 0.0005

/**
 * Rows of a metered use compete too: the sum of all rows of a column, the total beside the registers of one meter and
 * period, an estimate that was read later, and the same figure once more under a levy or a network's charge are no use of
 * their own.
 */
export function settleRows(quantities: readonly TableQuantity[]): TableQuantity[] {
  const columns = Map.groupBy(
    quantities.filter(({ kind }) => metered.includes(kind)),
    ({ kind, unit, column }) => `${kind} ${unit?.unit} ${column.index}`,
  )
  const dropped = new Set([...columns.values()].flatMap(findCountedTwice))
  return quantities.filter((quantity) => !dropped.has(quantity))
}

function findCountedTwice(column: readonly TableQuantity[]): TableQuantity[] {
  const half = findHalf(column, fewestAbove)
  const sum = half !== null && !isDated(half) ? half : null
  const own = column.filter((quantity) => quantity !== sum)
  const periods = Map.groupBy(own, ({ meter, date, start, end }) => JSON.stringify([meter, date, start, end]))
  const within = [...periods.values()].flatMap((rows) =>
    rows.length === 1 ? [] : [...findEstimates(rows), ...findRepeats(rows), ...totalOf(rows)],
  )
  return sum === null ? within : [sum, ...within]
}

/** The total of the registers of one meter and period, as often as it is printed. */
function totalOf(rows: readonly TableQuantity[]): TableQuantity[] {
  const values = [...Map.groupBy(rows, ({ value }) => value).values()]
  const total = findHalf(
    values.flatMap(([first]) => first ?? []),
    fewestParts,
  )
  return total === null ? [] : rows.filter(({ value }) => value === total.value)
}

function isDated({ date, start }: TableQuantity): boolean {
  return date !== null || start !== null
}

function isTelling({ value }: TableQuantity): boolean {
  return value.replace(/^[0.]+|\./g, '').length >= tellingDigits
}

/** The one figure that all others add up to, unless it is so small that it may be so by chance. */
function findHalf(rows: readonly TableQuantity[], fewest: number): TableQuantity | null {
  if (rows.length <= fewest) return null
  const half = rows.reduce((sum, { value }) => sum + Number(value), 0) / 2
  const isHalf = ({ value }: TableQuantity) => Math.abs(half - Number(value)) <= half * roundingShare
  return rows.findLast((row) => isHalf(row) && isTelling(row)) ?? null
}

function findEstimates(rows: readonly TableQuantity[]): TableQuantity[] {
  const [first] = rows
  const isOnePeriod = first?.meter !== null && first?.start !== null && first?.end !== null
  const isReadToo = rows.some(({ estimated }) => !estimated)
  return isOnePeriod && isReadToo ? rows.filter(({ estimated }) => estimated) : []
}

function findRepeats(rows: readonly TableQuantity[]): TableQuantity[] {
  return [...Map.groupBy(rows, ({ value }) => value).values()].flatMap((same) =>
    same.length > 1 && same.some(({ row }) => says(wordsOf(row), charges)) ? same.slice(1) : [],
  )
}

function wordsOf(row: GridRow): string {
  return foldText([...row.values()].map(({ text }) => text).join('  '))
}
