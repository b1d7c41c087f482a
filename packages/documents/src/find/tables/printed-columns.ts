import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import { nearestColumn } from './nearest-column.ts'
import { wordsOfCell } from './words-of-cell.ts'

/** The extent of a printed column along its lines. */
export type PrintedColumn = { left: number; right: number }

const fewRows = 4
const leastShare = 0.1
const rowsCompared = 40
const reachShare = 0.5

/**
 * The columns that rows of cells stand in: where cells of several rows lie over one another, and none between. A cell that
 * holds two columns in one row, as letters set close together do, joins none.
 */
export function findColumns(rows: readonly (readonly LayoutCell[])[]): PrintedColumn[] {
  const least = rows.length < fewRows ? 1 : Math.max(2, Math.ceil(rows.length * leastShare))
  const edges = rows
    .flat()
    .filter((cell) => !holdsColumns(cell, rows.slice(0, rowsCompared)))
    .flatMap(({ left, right }) => [
      { at: left, step: 1 },
      { at: right, step: -1 },
    ])
    .toSorted((a, b) => a.at - b.at || a.step - b.step)
  const columns: PrintedColumn[] = []
  let over = 0
  let start = 0
  for (const { at, step } of edges) {
    const before = over
    over += step
    if (before < least && over >= least) start = at
    if (before >= least && over < least) columns.push({ left: start, right: at })
  }
  return columns
}

/** Whether most rows have two cells where this one stands. */
function holdsColumns(cell: LayoutCell, rows: readonly (readonly LayoutCell[])[]): boolean {
  const parted = rows.filter((others) => others.filter((other) => overlaps(other, cell)).length > 1)
  return parted.length > rows.length / 2
}

/** The column that a cell stands in or near; null for none. */
export function columnAt(columns: readonly PrintedColumn[], cell: PrintedColumn): number | null {
  return nearestColumn(columns, cell, reachShare)
}

/**
 * The cells of a line with their columns. Columns set close together are read as one cell: its words go each to their own column
 * where no other cell of the line stands there.
 */
export function placeInColumns(
  columns: readonly PrintedColumn[],
  cells: readonly LayoutCell[],
): { column: number; cell: LayoutCell }[] {
  const own = cells.map((cell) => columnAt(columns, cell))
  return cells.flatMap((cell, index) => {
    const free = columns.filter(
      (column, place) => overlaps(column, cell) && (place === own[index] || !own.includes(place)),
    )
    const parts = free.length < 2 ? [cell] : wordsOfCell(cell)
    const among = free.length < 2 ? columns : free
    return parts.flatMap((part) => {
      const place = columnAt(among, part)
      const column = place === null ? undefined : among[place]
      return column === undefined ? [] : [{ column: columns.indexOf(column), cell: part }]
    })
  })
}
