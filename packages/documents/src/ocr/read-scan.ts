import type { TextRow } from '../document-text.ts'
import type { PlacedText } from '../readers/build-rows.ts'
import { joinCells } from '../readers/build-rows.ts'
import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'
import type { OcrLine, OcrWord } from './ocr-engine.ts'
import { recogniseText } from './ocr-engine.ts'
import type { PreparedImage } from './prepare-image.ts'
import { prepareImage } from './prepare-image.ts'

const doubtfulConfidence = 0.6
const probeShare = 0.3
const leastWordConfidence = 0.2

type QuarterTurns = 0 | 1 | 2 | 3

/**
 * The rows of a photographed or scanned page; boxes are fractions of the given image. An image that reads badly
 * is tried in the other three quarter turns.
 */
export async function readScan(image: GrayImage, page: number): Promise<TextRow[]> {
  const upright = await readTurned(image, 0)
  if (!upright) return []
  const isDoubtful = measureConfidence(upright.lines) < doubtfulConfidence
  const turns = isDoubtful ? await findUprightTurn(upright.prepared.image) : 0
  const best = turns === 0 ? upright : ((await readTurned(image, turns)) ?? upright)
  const isBetter = measureConfidence(best.lines) >= measureConfidence(upright.lines)
  return isBetter ? toRows(best, image, turns, page) : toRows(upright, image, 0, page)
}

type Reading = { lines: OcrLine[]; prepared: PreparedImage }

async function readTurned(image: GrayImage, turns: QuarterTurns): Promise<Reading | null> {
  const prepared = await prepareImage(await turnImage(image, turns))
  return prepared ? { prepared, lines: await recogniseText(prepared.image) } : null
}

async function turnImage(image: GrayImage, turns: QuarterTurns): Promise<GrayImage> {
  return turns === 0 ? image : toGrayImage(pipelineOf(image).rotate(turns * 90))
}

/** Reads a band through the middle in each quarter turn: upright text gives by far the surest words. */
async function findUprightTurn(image: GrayImage): Promise<QuarterTurns> {
  let best: { turns: QuarterTurns; confidence: number } = { turns: 0, confidence: 0 }
  for (const turns of [0, 1, 2, 3] as const) {
    const turned = await turnImage(image, turns)
    const top = Math.floor((turned.height * (1 - probeShare)) / 2)
    const height = Math.max(1, Math.floor(turned.height * probeShare))
    const band = await toGrayImage(pipelineOf(turned).extract({ left: 0, top, width: turned.width, height }))
    const confidence = measureConfidence(await recogniseText(band))
    if (confidence > best.confidence) best = { turns, confidence }
  }
  return best.turns
}

/** The mean confidence of a letter. */
function measureConfidence(lines: readonly OcrLine[]): number {
  let letters = 0
  let sum = 0
  for (const word of lines.flatMap((line) => line.words)) {
    letters += word.text.length
    sum += word.text.length * word.confidence
  }
  return letters === 0 ? 0 : sum / letters
}

function toRows(reading: Reading, image: GrayImage, turns: QuarterTurns, page: number): TextRow[] {
  return reading.lines.flatMap((line) => {
    const words = line.words.filter(isCredible).map(toPiece)
    const cells = joinCells(words, line.letterHeight).map((cell) => ({
      text: cell.text,
      place: { page, box: toOriginalBox(cell, reading.prepared, image, turns), cell: null },
      readConfidence: Number(cell.readConfidence.toFixed(3)),
    }))
    return cells.length > 0 ? [{ cells }] : []
  })
}

/** Creases, logos and table lines come out as unsure marks. */
function isCredible(word: OcrWord): boolean {
  const isMark = !/[\p{L}\p{N}]/u.test(word.text)
  return word.confidence >= (isMark ? doubtfulConfidence : leastWordConfidence)
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

/** A point, in fractions, of an image turned clockwise, on the image before. */
function turnBack(x: number, y: number, turns: QuarterTurns): readonly [x: number, y: number] {
  if (turns === 1) return [y, 1 - x]
  if (turns === 2) return [1 - x, 1 - y]
  return turns === 3 ? [1 - y, x] : [x, y]
}

function toFraction(value: number): number {
  return Number(Math.min(1, Math.max(0, value)).toFixed(5))
}
