import type { TextRow } from '../../document-text.ts'
import { type Deadline, OutOfTime } from '../limits/deadline.ts'
import type { PictureDeadlines } from './grow-for-picture.ts'
import type { GrayImage } from './gray-image.ts'
import { invertDarkGround } from './invert-dark-ground.ts'
import { listCredible } from './list-credible.ts'
import { doubtfulConfidence, measureConfidence } from './measure-confidence.ts'
import { mergeReadings } from './merge-readings.ts'
import { needAfter } from './need-after.ts'
import { type Taught, closeOcrEngine } from './ocr-engine.ts'
import type { OcrLine } from './ocr-line.ts'
import { borderPixels, prepareImage } from './prepare-image.ts'
import { readUpright } from './read-upright.ts'
import { toScanRows } from './scan-rows.ts'
import { spotText } from './spot-text.ts'
import { type QuarterTurns, turnImage } from './turn-image.ts'

const spottedGlyphHeight = 32

/**
 * What a picture says, and what it says to the slower and keener engine, which is asked only when it matters. Where the
 * first engine did not come to its end there are no rows, and the keener one reads the page alone.
 */
export type Scan = {
  rows: TextRow[]
  isGivenUp: boolean
  /** Whose print the page was read as. */
  taught: Taught
  readAgain: () => Promise<KeenReading>
}

/** Cut where the second engine read alone and did not come to its end. */
type KeenReading = { rows: TextRow[]; isCut: boolean }

const nothing: KeenReading = { rows: [], isCut: false }
const blank: Scan = {
  rows: [],
  isGivenUp: false,
  taught: 'english',
  readAgain: () => Promise.resolve(nothing),
}

/**
 * Reads a photographed or scanned page; boxes are fractions of the given image. Lines that run up or down
 * are turned first; text that reads badly is tried in the other direction.
 */
export async function readScan(
  original: GrayImage,
  page: number,
  deadlines: PictureDeadlines,
  known?: Taught,
): Promise<Scan> {
  const image = await invertDarkGround(original)
  const readAgain = (first: FirstLines) => async () => readKeenly(image, page, first, deadlines.again)
  try {
    const reading = await readUpright(image, deadlines.first, known)
    if (reading === null) return blank
    const { lines, turns, prepared, taught } = reading
    const { width, height } = prepared.image
    return {
      rows: toScanRows(reading, image, page),
      isGivenUp: false,
      taught,
      readAgain: readAgain({ lines, turns, width, height }),
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
    return { ...blank, isGivenUp: true, readAgain: readAgain({ ...image, lines: [], turns: 0 }) }
  }
}

/**
 * Both engines' reading: the networks read what the first one saw, and the two are merged. They take a line 48 pixels
 * high, which letters of 32 pixels fill; the first engine's memory is given back.
 */
async function readKeenly(
  image: GrayImage,
  page: number,
  first: FirstLines,
  deadline: Deadline,
): Promise<KeenReading> {
  if (deadline.isOver()) return nothing
  await closeOcrEngine()
  const prepared = await prepareImage(await turnImage(image, first.turns), spottedGlyphHeight)
  if (!prepared) return nothing
  const known = first.lines.map((line) => moveLine(line, first, prepared.image))
  const isAlone = known.every(({ words }) => words.length === 0)
  const spotted = await spotText(prepared.image, needAfter(known), deadline)
  const lines = mergeReadings(known, spotted)
  // Letters that one engine alone sees, and unsurely, are noise.
  if (isAlone && measureConfidence(lines) < doubtfulConfidence) return nothing
  const rows = toScanRows({ lines, prepared, turns: first.turns }, image, page)
  return { rows, isCut: isAlone && spotted.passedOver.length > 0 }
}

type Size = { width: number; height: number }

/** What the first engine read, on a prepared image of the given size that need not be kept. */
type FirstLines = Size & { lines: readonly OcrLine[]; turns: QuarterTurns }

/** What stands on one prepared image, on another of the same original that has another scale. */
function moveLine({ words, letterHeight }: OcrLine, from: Size, to: Size): OcrLine {
  const scaleX = (to.width - borderPixels * 2) / (from.width - borderPixels * 2)
  const scaleY = (to.height - borderPixels * 2) / (from.height - borderPixels * 2)
  const moveX = (x: number) => (x - borderPixels) * scaleX + borderPixels
  const moveY = (y: number) => (y - borderPixels) * scaleY + borderPixels
  return {
    words: listCredible(words).map((word) => ({
      ...word,
      x0: moveX(word.x0),
      x1: moveX(word.x1),
      y0: moveY(word.y0),
      y1: moveY(word.y1),
    })),
    letterHeight: letterHeight * scaleY,
  }
}
