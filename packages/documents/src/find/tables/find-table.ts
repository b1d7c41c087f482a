import { findDates } from '../../lay-out/values/date-text.ts'
import { rolesByContent } from './content-roles.ts'
import type { Grid } from './grid.ts'
import { withoutIssueDates } from './issue-columns.ts'
import { decideTableOrder } from './table-date-order.ts'
import { decideTableSign } from './table-decimal-sign.ts'
import { findUntitledDays } from './untitled-days.ts'
import {
  leastRoles,
  headsOneRow,
  scoreHeader,
  isUnitRow,
  withUnit,
  isGroupRow,
  readColumns,
} from './read-table-head.ts'
import type { Table } from './table.ts'

// "92,40 EUR" and "12,5 kg" are numbers too.
const unitBehind = /(?<=\d)\s?\p{L}{1,5}$/u
const headerRowsSearched = 80
const habitCells = 2000
const habitColumns = 40

/** The table of a grid: its header row by vocabulary, wherever it stands, and the rows below. Null without a header. */
export function findTable(grid: Grid, least = leastRoles): Table | null {
  let best: { index: number; score: number; width: number } | null = null
  for (const [index, row] of grid.rows.slice(0, headerRowsSearched).entries()) {
    const score = headsOneRow(grid.rows, index) ? 0 : scoreHeader(row, grid.rows.slice(index + 1))
    if (score < least || index >= grid.rows.length - 1) continue
    // "Units | kWh" over a table is a label and its value.
    const isBetter =
      best === null || score > best.score || (score === best.score && best.width === 2 && row.size > 2)
    if (isBetter) best = { index, score, width: row.size }
  }
  return best === null ? null : tableBelow(grid, best.index)
}

/** The table whose header is the given row of a grid. */
export function tableBelow(grid: Grid, headRow: number): Table {
  const header = grid.rows[headRow] ?? new Map()
  const above = grid.rows[headRow - 1]
  const below = grid.rows.slice(headRow + 1)
  const isGrouped = above !== undefined && isGroupRow(above, header)
  const days = findUntitledDays(header, below)
  const titled = [...(days === null ? [] : [days]), ...readColumns(header, isGrouped ? above : null)]
  const [units] = below
  const hasUnits = units !== undefined && isUnitRow(units)
  const rows = hasUnits ? below.slice(1) : below
  const columns = rolesByContent(hasUnits ? titled.map((column) => withUnit(column, units)) : titled, rows)
  const texts = rows
    .slice(0, habitCells)
    .flatMap((row) => [...row.values()].slice(0, habitColumns).map(({ text }) => text))
    .slice(0, habitCells)
  const decimalSign = decideTableSign(
    texts
      .filter((text) => findDates(text, null).length === 0)
      .map((text) => text.replace(unitBehind, ''))
      .filter((text) => /^[-\d.,\s€$£%]+$/.test(text)),
    texts,
    columns.map(({ title }) => title),
  )
  return {
    name: grid.name,
    columns: withoutIssueDates(columns),
    rows,
    preamble: [
      ...(grid.context ?? []),
      ...grid.rows.slice(0, headRow).flatMap((row) => [...row.values()].map(({ text }) => text)),
    ],
    decimalSign,
    dateOrder: decideTableOrder(
      texts,
      grid.rows.slice(0, headRow + 1).flatMap((row) => [...row.values()].map(({ text }) => text)),
    ),
  }
}
