/** A piece of text in a reading frame: x to the right, y down, any unit. */
export type PlacedText = {
  text: string
  x0: number
  y0: number
  x1: number
  y1: number
  readConfidence: number
}

const sameRowShare = 0.5
const newCellGap = 1.1
const spaceGap = 0.15
const sameDrawingShare = 0.2

/**
 * Rows in reading order, each a list of cells from left to right. Pieces share a row when their centres lie
 * within half of the smaller height; a gap wider than 1.1 of the letter height starts a new cell.
 */
export function buildRows(pieces: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = []
  let current: PlacedText[] = []
  for (const piece of pieces.toSorted((a, b) => centreOf(a) - centreOf(b) || a.x0 - b.x0)) {
    const anchor = current[0]
    if (anchor && !isSameRow(anchor, piece)) {
      rows.push(current)
      current = []
    }
    current.push(piece)
  }
  if (current.length > 0) rows.push(current)
  return rows.map((row) => joinCells(row))
}

/** Joins the pieces of one row into cells, by the gaps between them; letters are as high as their pieces unless given. */
export function joinCells(row: readonly PlacedText[], rowLetterHeight?: number): PlacedText[] {
  const cells: PlacedText[] = []
  let previous: PlacedText | undefined
  for (const piece of row.toSorted((a, b) => a.x0 - b.x0)) {
    if (previous && isDrawnTwice(previous, piece)) continue
    const cell = cells.at(-1)
    const letterHeight = rowLetterHeight ?? Math.min(heightOf(previous ?? piece), heightOf(piece))
    const gap = cell ? piece.x0 - cell.x1 : Infinity
    if (cell && gap <= newCellGap * letterHeight) {
      cells[cells.length - 1] = join(cell, piece, gap > spaceGap * letterHeight ? ' ' : '')
    } else {
      cells.push(piece)
    }
    previous = piece
  }
  return cells
}

function join(cell: PlacedText, piece: PlacedText, separator: string): PlacedText {
  return {
    text: cell.text + separator + piece.text,
    x0: Math.min(cell.x0, piece.x0),
    y0: Math.min(cell.y0, piece.y0),
    x1: Math.max(cell.x1, piece.x1),
    y1: Math.max(cell.y1, piece.y1),
    readConfidence: joinConfidence(cell, piece),
  }
}

/** A cell is read as surely as its least sure figures; without figures, as its letters on average. */
function joinConfidence(a: PlacedText, b: PlacedText): number {
  const [hasFigures, alsoHasFigures] = [/\d/.test(a.text), /\d/.test(b.text)]
  if (hasFigures !== alsoHasFigures) return hasFigures ? a.readConfidence : b.readConfidence
  if (hasFigures) return Math.min(a.readConfidence, b.readConfidence)
  const letters = a.text.length + b.text.length
  return (a.readConfidence * a.text.length + b.readConfidence * b.text.length) / letters
}

function isSameRow(a: PlacedText, b: PlacedText): boolean {
  return Math.abs(centreOf(a) - centreOf(b)) <= sameRowShare * Math.min(heightOf(a), heightOf(b))
}

/** Bold type is often the same text drawn twice, a hair apart. */
function isDrawnTwice(a: PlacedText, b: PlacedText): boolean {
  const reach = sameDrawingShare * heightOf(a)
  return a.text === b.text && Math.abs(a.x0 - b.x0) < reach && Math.abs(a.y0 - b.y0) < reach
}

function centreOf(piece: PlacedText): number {
  return (piece.y0 + piece.y1) / 2
}

function heightOf(piece: PlacedText): number {
  return piece.y1 - piece.y0
}
