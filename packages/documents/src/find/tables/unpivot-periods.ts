import type { TextCell } from '../../document-text.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { findDates } from '../../lay-out/values/date-text.ts'
import { monthNumber } from '../../lay-out/values/month-names.ts'
import { type Dimension, unitWithin } from '../../lay-out/values/unit-text.ts'
import { type CellPeriod, periodOfHeader } from './cell-period.ts'
import { headerWords } from './column-roles.ts'
import { headRole } from './head-role.ts'
import type { Grid, GridRow } from './grid.ts'

type PeriodColumn = { index: number; text: string }
type ReadColumn = PeriodColumn & { period: CellPeriod | null }
type Heading = { index: number; columns: readonly PeriodColumn[] }

const headerRowsSearched = 30
const leastPeriods = 3
const leastBare = 4
const measured: readonly Dimension[] = ['energy', 'volume', 'mass', 'distance']
const sums = cueFor('unpivot-periods sums')

/**
 * A table with a column for each month or day, as rows of one value each: the other cells of the row, its period and
 * the value. Grids without such columns stay as they are.
 */
export function unpivotPeriods(grid: Grid): Grid {
  const heading = findHeading(grid)
  if (heading === null) return grid
  const header = grid.rows[heading.index] ?? new Map<number, TextCell>()
  const isPeriod = new Set(heading.columns.map(({ index }) => index))
  const below = grid.rows.slice(heading.index + 1)
  const labels = labelColumns(header, below, isPeriod)
  const width = grid.rows.reduce((widest, row) => Math.max(widest, ...row.keys()), 0) + 1
  const [at, value, unit] = [width, width + 1, width + 2]
  const hasUnit = labels.some(({ title }) => headRole(title) === 'unit')
  const titles: GridRow = new Map([
    ...labels.map(({ index, title }) => [index, toCell(title, header.get(index))] as const),
    [at, toCell('Date', undefined)],
    [value, toCell('Value', undefined)],
    ...(hasUnit ? [] : [[unit, toCell('Unit', undefined)] as const]),
  ])
  const rows = below.flatMap((row) => {
    const own = labels.flatMap(({ index }) => {
      const cell = row.get(index)
      return cell === undefined ? [] : [[index, cell] as const]
    })
    const named = hasUnit ? null : unitWithin(own.map(([, { text }]) => text).join(' '), measured)
    const [label] = own
    const unitCells = named === null ? [] : [[unit, toCell(named.raw, label?.[1])] as const]
    return heading.columns.flatMap(({ index, text }) => {
      const cell = row.get(index)
      if (cell === undefined || label === undefined) return []
      return [new Map([...own, [at, toCell(text, header.get(index))], [value, cell], ...unitCells])]
    })
  })
  return { ...grid, rows: [...grid.rows.slice(0, heading.index), titles, ...rows] }
}

/** The first row that names periods over figures. */
function findHeading(grid: Grid): Heading | null {
  for (const [index, row] of grid.rows.slice(0, headerRowsSearched).entries()) {
    const columns = periodsIn(row, yearNear(grid, index))
    if (columns.length < leastPeriods || columns.length < row.size * 0.4) continue
    const next = grid.rows.slice(index + 1, index + 4)
    const figures = next.flatMap((below) =>
      columns.flatMap(({ index: column }) => below.get(column)?.text ?? []),
    )
    const isOverFigures = figures.length >= leastPeriods && figures.every(isFigure)
    if (isOverFigures) return { index, columns }
  }
  return null
}

function isFigure(text: string): boolean {
  return /^-?[\d.,\s'’]+$/.test(text) && findDates(text, null).length === 0
}

function periodsIn(row: GridRow, year: number | null): PeriodColumn[] {
  const bare = [...row.values()].filter(({ text }) => isBare(text)).length >= leastBare
  const columns = [...row].flatMap(([index, { text }]): ReadColumn[] => {
    const period = periodOfHeader(text, bare ? year : null)
    if (period === null) return bare && isBare(text) ? [{ index, text, period }] : []
    return [{ index, text: period.start === period.end ? period.start : nameOf(period), period }]
  })
  // A spreadsheet holds a month as its first day.
  const areMonths = columns.every(({ period }) => period !== null && period.start.endsWith('-01'))
  return columns.map(({ index, text }) => ({
    index,
    text: areMonths ? text.replace(/^(\d{4}-\d{2})-01$/, '$1') : text,
  }))
}

function isBare(text: string): boolean {
  return monthNumber(text.trim()) !== null || /^q[1-4]$/i.test(text.trim())
}

/** "2024-07" for a month, "2024-Q3" for a quarter. */
function nameOf({ start, end }: CellPeriod): string {
  const [year = '', month = ''] = start.split('-')
  return end.startsWith(`${year}-${month}`) ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / 3)}`
}

/** The one year that the sheet's name or the rows above name; null where they name several or none. */
function yearNear(grid: Grid, index: number): number | null {
  const texts = [
    grid.name,
    ...grid.rows.slice(0, index).flatMap((row) => [...row.values()].map(({ text }) => text)),
  ]
  const years = new Set(texts.flatMap((text) => text.match(/(?<![\d-]|FY ?)20\d{2}(?![\d-])/g) ?? []))
  const [only] = years
  return years.size === 1 && only !== undefined ? Number(only) : null
}

/** The other columns of the table; the first that no word names describes its row. */
function labelColumns(header: GridRow, rows: readonly GridRow[], isPeriod: ReadonlySet<number>) {
  const indexes = [...new Set([...header.keys(), ...rows.slice(0, 20).flatMap((row) => [...row.keys()])])]
  const columns = indexes
    .filter((index) => !isPeriod.has(index) && !sums.test(headerWords(header.get(index)?.text ?? '')))
    .map((index) => ({ index, title: header.get(index)?.text ?? '' }))
    .filter(({ index }) => rows.some((row) => /\p{L}/u.test(row.get(index)?.text ?? '')))
    .toSorted((a, b) => a.index - b.index)
  const roles = columns.map(({ title }) => headRole(title))
  const describes = roles.some((role) => role === 'product' || role === 'mode')
  const unnamed = describes ? -1 : roles.findIndex((role) => role === null)
  return columns.map((column, place) => (place === unnamed ? { ...column, title: 'Description' } : column))
}

function toCell(text: string, like: TextCell | undefined): TextCell {
  return { text, place: like?.place ?? { page: 1, box: null, cell: null }, readConfidence: 1 }
}
