import type { Deadline } from '../limits/deadline.ts'
import { readLimits } from '../limits/read-limits.ts'
import { type LineBox, detectLines } from './detect-lines.ts'
import type { GrayImage } from './gray-image.ts'
import { groupInLines } from './group-lines.ts'
import type { NeuralModels } from './neural-models.ts'
import type { OcrLine } from './ocr-line.ts'
import { recogniseLine } from './recognise-line.ts'

/** A box stands this much over its letters. */
const letterShare = 0.75

/** What the networks read, and the pieces of lines that they were not asked about. */
export type Spotted = { lines: OcrLine[]; passedOver: LineBox[] }

/**
 * Finds the lines of an upright image and reads them with the networks: what needs it, and where a page has more
 * pieces than there is time for, those of the greatest need. At the deadline what is left is passed over.
 */
export async function spotLines(
  image: GrayImage,
  models: NeuralModels,
  needOf: (box: LineBox) => number,
  deadline: Deadline,
): Promise<Spotted> {
  const pieces = (await detectLines(image, models))
    .map((box) => ({ box, need: needOf(box) }))
    .toSorted((a, b) => b.need - a.need)
  const asked = pieces.filter(({ need }, index) => need > 0 && index < readLimits.piecesReadAgain)
  const passedOver = pieces.slice(asked.length).map(({ box }) => box)
  const lines: OcrLine[] = []
  for (const boxes of groupInLines(asked.map(({ box }) => box))) {
    const words = []
    for (const box of boxes) {
      if (deadline.isOver()) passedOver.push(box)
      else words.push(...(await recogniseLine(image, box, models)))
    }
    lines.push({ words, letterHeight: medianHeight(boxes) * letterShare })
  }
  return { lines, passedOver }
}

function medianHeight(boxes: readonly LineBox[]): number {
  const heights = boxes.map(({ y0, y1 }) => y1 - y0).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
