import type { CellPlace, TextPage } from '../../document-text.ts'

/** Extent of a cell along its line; null where the page gives no boxes. */
export type ReadingAxis = (place: CellPlace) => { left: number; right: number } | null

/**
 * Boxes are fractions of the page as shown, and a page may be shown on its side. The order of the cells within their
 * rows tells along which edge, and in which direction, the text runs.
 */
export function findReadingAxis(page: TextPage): ReadingAxis {
  let across = 0
  let down = 0
  for (const row of page.rows) {
    for (const [index, cell] of row.cells.entries()) {
      const previous = row.cells[index - 1]?.place.box
      if (!previous || !cell.place.box) continue
      across += cell.place.box[0] - previous[0]
      down += cell.place.box[1] - previous[1]
    }
  }
  const side = Math.abs(down) > Math.abs(across) ? 1 : 0
  const isReversed = (side === 1 ? down : across) < 0
  return ({ box }) => {
    if (box === null) return null
    const start = box[side]
    const size = box[side === 1 ? 3 : 2]
    return isReversed ? { left: 1 - start - size, right: 1 - start } : { left: start, right: start + size }
  }
}
