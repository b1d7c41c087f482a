import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { TextCell } from '../document-text.ts'
import { boxAround } from '../layout/evidence.ts'
import { cueFor } from '../lexicon/cue-for.ts'
import { type DateOrder, findDates, parseCompactDate } from '../values/date-text.ts'
import { beginsWithTotal } from '../lexicon/begins-with-total.ts'
import type { DecimalSign } from '../values/parse-number.ts'
import { foldText } from '../values/plain-text.ts'
import { unitOfWord } from '../values/unit-text.ts'
import { type CellNumber, readCellNumber } from './cell-number.ts'
import { monthOfCell } from './cell-period.ts'
import { type ColumnRole, headerWords } from './column-roles.ts'
import { roleByUnit, rolesByContent } from './content-roles.ts'
import type { Grid, GridRow } from './grid.ts'
import { headRole } from './head-role.ts'
import { withoutIssueDates } from './issue-columns.ts'
import type { TableColumn } from './table-column.ts'
import { decideTableOrder } from './table-date-order.ts'
import { decideTableSign } from './table-decimal-sign.ts'
import { findUntitledDays } from './untitled-days.ts'

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
const leastRoles = 2
const leastClocks = 20
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
  if (best === null) return null
  const header = grid.rows[best.index] ?? new Map()
  const above = grid.rows[best.index - 1]
  const below = grid.rows.slice(best.index + 1)
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
      ...grid.rows.slice(0, best.index).flatMap((row) => [...row.values()].map(({ text }) => text)),
    ],
    decimalSign,
    dateOrder: decideTableOrder(
      texts,
      grid.rows.slice(0, best.index + 1).flatMap((row) => [...row.values()].map(({ text }) => text)),
    ),
  }
}

/** Titles over one row of facts, then the header of the table proper: "Meter | From | Unit" above "Time | Value". */
function headsOneRow(rows: readonly GridRow[], index: number): boolean {
  const [first, second] = [rows[index], rows[index + 2]]
  if (first === undefined || second === undefined || index + 3 >= rows.length) return false
  const [values, titles] = [rows[index + 1], [...second.values()]]
  return (
    values?.size !== second.size &&
    titles.every(({ text }) => /^[^\d]*$/.test(text)) &&
    scoreHeader(second, []) >= leastRoles
  )
}

/** Distinct roles count; numbers in a row speak against a header. */
function scoreHeader(row: GridRow, below: readonly GridRow[]): number {
  const roles = new Set<ColumnRole>()
  let values = 0
  let clocks = 0
  for (const { text } of row.values()) {
    if (/^\d{1,2}:\d{2}\b/.test(text)) clocks += 1
    const isValue = /^[-\d.,\s€$£%/]+$/.test(text)
    if (isValue) values += 1
    const role = isValue || text.length > 60 ? null : (headRole(text) ?? roleByUnit(text))
    if (role !== null) roles.add(role)
  }
  if (clocks >= leastClocks) roles.add('quantity')
  if (roles.size === 1 && findUntitledDays(row, below) !== null) roles.add('date')
  return values > 2 && values > row.size * 0.3 ? 0 : roles.size - values
}

/** "[dd.MM.yyyy] | [Wh] | [Wh]" right below the titles. */
function isUnitRow(row: GridRow): boolean {
  const texts = [...row.values()].map(({ text }) => text)
  const units = texts.filter((text) => unitOfWord(text) !== null)
  return units.length > 0 && units.length * 2 >= texts.length && texts.every((text) => !/\d/.test(text))
}

function withUnit(column: TableColumn, units: GridRow): TableColumn {
  const text = units.get(column.index)?.text ?? ''
  const unit = unitOfWord(text)
  const title = `${column.title} (${unit?.unit ?? ''})`
  return unit === null ? column : { ...column, title, folded: headerWords(title) }
}

/** A shorter row of words right above the header spans groups of columns; "Month | May 2025" is a label and its value. */
function isGroupRow(above: GridRow, header: GridRow): boolean {
  const first = Math.min(...header.keys())
  const isTitle = above.has(first) && (above.size === 1 || (above.size === 2 && above.has(first + 1)))
  return (
    !isTitle &&
    above.size < header.size &&
    above.size > 0 &&
    [...above.values()].every(({ text }) => /\p{L}/u.test(text) && text.length < 60)
  )
}

function readColumns(header: GridRow, groups: GridRow | null): TableColumn[] {
  return [...header].map(([index, { text }]) => {
    const group = groups === null ? undefined : [...groups].findLast(([start]) => start <= index)?.[1].text
    const title = [group, text]
      .filter((part) => part !== undefined)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
    const folded = headerWords(title)
    return { index, title, folded, role: headRole(text) }
  })
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
