import type { CellPlace, TextCell, TextRow } from '../../document-text.ts'
import { readLimits } from '../limits/read-limits.ts'

/** Gathers rows of a table up to the limits of a document. */
export type RowCollector = {
  /** Adds a row of texts with their places; blank cells and rows are left out. False when the document is full. */
  add: (cells: readonly { text: string; place: CellPlace }[]) => boolean
  rows: TextRow[]
}

/** A collector for each sheet of a document, all counting against the same limits. */
export function openRowCollectors(): () => RowCollector {
  let rowCount = 0
  let cellCount = 0
  let characterCount = 0
  return () => {
    const rows: TextRow[] = []
    function add(cells: readonly { text: string; place: CellPlace }[]): boolean {
      const filled: TextCell[] = []
      for (const { text: raw, place } of cells) {
        const text = raw.trim()
        if (text === '') continue
        filled.push({ text, place, readConfidence: 1 })
        characterCount += raw.length + (place.cell?.length ?? 0)
      }
      if (filled.length === 0) return true
      rowCount += 1
      cellCount += filled.length
      const isFull =
        rowCount > readLimits.rows || cellCount > readLimits.cells || characterCount > readLimits.characters
      if (isFull) return false
      rows.push({ cells: filled })
      return true
    }
    return { add, rows }
  }
}
