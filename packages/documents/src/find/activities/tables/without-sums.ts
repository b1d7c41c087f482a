import { decimalsOf } from '../../../lay-out/values/decimals-of.ts'
import { partsOfSum } from '../../../judge/relations/parts-of-sum.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { type Table, numberIn } from '../../tables/table.ts'
import type { ColumnRole } from '../../tables/column-roles.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { isAside } from './is-aside.ts'

const rowsTried = 40
const rowsSearched = 5
const mostColumns = 14
const mostParts = 8
const leastCounted = 2
const surely = 3
const mostly = 0.8
// Of fewer rows a sum is believed where the heads say what its parts are.
const fewRows = 3
const partWords = cueFor('without-sums part words')
/** What the heads of uses and their parts are taken for: "On peak (kWh)" looks like a demand. */
const addedUp: readonly (ColumnRole | null)[] = [null, 'quantity', 'demand', 'place']

type Row = ReadonlyMap<TableColumn, number>

/**
 * Counts once what a row prints in parts and added up: the sum where its head alone says that it is the use, where only some
 * parts say so of themselves or not all are counted; else the parts. A sum holds in nearly all rows, within the rounding of what is printed.
 */
export function withoutSums(table: Table, counted: readonly TableColumn[]): readonly TableColumn[] {
  const open = table.columns.filter(({ role, folded }) => addedUp.includes(role) && !isAside(folded))
  const figures = [...new Set([...counted, ...(open.length > mostColumns ? [] : open)])]
  if (counted.length < leastCounted || figures.length > mostColumns) return counted
  const rows = table.rows.slice(0, rowsTried).map(
    (row) =>
      new Map(
        figures.flatMap((column): [TableColumn, number][] => {
          const value = numberIn(table, row.get(column.index))?.value
          return value === undefined ? [] : [[column, Number(value)]]
        }),
      ),
  )
  let kept = counted
  for (const total of counted) {
    const parts = kept.includes(total) ? findParts(total, figures, rows) : null
    if (parts === null) continue
    const isUse = areAlike(parts) ? saysUse(total) && !parts.some(saysUse) : true
    const isLeft = !isUse && parts.every((part) => kept.includes(part))
    kept = kept.filter((column) => (isLeft ? column !== total : !parts.includes(column)))
  }
  return kept
}

function areAlike(parts: readonly TableColumn[]): boolean {
  return parts.every(saysUse) || !parts.some(saysUse)
}

function saysUse({ folded }: TableColumn): boolean {
  return says(folded, ['use'], surely)
}

/** The columns that add up to one: found in a row, and borne out by nearly all others. */
function findParts(
  total: TableColumn,
  figures: readonly TableColumn[],
  rows: readonly Row[],
): readonly TableColumn[] | null {
  const summed = rows.filter((row) => (row.get(total) ?? 0) > 0)
  const full = summed.toSorted((a, b) => countUsed(b) - countUsed(a))
  for (const row of full.slice(0, rowsSearched)) {
    const others = figures.filter((column) => column !== total && (row.get(column) ?? 0) > 0)
    const rounding = roundingIn(row)
    const parts = partsOfSum(others, row.get(total) ?? 0, {
      valueOf: (column) => row.get(column) ?? 0,
      roundingOf: rounding,
      excessOf: rounding,
      mostParts,
    })
    if (parts === null) continue
    const hasWords = parts.every(({ folded }) => partWords.test(folded))
    const holding = summed.filter((other) => holds(parts, other, total))
    if ((summed.length >= fewRows || hasWords) && holding.length >= mostly * summed.length) return parts
  }
  return null
}

/** A part may be nothing in a row. */
function holds(parts: readonly TableColumn[], row: Row, total: TableColumn): boolean {
  const sum = parts.reduce((running, part) => running + (row.get(part) ?? 0), 0)
  return Math.abs(sum - (row.get(total) ?? 0)) <= roundingIn(row)(parts.length)
}

function countUsed(row: Row): number {
  return [...row.values()].filter((value) => value > 0).length
}

/** Half a printed digit for each part and for the sum. */
function roundingIn(row: Row): (parts: number) => number {
  const decimals = Math.max(...[...row.values()].map((value) => decimalsOf(String(value))))
  return (parts) => 0.5 * (parts + 1) * 10 ** -decimals + 1e-9
}
