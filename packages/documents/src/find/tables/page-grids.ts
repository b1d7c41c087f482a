import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { findDates } from '../../lay-out/values/date-text.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { type ColumnRole, columnRole } from './column-roles.ts'
import type { Grid, GridRow } from './grid.ts'
import { nearestColumn } from './nearest-column.ts'
import { rowOfCells, toCell } from './row-of-cells.ts'
import { wordsOfCell } from './words-of-cell.ts'

/** A table printed on a page: its grid with the header first, and the lines that it covers. */
export type PageGrid = { grid: Grid; first: number; last: number }

type Block = { header: ReadLine; lines: ReadLine[] }

const leastColumns = 3
const leastRoles = 3
const longestTitle = 40
const longestGap = 2
const leastShare = 0.4
const wrapRatio = 1.2

/** Tables set in columns on pages and in plain text: a line of column titles and the lines whose cells stand under it. */
export function findPageGrids(lines: readonly ReadLine[]): PageGrid[] {
  const grids: PageGrid[] = []
  let next = 0
  for (const line of lines) {
    if (line.index < next || !isHeader(line)) continue
    const block = linesUnder(lines, line)
    const rows = mergeWrapped(block).flatMap((group) => toRow(group, block.header) ?? [])
    if (rows.length === 0) continue
    const header = new Map(block.header.cells.map((cell, column) => [column, toCell(cell)]))
    const last = block.lines.at(-1)?.index ?? line.index
    grids.push({ grid: { name: '', rows: [header, ...rows] }, first: line.index, last })
    next = last + 1
  }
  return grids
}

/** Column titles: short cells without figures, most of which name a known column. */
function isHeader({ cells, numbers, dates }: ReadLine): boolean {
  if (cells.length < leastColumns || numbers.length > 1 || dates.length > 0) return false
  if (cells.some(({ text }) => text.length > longestTitle || /[:;]$/.test(text))) return false
  const roles = new Set<ColumnRole>(cells.flatMap(({ text }) => columnRole(foldText(text)) ?? []))
  return roles.size >= leastRoles || (roles.has('origin') && roles.has('destination'))
}

/** The lines below a header until a new header, the next page, or several lines that stand in no column. */
function linesUnder(lines: readonly ReadLine[], header: ReadLine): Block {
  const under: ReadLine[] = []
  let strays = 0
  for (const line of lines.slice(header.index + 1)) {
    if (line.page !== header.page || isHeader(line) || strays >= longestGap) break
    const fits = line.cells.length > 1 && line.cells.every((cell) => columnAt(header, cell) !== null)
    strays = fits ? 0 : strays + 1
    if (fits) under.push(line)
  }
  return { header, lines: under }
}

/** Cells that wrapped stand closer to the line above than rows do; rows are never joined with their own kind. */
function mergeWrapped({ lines }: Block): ReadLine[][] {
  const tops = lines.map(({ cells }) => cells[0]?.place.box?.[1] ?? null)
  const gaps = tops.map((top, index) => {
    const above = tops[index - 1] ?? null
    return top === null || above === null ? null : Math.abs(top - above)
  })
  const sorted = gaps.filter((gap) => gap !== null).sort((a, b) => a - b)
  const limit = sorted.find((gap, index) => gap > (sorted[index - 1] ?? gap) * wrapRatio) ?? 0
  const groups: ReadLine[][] = []
  for (const [index, line] of lines.entries()) {
    const gap = gaps[index] ?? null
    const group = groups.at(-1)
    if (gap !== null && gap < limit && group !== undefined) group.push(line)
    else groups.push([line])
  }
  return groups.some(holdsTwoRows) ? lines.map((line) => [line]) : groups
}

function holdsTwoRows(lines: readonly ReadLine[]): boolean {
  const dated = lines.filter(({ dates }) => dates.length > 0)
  const counted = lines.filter(({ numbers }) => numbers.some(({ raw }) => /[.,]\d/.test(raw)))
  return dated.length > 1 || counted.length > 1 || lines.length > 3
}

function toRow(lines: readonly ReadLine[], header: ReadLine): GridRow | null {
  const cells = lines.flatMap((line) => line.cells.flatMap((cell) => partsOf(header, cell)))
  const row = rowOfCells(
    cells.flatMap((cell) => {
      const column = columnAt(header, cell)
      return column === null ? [] : [{ column, cell }]
    }),
  )
  return row.size >= Math.max(2, header.cells.length * leastShare) ? row : null
}

function columnAt({ cells }: ReadLine, cell: LayoutCell): number | null {
  return nearestColumn(cells, cell, 1)
}

/** Columns set close together are read as one cell: its words go each to their own column. */
function partsOf(header: ReadLine, cell: LayoutCell): LayoutCell[] {
  const over = header.cells.filter((over) => overlaps(over, cell))
  if (over.length < 2 || !cell.text.includes(' ') || isOneDate(cell.text)) return [cell]
  return wordsOfCell(cell)
}

/** "Friday 10 October 2025" is wider than its title, but one thing. */
function isOneDate(text: string): boolean {
  const [date, ...others] = findDates(text, null)
  return date !== undefined && others.length === 0 && /^\p{L}{0,10}[.,]?\s?$/u.test(text.slice(0, date.start))
}
