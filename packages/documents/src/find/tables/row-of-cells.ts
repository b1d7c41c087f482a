import type { TextCell } from '../../document-text.ts'
import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import type { GridRow } from './grid.ts'

/** A row of cells by their columns, from the left; those of one column are one text, in their order. */
export function rowOfCells(placed: Iterable<{ column: number; cell: LayoutCell }>): GridRow {
  const row = new Map<number, TextCell>()
  for (const { column, cell } of placed) {
    const above = row.get(column)
    row.set(column, above === undefined ? toCell(cell) : { ...above, text: `${above.text} ${cell.text}` })
  }
  return new Map([...row].toSorted(([a], [b]) => a - b))
}

export function toCell({ text, place, readConfidence }: LayoutCell): TextCell {
  return { text, place, readConfidence }
}
