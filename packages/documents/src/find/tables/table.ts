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
import type { GridRow } from './grid.ts'
import type { TableColumn } from './table-column.ts'

export type Table = {
  name: string
  columns: readonly TableColumn[]
  rows: readonly GridRow[]
  /** Rows above the header: titles, addresses, export dates. */
  preamble: readonly string[]
  decimalSign: DecimalSign | null
  dateOrder: DateOrder | null
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
