import type { CellPlace, DocumentText, TextCell, TextPage } from '../../document-text.ts'
import { columnOfCellName } from '../../read/rows/cell-name.ts'
import { foldText } from '../values/plain-text.ts'
import { type ReadingAxis, findReadingAxis } from './reading-axis.ts'

/** A cell with its extent along the line: page fractions, character columns or column numbers, one kind per page. */
export type LayoutCell = {
  text: string
  left: number
  right: number
  /** Offsets of the cell in the text of its line. */
  start: number
  end: number
  place: CellPlace
  readConfidence: number
}

export type LayoutLine = {
  /** Position in the document, 0-based, over all pages. */
  index: number
  page: number
  pageName: string
  text: string
  /** Lower case without accents, same offsets as the text. */
  folded: string
  cells: readonly LayoutCell[]
  readConfidence: number
}

const cellGap = '  '
const maxCellCharacters = 4000

/** The lines of a document with their cells side by side, ready for the field and activity rules. */
export function layOutLines(document: DocumentText): LayoutLine[] {
  const lines: LayoutLine[] = []
  for (const page of document.pages) {
    const axis = findReadingAxis(page)
    for (const row of page.rows) {
      const cells = placeCells(row.cells, axis)
      if (cells.length > 0) lines.push(toLine(cells, page, lines.length))
    }
  }
  return lines
}

type PlacedCell = Omit<LayoutCell, 'start' | 'end'>

function toLine(placed: readonly PlacedCell[], page: TextPage, index: number): LayoutLine {
  const cells: LayoutCell[] = []
  let text = ''
  for (const cell of placed) {
    if (text !== '') text += cellGap
    cells.push({ ...cell, start: text.length, end: text.length + cell.text.length })
    text += cell.text
  }
  return {
    index,
    page: cells[0]?.place.page ?? 1,
    pageName: page.name,
    text,
    folded: foldText(text),
    cells,
    readConfidence: Math.min(...cells.map(({ readConfidence }) => readConfidence)),
  }
}

function placeCells(cells: readonly TextCell[], axis: ReadingAxis): PlacedCell[] {
  const placed: PlacedCell[] = []
  for (const [column, cell] of cells.entries()) {
    const text = cell.text.slice(0, maxCellCharacters)
    if (text.trim() === '') continue
    const extent =
      axis(cell.place) ?? columnExtent(cell.place.cell) ?? lineExtent(cell.place.cell, text.trim())
    placed.push({ ...cell, text: text.trim(), ...(extent ?? { left: column, right: column + 0.9 }) })
  }
  return placed
}

/** Column "C" of a sheet stands from 2 to 2.9; null for places that are no cell names. */
function columnExtent(cell: string | null): { left: number; right: number } | null {
  const column = cell === null ? null : columnOfCellName(cell)
  return column === null ? null : { left: column, right: column + 0.9 }
}

/** "line 4:31" begins at the thirty-first character; null for other places. */
function lineExtent(cell: string | null, text: string): { left: number; right: number } | null {
  const match = /^line \d+(?::(\d+))?$/.exec(cell ?? '')
  if (match === null) return null
  const left = Number(match[1] ?? '1') - 1
  return { left, right: left + text.length }
}
