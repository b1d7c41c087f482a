import type { DocumentText, FileKind, TextCell, TextPage, TextRow } from '../src/document-text.ts'
import { cellNameOf } from '../src/read/rows/cell-name.ts'
import { damage } from './damage.ts'
import type { PaperLine, Piece, PlacedPiece } from './mark.ts'
import type { Random } from './random.ts'
import { type MarkedPlace } from './settle-marks.ts'
import type { Sheet } from './sheet.ts'

export type Medium = 'print' | 'scan' | 'text' | 'rows'

const linesToPage = 62
const textColumns = 120
const closeGap = 0.025
const mediaTypes: Record<Medium, { kind: FileKind; mediaType: string; readBy: TextPage['readBy'] }> = {
  print: { kind: 'pdf', mediaType: 'application/pdf', readBy: 'text' },
  scan: { kind: 'jpeg', mediaType: 'image/jpeg', readBy: 'ocr' },
  text: { kind: 'text', mediaType: 'text/plain', readBy: 'text' },
  rows: { kind: 'csv', mediaType: 'text/csv', readBy: 'structured' },
}

/** The document as the readers would give it, and where each marked number came to stand. */
export function putOnPages(
  random: Random,
  sheet: Sheet,
  medium: Medium,
): { document: DocumentText; marked: MarkedPlace[] } {
  const marked: MarkedPlace[] = []
  const { kind, mediaType, readBy } = mediaTypes[medium]
  const isOnePage = medium === 'rows' || (medium === 'text' && random.chance(0.5))
  const size = isOnePage ? Infinity : (sheet.linesToPage ?? linesToPage)
  const written = sheet.lines
    .map((line) => inReadingOrder(line))
    .filter((line) => line.length > 0)
    .map((line) => (medium === 'print' || medium === 'scan' ? joinNeighbours(random, line) : line))
  const pages: TextPage[] = []
  for (let start = 0; start === 0 || start < written.length; start += size) {
    const number = pages.length + 1
    const rows = written.slice(start, start + size).map((line, row): TextRow => {
      const lineNumber = start + row
      const cells = line.map((placed, cell) => {
        const made = toCell(random, placed, {
          medium,
          page: number,
          row,
          cell,
          lineNumber,
          count: written.length,
        })
        for (const mark of made.marks) marked.push({ mark, place: { page: number, row, cell } })
        return made.cell
      })
      return { cells }
    })
    pages.push({ name: String(number), rows, readBy })
    if (size === Infinity) break
  }
  return {
    document: { kind, mediaType, pages, json: null, truncated: false, readBy },
    marked,
  }
}

function inReadingOrder(line: PaperLine): PlacedPiece[] {
  return line.filter(({ piece }) => piece.text.trim() !== '').toSorted((a, b) => a.left - b.left)
}

/** Figures that stand close come out of a page as one cell, now and then. */
function joinNeighbours(random: Random, line: readonly PlacedPiece[]): PlacedPiece[] {
  const joined: PlacedPiece[] = []
  for (const placed of line) {
    const last = joined.at(-1)
    const isClose = last !== undefined && placed.left - last.left - last.width < closeGap
    if (last === undefined || !isClose || !random.chance(0.06)) {
      joined.push(placed)
      continue
    }
    const marks = [...(last.piece.marks ?? []), ...(placed.piece.marks ?? [])]
    const piece = { text: `${last.piece.text} ${placed.piece.text}`, marks }
    joined[joined.length - 1] = { piece, left: last.left, width: placed.left + placed.width - last.left }
  }
  return joined
}

type Where = { medium: Medium; page: number; row: number; cell: number; lineNumber: number; count: number }

function toCell(
  random: Random,
  { piece, left, width, column }: PlacedPiece,
  { medium, page, row, cell, lineNumber, count }: Where,
): { cell: TextCell; marks: NonNullable<Piece['marks']> } {
  const marks = piece.marks ?? []
  switch (medium) {
    case 'rows':
      return {
        cell: {
          text: piece.text,
          place: { page, box: null, cell: cellNameOf(row, column ?? cell) },
          readConfidence: 1,
        },
        marks,
      }
    case 'text': {
      const letter = Math.round(left * textColumns) + 1
      const name = letter === 1 ? `line ${lineNumber + 1}` : `line ${lineNumber + 1}:${letter}`
      return { cell: { text: piece.text, place: { page, box: null, cell: name }, readConfidence: 1 }, marks }
    }
    case 'scan':
    case 'print':
    default: {
      const top = 0.04 + row * (0.92 / Math.max(linesToPage, Math.min(count, linesToPage)))
      const isScan = medium === 'scan'
      const shift = isScan ? random.decimal(-0.003, 0.003, 5) : 0
      const box = [fraction(left + shift), fraction(top + shift / 2), fraction(width), 0.0105] as const
      const read = isScan ? damage(random, piece.text, marks) : { text: piece.text, marks, readConfidence: 1 }
      return {
        cell: { text: read.text, place: { page, box, cell: null }, readConfidence: read.readConfidence },
        marks: read.marks,
      }
    }
  }
}

function fraction(value: number): number {
  return Number(Math.min(1, Math.max(0, value)).toFixed(5))
}
