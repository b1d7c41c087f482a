import type { GridRow } from '../../tables/grid.ts'
import { type Table, columnsOf, textIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { fuelKindOf } from '../fuel/fuel-products.ts'

const rowsTried = 40
const mostly = 0.5
const chosen = new WeakMap<Table, TableColumn | null>()

/**
 * What a row says it is of. A card's sheet describes the station and the merchant beside the product: where one of
 * several such columns names petrol or diesel in most of its cells, it alone is asked.
 */
export function productOfRow(table: Table, row: GridRow): string | null {
  const known = chosen.get(table)
  const column = known === undefined ? findFuelColumn(table) : known
  if (known === undefined) chosen.set(table, column)
  return column === null ? textIn(table, row, 'product') : (row.get(column.index)?.text ?? null)
}

function findFuelColumn(table: Table): TableColumn | null {
  const columns = columnsOf(table, 'product')
  if (columns.length < 2) return null
  return columns.find((column) => namesFuels(table, column)) ?? null
}

/** True for a table whose rows are mostly petrol or diesel. */
export function sellsFuels(table: Table): boolean {
  return columnsOf(table, 'product').some((column) => namesFuels(table, column))
}

function namesFuels({ rows }: Table, { index }: TableColumn): boolean {
  const texts = rows.slice(0, rowsTried).flatMap((row) => row.get(index)?.text ?? [])
  const fuels = texts.map(fuelKindOf).filter((kind) => kind !== null && kind !== 'fuel')
  return fuels.length > 0 && fuels.length >= texts.length * mostly
}
