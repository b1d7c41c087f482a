import type { TextRow } from '../document-text.ts'
import type { PlacedText } from '../readers/build-rows.ts'
import { joinCells } from '../readers/build-rows.ts'
import { type Deadline, OutOfTime } from '../readers/deadline.ts'
import type { PictureDeadlines } from '../readers/grow-for-picture.ts'
import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'
import { mendText } from './mend-text.ts'
import { closeOcrEngine, recogniseText } from './ocr-engine.ts'
import type { OcrLine, OcrWord } from './ocr-line.ts'
import type { PreparedImage } from './prepare-image.ts'
import { prepareImage } from './prepare-image.ts'
import { spotText } from './spot-text.ts'

const glyphHeight = 24
const spottedGlyphHeight = 32
const doubtfulConfidence = 0.6
const probeShare = 0.3
const leastWordConfidence = 0.2

type QuarterTurns = 0 | 1 | 2 | 3

type Reading = { lines: OcrLine[]; prepared: PreparedImage; turns: QuarterTurns; confidence: number }

/** What a picture says, and what it says to the slower and keener engine, which is asked only when it matters. */
export type Scan = { rows: TextRow[]; readAgain: () => Promise<TextRow[]> }

const blank: Scan = { rows: [], readAgain: () => Promise.resolve([]) }

/**
 * Reads a photographed or scanned page; boxes are fractions of the given image. Lines that run up or down
 * are turned first; text that reads badly is tried in the other direction.
 */
export async function readScan(image: GrayImage, page: number, deadlines: PictureDeadlines): Promise<Scan> {
  const reading = await readUpright(image, deadlines.first)
  if (reading === null) return blank
  return {
    rows: toRows(reading, image, page),
    readAgain: async () => readKeenly(image, page, reading.turns, deadlines.again),
  }
}

/** The networks take a line 48 pixels high, which letters of 32 pixels fill; the first engine's memory is given back. */
async function readKeenly(
  image: GrayImage,
  page: number,
  turns: QuarterTurns,
  deadline: Deadline,
): Promise<TextRow[]> {
  if (deadline.isOver()) return []
  await closeOcrEngine()
  const prepared = await prepareImage(await turnImage(image, turns), spottedGlyphHeight)
  if (!prepared) return []
  const lines = await spotText(prepared.image, deadline)
  return toRows({ lines, prepared, turns }, image, page)
}

async function readUpright(image: GrayImage, deadline: Deadline): Promise<Reading | null> {
  const prepared = await prepareImage(image, glyphHeight)
  if (!prepared) return null
  const { image: readable, lineDirection } = prepared
  const upright = () => read(prepared, 0, deadline)
  const turned = async (candidates: readonly QuarterTurns[]) =>
    readTurned(image, await findUprightTurn(readable, candidates, deadline), deadline)

  const first = await (lineDirection === 'down' ? turned([1, 3]) : upright())
  if (first && first.confidence >= doubtfulConfidence) return first
  const others = { across: () => turned([0, 2]), down: upright, open: () => turned([0, 1, 2, 3]) }
  const second = await others[lineDirection]().catch((error: unknown) => {
    if (first && error instanceof OutOfTime) return null
    throw error
  })
  return second && second.confidence > (first?.confidence ?? 0) ? second : first
}

async function read(prepared: PreparedImage, turns: QuarterTurns, deadline: Deadline): Promise<Reading> {
  const lines = await recogniseText(prepared.image, deadline)
  return { lines, prepared, turns, confidence: measureConfidence(lines) }
}

/** Null when nothing is gained by turning. */
async function readTurned(
  image: GrayImage,
  turns: QuarterTurns,
  deadline: Deadline,
): Promise<Reading | null> {
  if (turns === 0) return null
  const prepared = await prepareImage(await turnImage(image, turns), glyphHeight)
  return prepared && read(prepared, turns, deadline)
}

async function turnImage(image: GrayImage, turns: QuarterTurns): Promise<GrayImage> {
  return turns === 0 ? image : toGrayImage(pipelineOf(image).rotate(turns * 90))
}

/** Reads a band through the middle in some turns: upright text gives by far the surest words. */
async function findUprightTurn(
  image: GrayImage,
  candidates: readonly QuarterTurns[],
  deadline: Deadline,
): Promise<QuarterTurns> {
  let best: { turns: QuarterTurns; confidence: number } = { turns: 0, confidence: -1 }
  for (const turns of candidates) {
    const turned = await turnImage(image, turns)
    const top = Math.floor((turned.height * (1 - probeShare)) / 2)
    const height = Math.max(1, Math.floor(turned.height * probeShare))
    const band = await toGrayImage(pipelineOf(turned).extract({ left: 0, top, width: turned.width, height }))
    const confidence = measureConfidence(await recogniseText(band, deadline))
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

function toRows(reading: Omit<Reading, 'confidence'>, image: GrayImage, page: number): TextRow[] {
  return reading.lines.flatMap((line) => {
    const words = line.words.map(trimRules).filter(isCredible).map(toPiece)
    const cells = joinCells(words, line.letterHeight).map((cell) => ({
      text: mendText(cell.text),
      place: { page, box: toOriginalBox(cell, reading.prepared, image, reading.turns), cell: null },
      readConfidence: Number(cell.readConfidence.toFixed(3)),
    }))
    const written = cells.filter(({ text }) => text !== '')
    return written.length > 0 ? [{ cells: written }] : []
  })
}

/** What is left of the rules of a table sticks to words as bars. */
function trimRules(word: OcrWord): OcrWord {
  return { ...word, text: word.text.replace(/^[|_[\]{}~]+|[|_[\]{}~]+$/g, '') }
}

/** Creases and logos come out as unsure marks. */
function isCredible(word: OcrWord): boolean {
  if (word.text === '') return false
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
