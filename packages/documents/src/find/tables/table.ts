import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { TextCell } from '../../document-text.ts'
import { boxAround } from '../../lay-out/layout/evidence.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { type DateOrder, findDates, parseCompactDate } from '../../lay-out/values/date-text.ts'
import { beginsWithTotal } from '../../lay-out/lexicon/begins-with-total.ts'
import type { DecimalSign } from '../../lay-out/values/parse-number.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { type CellNumber, readCellNumber } from './cell-number.ts'
import { monthOfCell } from './cell-period.ts'
import type { ColumnRole } from './column-roles.ts'
import { rolesByContent } from './content-roles.ts'
import type { Grid, GridRow } from './grid.ts'
import { withoutIssueDates } from './issue-columns.ts'
import type { TableColumn } from './table-column.ts'
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

export type Table = {
  name: string
  columns: readonly TableColumn[]
  rows: readonly GridRow[]
  /** Rows above the header: titles, addresses, export dates. */
  preamble: readonly string[]
  decimalSign: DecimalSign | null
  dateOrder: DateOrder | null
}

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

export function columnsOf(table: Table, role: ColumnRole): TableColumn[] {
  return table.columns.filter((column) => column.role === role)
}

/** The cell under the first column of a role that the row fills. */
export function cellIn(table: Table, row: GridRow, role: ColumnRole): TextCell | undefined {
  const column = columnsOf(table, role).find(({ index }) => row.has(index))
  return column === undefined ? undefined : row.get(column.index)
}

/** The text under the first column of a role. */
export function textIn(table: Table, row: GridRow, role: ColumnRole): string | null {
  return cellIn(table, row, role)?.text ?? null
}

/** The number in a cell by the decimal sign of its table; null for words. */
export function numberIn(table: Table, cell: TextCell | undefined): CellNumber | null {
  return readCellNumber(cell, table.decimalSign)
}

/** The date in a cell, in any of the forms of the document; a month alone is its first day. */
export function dateIn(table: Table, text: string | null): string | null {
  if (text === null) return null
  const iso = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)
  if (iso !== null) return iso[0]
  const month = monthOfCell(text)
  if (month !== null) return month.start
  const compact = parseCompactDate(text)
  if (compact !== null) return compact
  const [date] = findDates(text, table.dateOrder)
  if (date === undefined) return null
  return (
    date.iso ??
    (date.year !== null && date.day === null
      ? `${date.year}-${String(date.month).padStart(2, '0')}-01`
      : null)
  )
}

const totalWords = cueFor('table total words')

/** True for a row that adds the others up. */
export function isTotalRow(row: GridRow): boolean {
  const first = foldText([...row.values()][0]?.text ?? '')
  return totalWords.test(first) || beginsWithTotal(first)
}

/** How well a row was read: as well as its worst cell. */
export function readOfRow(row: GridRow): number {
  return Math.min(0.99, ...[...row.values()].map(({ readConfidence }) => readConfidence))
}

/** Points at a row, or at one cell of it. */
export function evidenceInRow(row: GridRow, column?: TableColumn): Evidence {
  const cells = [...row.values()]
  const own = column === undefined ? undefined : row.get(column.index)
  return {
    page: cells[0]?.place.page ?? null,
    text: cells
      .slice(0, 16)
      .map(({ text }) => text)
      .join(' | ')
      .slice(0, 300),
    box: boxAround(cells),
    cell: own?.place.cell ?? cells[0]?.place.cell ?? null,
  }
}
