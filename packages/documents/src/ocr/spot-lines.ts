import type { Deadline } from '../readers/deadline.ts'
import { readLimits } from '../readers/read-limits.ts'
import { type LineBox, detectLines } from './detect-lines.ts'
import type { GrayImage } from './gray-image.ts'
import type { NeuralModels } from './neural-models.ts'
import type { OcrLine } from './ocr-line.ts'
import { recogniseLine } from './recognise-line.ts'

const sameLineShare = 0.5
/** A box stands this much over its letters. */
const letterShare = 0.75

/**
 * Finds the lines of an upright image and reads them with the networks; a page that is too dense for that, or meets its
 * deadline, gives none.
 */
export async function spotLines(
  image: GrayImage,
  models: NeuralModels,
  deadline: Deadline,
): Promise<OcrLine[]> {
  const found = await detectLines(image, models)
  if (found.length > readLimits.piecesReadAgain) return []
  const lines: OcrLine[] = []
  for (const boxes of groupInLines(found)) {
    const words = []
    for (const box of boxes) {
      if (deadline.isOver()) return []
      words.push(...(await recogniseLine(image, box, models)))
    }
    lines.push({ words, letterHeight: medianHeight(boxes) * letterShare })
  }
  return lines
}

/** Lines from top to bottom, each from left to right: a box joins the line whose last box stands before it at its height. */
function groupInLines(boxes: readonly LineBox[]): LineBox[][] {
  const lines: LineBox[][] = []
  for (const box of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const [best] = lines
      .map((line) => ({ line, overlap: measureOverlap(line.at(-1) ?? box, box) }))
      .filter(({ overlap }) => overlap > sameLineShare)
      .toSorted((a, b) => b.overlap - a.overlap)
    if (best) best.line.push(box)
    else lines.push([box])
  }
  return lines.toSorted((a, b) => centreOf(a) - centreOf(b))
}

/** How much of the lower box stands beside the other; nothing where the second does not begin after the first. */
function measureOverlap(a: LineBox, b: LineBox): number {
  const height = Math.min(a.y1 - a.y0, b.y1 - b.y0)
  if (b.x0 < a.x1 - height * sameLineShare) return 0
  return (Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)) / height
}

function centreOf(line: readonly LineBox[]): number {
  return line.reduce((sum, { y0, y1 }) => sum + (y0 + y1) / 2, 0) / line.length
}

function medianHeight(boxes: readonly LineBox[]): number {
  const heights = boxes.map(({ y0, y1 }) => y1 - y0).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
