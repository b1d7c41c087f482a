import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Grid, GridRow } from './grid.ts'
import { headRole } from './head-role.ts'
import { headsOver } from './heads-over.ts'
import { leastRoles } from './read-table-head.ts'
import { type PrintedColumn, columnAt, findColumns, placeInColumns } from './printed-columns.ts'
import { rowOfCells } from './row-of-cells.ts'

/** A table as pages print it: its heads in the first row, and the rows of all pages that it runs over. */
export type PrintedTable = { grid: Grid; rows: readonly ReadLine[] }

type Run = { columns: readonly PrintedColumn[]; rows: ReadLine[]; heads: readonly ReadLine[] }

const fewestCells = 2
const mostStrays = 2
const alignedShare = 0.6
const linesOfTitle = 12

/**
 * Tables by what stands in them: lines of figures and days under one another, the words right above them as their heads.
 * A table goes on over the next page where that repeats its heads, or prints none and keeps its columns.
 */
export function findPrintedTables(lines: readonly ReadLine[]): PrintedTable[] {
  const tables: Run[] = []
  for (const run of findRuns(lines)) {
    const open = tables.at(-1)
    if (open !== undefined && goesOn(open, run)) open.rows.push(...run.rows)
    else if (run.heads.length > 0) tables.push(run)
  }
  return tables.map((run) => {
    const columns = findColumns(run.rows.map(({ cells }) => cells))
    return { grid: toGrid(lines, { ...run, columns }), rows: run.rows }
  })
}

/** Lines of values that keep to the same columns, on one page; a line or two between them may stand in none. */
function findRuns(lines: readonly ReadLine[]): Run[] {
  const runs: ReadLine[][] = []
  let rows: ReadLine[] = []
  const close = () => {
    if (rows.length > 0) runs.push(rows)
    rows = []
  }
  for (const line of lines) {
    const last = rows.at(-1)
    if (last !== undefined && (last.page !== line.page || line.index - last.index > mostStrays + 1)) close()
    if (!isRow(line)) {
      if (namesColumns(line)) close()
      continue
    }
    const shape = rows.slice(-3)
    if (shape.length > 0 && !shape.some((other) => isAligned(other, line))) close()
    rows.push(line)
  }
  close()
  return runs.flatMap((run) => {
    const columns = findColumns(run.map(({ cells }) => cells))
    const isTable = columns.length >= fewestCells
    return isTable ? [{ columns, rows: run, heads: headsOver(lines, run[0], columns) }] : []
  })
}

/** Values and few words: a sentence that names a figure is no row. */
function isRow({ cells, numbers, dates }: ReadLine): boolean {
  if (cells.length < fewestCells) return false
  const valued = cells.filter((cell) => holdsValue(cell, numbers, dates)).length
  return valued >= 1 && valued >= cells.length / 3
}

function holdsValue(
  { start, end, text }: LayoutCell,
  numbers: ReadLine['numbers'],
  dates: ReadLine['dates'],
): boolean {
  const tokens = [...numbers, ...dates].filter((token) => token.start >= start && token.end <= end)
  const taken = tokens.reduce((sum, token) => sum + token.end - token.start, 0)
  return tokens.length > 0 && taken >= text.length / 3
}

/** Heads part the table above them from the one below. */
function namesColumns({ cells }: ReadLine): boolean {
  return new Set(cells.flatMap(({ text }) => headRole(text) ?? [])).size >= leastRoles
}

function isAligned(one: ReadLine, other: ReadLine): boolean {
  const shared = other.cells.filter((cell) => one.cells.some((over) => overlaps(over, cell))).length
  return shared >= Math.max(fewestCells, alignedShare * Math.min(one.cells.length, other.cells.length))
}

function goesOn(open: Run, run: Run): boolean {
  const [last, first] = [open.rows.at(-1), run.rows[0]]
  if (last === undefined || first === undefined) return false
  if (run.heads.length > 0) return textOf(run.heads) === textOf(open.heads)
  const isNext = first.page === last.page + 1 || first.page === last.page
  return isNext && keepsColumns(open.columns, run)
}

function textOf(heads: readonly ReadLine[]): string {
  return heads.map(({ folded }) => folded).join('\n')
}

/** Each cell stands in a column of the table before, and no two in one. */
function keepsColumns(columns: readonly PrintedColumn[], { rows }: Run): boolean {
  return rows.some(({ cells }) => {
    const places = cells.map((cell) => columnAt(columns, cell))
    return (
      cells.length >= Math.max(fewestCells, columns.length * alignedShare) &&
      places.every((place) => place !== null) &&
      new Set(places).size === places.length
    )
  })
}

function toGrid(lines: readonly ReadLine[], { columns, rows, heads }: Run): Grid {
  const top = heads[0]?.index ?? 0
  const title = lines.slice(Math.max(0, top - linesOfTitle), top)
  return {
    name: '',
    rows: [toRow(heads, columns), ...rows.map((row) => toRow([row], columns))],
    context: title.map(({ text }) => text),
  }
}

function toRow(lines: readonly ReadLine[], columns: readonly PrintedColumn[]): GridRow {
  return rowOfCells(lines.flatMap(({ cells }) => placeInColumns(columns, cells)))
}
