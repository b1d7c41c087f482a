import { type Deadline, OutOfTime } from '../limits/deadline.ts'
import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'
import { type Taught, recogniseText } from './ocr-engine.ts'
import { doubtfulConfidence, measureConfidence } from './measure-confidence.ts'
import type { OcrLine } from './ocr-line.ts'
import type { PreparedImage } from './prepare-image.ts'
import { prepareImage } from './prepare-image.ts'
import { printsCommas } from './prints-commas.ts'
import { type QuarterTurns, turnImage } from './turn-image.ts'

const glyphHeight = 24
const probeShare = 0.3
/** Engines differ in how sure they say they are of the same print. */
const lessSure = 0.08

export type Reading = {
  lines: OcrLine[]
  prepared: PreparedImage
  turns: QuarterTurns
  taught: Taught
  confidence: number
}

/**
 * Reads a page with the first engine, in the turn in which it stands upright. A page that prints decimal commas is read
 * again by the engine as it was taught German and French, and the surest reading is kept;
 * where an earlier page told which that is, nothing else is tried.
 */
export async function readUpright(
  image: GrayImage,
  deadline: Deadline,
  known?: Taught,
): Promise<Reading | null> {
  const reading = await readInSomeTurn(image, known ?? 'english', deadline)
  if (reading === null || known !== undefined || !printsCommas(reading.lines)) return reading
  const { prepared, turns } = reading
  const others: Reading[] = []
  for (const taught of ['german', 'french'] as const) {
    const other = await unlessLate(read(prepared, turns, taught, deadline))
    if (other !== null) others.push(other)
  }
  const [best] = others.toSorted((a, b) => b.confidence - a.confidence)
  return best !== undefined && best.confidence > reading.confidence - lessSure ? best : reading
}

/** Lines that run up or down are turned first; text that reads badly is tried in the other direction. */
async function readInSomeTurn(image: GrayImage, taught: Taught, deadline: Deadline): Promise<Reading | null> {
  const prepared = await prepareImage(image, glyphHeight)
  if (!prepared) return null
  const { image: readable, lineDirection } = prepared
  const upright = () => read(prepared, 0, taught, deadline)
  const turned = async (candidates: readonly QuarterTurns[]) =>
    readTurned(image, await findUprightTurn(readable, candidates, taught, deadline), taught, deadline)

  const first = await (lineDirection === 'down' ? turned([1, 3]) : upright())
  if (first && first.confidence >= doubtfulConfidence) return first
  const others = { across: () => turned([0, 2]), down: upright, open: () => turned([0, 1, 2, 3]) }
  const second = await (first ? unlessLate(others[lineDirection]()) : others[lineDirection]())
  return second && second.confidence > (first?.confidence ?? 0) ? second : first
}

/** A better reading that comes too late does not cost the one at hand. */
async function unlessLate(reading: Promise<Reading | null>): Promise<Reading | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof OutOfTime) return null
    throw error
  })
}

async function read(
  prepared: PreparedImage,
  turns: QuarterTurns,
  taught: Taught,
  deadline: Deadline,
): Promise<Reading> {
  const lines = await recogniseText(prepared.image, taught, deadline)
  return { lines, prepared, turns, taught, confidence: measureConfidence(lines) }
}

/** Null when nothing is gained by turning. */
async function readTurned(
  image: GrayImage,
  turns: QuarterTurns,
  taught: Taught,
  deadline: Deadline,
): Promise<Reading | null> {
  if (turns === 0) return null
  const prepared = await prepareImage(await turnImage(image, turns), glyphHeight)
  return prepared && read(prepared, turns, taught, deadline)
}

/** Reads a band through the middle in some turns: upright text gives by far the surest words. */
async function findUprightTurn(
  image: GrayImage,
  candidates: readonly QuarterTurns[],
  taught: Taught,
  deadline: Deadline,
): Promise<QuarterTurns> {
  let best: { turns: QuarterTurns; confidence: number } = { turns: 0, confidence: -1 }
  for (const turns of candidates) {
    const turned = await turnImage(image, turns)
    const top = Math.floor((turned.height * (1 - probeShare)) / 2)
    const height = Math.max(1, Math.floor(turned.height * probeShare))
    const band = await toGrayImage(pipelineOf(turned).extract({ left: 0, top, width: turned.width, height }))
    const confidence = measureConfidence(await recogniseText(band, taught, deadline))
    if (confidence > best.confidence) best = { turns, confidence }
  }
  return best.turns
}
