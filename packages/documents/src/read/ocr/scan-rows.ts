import type { TextRow } from '../../document-text.ts'
import { type PlacedText, joinCells } from '../rows/build-rows.ts'
import type { GrayImage } from './gray-image.ts'
import { listCredible } from './list-credible.ts'
import { mendText } from './mend-text.ts'
import type { OcrWord } from './ocr-line.ts'
import type { PreparedImage } from './prepare-image.ts'
import type { Reading } from './read-upright.ts'
import { type QuarterTurns, turnBack } from './turn-image.ts'

/** Lines as rows of cells, with boxes as fractions of the image before it was turned and prepared. */
export function toScanRows(
  reading: Pick<Reading, 'lines' | 'prepared' | 'turns'>,
  image: GrayImage,
  page: number,
): TextRow[] {
  return reading.lines.flatMap((line) => {
    const words = listCredible(line.words).map(toPiece)
    const cells = joinCells(words, line.letterHeight).map((cell) => ({
      text: mendText(cell.text),
      place: { page, box: toOriginalBox(cell, reading.prepared, image, reading.turns), cell: null },
      readConfidence: Number(cell.readConfidence.toFixed(3)),
    }))
    const written = cells.filter(({ text }) => text !== '')
    return written.length > 0 ? [{ cells: written }] : []
  })
}

function toPiece({ confidence, ...word }: OcrWord): PlacedText {
  return { ...word, readConfidence: confidence }
}

/** The box around the four corners of a cell, where they lie on the image before it was prepared and turned. */
function toOriginalBox(
  cell: PlacedText,
  prepared: PreparedImage,
  image: GrayImage,
  turns: QuarterTurns,
): readonly [number, number, number, number] {
  const turnedWidth = turns % 2 === 0 ? image.width : image.height
  const turnedHeight = turns % 2 === 0 ? image.height : image.width
  const corners = [cell.x0, cell.x1].flatMap((x) => [cell.y0, cell.y1].map((y) => prepared.toOriginal(x, y)))
  const points = corners.map(([x, y]) => turnBack(x / turnedWidth, y / turnedHeight, turns))
  const left = toFraction(Math.min(...points.map((point) => point[0])))
  const top = toFraction(Math.min(...points.map((point) => point[1])))
  const right = toFraction(Math.max(...points.map((point) => point[0])))
  const bottom = toFraction(Math.max(...points.map((point) => point[1])))
  return [left, top, toFraction(right - left), toFraction(bottom - top)]
}

function toFraction(value: number): number {
  return Number(Math.min(1, Math.max(0, value)).toFixed(5))
}
