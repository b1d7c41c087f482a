import { says } from '../../../lay-out/lexicon/says.ts'
import { type Table, columnsOf } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'

const surely = 3

/** The columns of a table that hold quantities, by their titles; what fits into a tank was not used. */
export function quantityColumns(table: Table): readonly TableColumn[] {
  return columnsOf(table, 'quantity').filter(({ folded }) => !isCapacity(folded))
}

/** What fits into a tank, stands in it or may be drawn at most was not used. */
function isCapacity(folded: string): boolean {
  return (
    says(folded, ['size', 'stock', 'limit'], surely) && !says(folded, ['use', 'quantity', 'waste'], surely)
  )
}
