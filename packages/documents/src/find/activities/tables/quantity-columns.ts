import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { unitOfWord } from '../../../lay-out/values/unit-text.ts'
import { headerWords } from '../../tables/column-roles.ts'
import { type Table, columnsOf } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'

const surely = 3
const capacities: readonly Concept[] = ['size', 'stock', 'limit']
const drawn: readonly Concept[] = ['use', 'quantity', 'waste']
const products: readonly Concept[] = ['fuel', 'petrol', 'diesel', 'lpg', 'material', 'recycling']

/** The columns of a table that hold quantities, by their titles; what fits into a tank was not used. */
export function quantityColumns(table: Table): readonly TableColumn[] {
  return columnsOf(table, 'quantity').filter((column) => !isCapacity(column))
}

/** What fits into a tank, stands in it or may be drawn at most was not used; a head of which nothing but "tank" is left is its size. */
function isCapacity({ folded, title }: TableColumn): boolean {
  if (says(folded, capacities, surely) && !says(folded, drawn, surely)) return true
  const name = headerWords(title)
    .split(/[^\p{L}]+/u)
    .filter((word) => unitOfWord(word) === null)
    .join(' ')
  return says(name, capacities) && !says(name, [...drawn, ...products])
}
