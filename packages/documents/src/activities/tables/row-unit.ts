import type { GridRow } from '../../tables/grid.ts'
import { type Table, type TableColumn, textIn } from '../../tables/table.ts'
import { type Dimension, type Unit, unitAt, unitWithin } from '../../values/unit-text.ts'

const measured: readonly Dimension[] = [
  'energy',
  'volume',
  'mass',
  'freight-work',
  'passenger-distance',
  'nights',
]

/** "gas.unit" belongs to "gas.value"; else the row's unit column. */
function unitNamed(table: Table, row: GridRow, { title }: TableColumn): string | null {
  const group = title.slice(0, Math.max(0, title.lastIndexOf('.')))
  const own =
    group === ''
      ? undefined
      : table.columns.find((column) => column.role === 'unit' && column.title.startsWith(`${group}.`))
  return own === undefined ? textIn(table, row, 'unit') : (row.get(own.index)?.text ?? null)
}

/** The unit of a quantity: printed in its cell, in the row's unit column, or in the column's header. */
export function unitOfCell(table: Table, row: GridRow, column: TableColumn): Unit | null {
  const text = row.get(column.index)?.text ?? ''
  const after = /\d\s?([^\d\s.,].*)$/.exec(text)
  const printed = after === null ? null : unitAt(text, text.length - (after[1]?.length ?? 0))
  if (printed !== null && measured.includes(printed.dimension)) return printed
  const named = unitNamed(table, row, column)
  const own = named === null ? null : unitAt(named, 0)
  if (own !== null) return own
  return unitWithin(column.title, measured)
}
