import type { DocumentText, TextCell } from '../../document-text.ts'
import { columnOfCellName } from '../../read/rows/cell-name.ts'
import type { Grid, GridRow } from './grid.ts'
import { findJsonGrids } from './json-grids.ts'
import { namedValues } from './named-values.ts'
import { splitSections } from './split-sections.ts'
import { unpivotPeriods } from './unpivot-periods.ts'

/** The tables of a document with cells: sheets, delimited text, Word tables, lists of JSON objects or of XML elements. */
export function findGrids(document: DocumentText): Grid[] {
  const named = namedValues(document)
  if (named !== null) return findJsonGrids(named)
  if (document.kind === 'pdf' || document.kind === 'jpeg' || document.kind === 'png') return []
  const grids = new Map<string, { name: string; rows: GridRow[] }>()
  for (const page of document.pages) {
    for (const { cells } of page.rows) {
      const first = cells[0]?.place.cell ?? ''
      const table = first.includes('!') ? first.slice(0, first.lastIndexOf('!')) : page.name
      const row = placeCells(cells)
      if (row === null) continue
      const grid = grids.get(table) ?? { name: table, rows: [] }
      grid.rows.push(row)
      grids.set(table, grid)
    }
  }
  return [...grids.values()].flatMap(splitSections).map(unpivotPeriods)
}

/** Null for text outside of tables. */
function placeCells(cells: readonly TextCell[]): GridRow | null {
  const row = new Map<number, TextCell>()
  for (const cell of cells) {
    const column = cell.place.cell === null ? null : columnOfCellName(cell.place.cell)
    if (column === null) return null
    row.set(column, cell)
  }
  return row
}
