import { says } from '../../lexicon/says.ts'
import type { Table } from '../../tables/table.ts'
import { foldText } from '../../values/plain-text.ts'

/** Words of gas, or of the heat in it, in the title or any head. */
export function namesGas(table: Table, title: string): boolean {
  return [title, ...table.columns.map((column) => column.title)].some((text) =>
    says(foldText(text), ['natural-gas', 'heating-value'], 3),
  )
}
