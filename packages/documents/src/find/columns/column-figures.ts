import { type Table, numberIn } from '../tables/table.ts'
import type { TableColumn } from '../tables/table-column.ts'

/** A column of a table as figures: one a row, NaN where the cell holds none. */
export type ColumnFigures = {
  column: TableColumn
  texts: readonly string[]
  figures: readonly number[]
  /** How many cells hold a figure. */
  count: number
}

const rowsRead = 300
const mostly = 0.6

/** The columns of a table by its first rows, side by side: neighbours tell of readings. */
export function readColumnFigures(table: Table): ColumnFigures[] {
  const rows = table.rows.slice(0, rowsRead)
  return table.columns.map((column) => {
    const texts = rows.map((row) => row.get(column.index)?.text.trim() ?? '')
    const figures = rows.map((row) => Number(numberIn(table, row.get(column.index))?.value ?? NaN))
    return { column, texts, figures, count: figures.filter((figure) => !Number.isNaN(figure)).length }
  })
}

/** Whether most of what the column holds are figures. */
export function holdsFigures({ count, texts }: ColumnFigures): boolean {
  return count > 0 && count >= texts.filter((text) => text !== '').length * mostly
}
