import { pipelineOf, toGrayImage } from './image-library.ts'
import type { GrayImage } from './gray-image.ts'
import type { NeuralModels } from './neural-models.ts'

/** The box around one piece of a text line, in pixels. */
export type LineBox = { x0: number; y0: number; x1: number; y1: number }

// The network was trained on sides that are multiples of 32 (PaddleOCR, det_mv3_db.yml).
const sideStep = 32
const leastTextShare = 0.3
const leastMeanShare = 0.6
const smallestSide = 3
/** The network marks the core of a line; its box grows by this share of area over outline. */
const growth = 1.6
/** Letters of 32 pixels are found as well at 14, in a fifth of the time. */
const detectionScale = 0.45
const mostPixels = 1_000_000

/** Finds the pieces of text lines on an upright image. */
export async function detectLines(image: GrayImage, models: NeuralModels): Promise<LineBox[]> {
  const scale = Math.min(detectionScale, Math.sqrt(mostPixels / (image.width * image.height)))
  const width = toStep(image.width * scale)
  const height = toStep(image.height * scale)
  const small = await toGrayImage(pipelineOf(image).resize(width, height, { fit: 'fill' }))
  const { shares } = await models.detect(small)
  return findPatches(shares, width, height).map((box) => ({
    x0: (Math.max(0, box.x0) * image.width) / width,
    x1: (Math.min(width, box.x1) * image.width) / width,
    y0: (Math.max(0, box.y0) * image.height) / height,
    y1: (Math.min(height, box.y1) * image.height) / height,
  }))
}

function toStep(side: number): number {
  return Math.max(sideStep, Math.round(side / sideStep) * sideStep)
}

/** The grown boxes of connected pixels that are text on average. */
function findPatches(shares: Float32Array, width: number, height: number): LineBox[] {
  const seen = new Uint8Array(shares.length)
  const boxes: LineBox[] = []
  const open: number[] = []
  for (let start = 0; start < shares.length; start++) {
    if (seen[start] === 1 || (shares[start] ?? 0) < leastTextShare) continue
    const box = { x0: width, y0: height, x1: 0, y1: 0 }
    let [count, sum] = [0, 0]
    seen[start] = 1
    open.push(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width
      const y = (at - x) / width
      count += 1
      sum += shares[at] ?? 0
      box.x0 = Math.min(box.x0, x)
      box.x1 = Math.max(box.x1, x + 1)
      box.y0 = Math.min(box.y0, y)
      box.y1 = Math.max(box.y1, y + 1)
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      visit(at - width)
      visit(at + width)
    }
    if (sum / count >= leastMeanShare && isLarge(box)) boxes.push(grow(box))
  }
  return boxes

  function visit(at: number): void {
    if (at < 0 || at >= shares.length || seen[at] === 1 || (shares[at] ?? 0) < leastTextShare) return
    seen[at] = 1
    open.push(at)
  }
}

function isLarge({ x0, y0, x1, y1 }: LineBox): boolean {
  return Math.min(x1 - x0, y1 - y0) >= smallestSide
}

function grow({ x0, y0, x1, y1 }: LineBox): LineBox {
  const [width, height] = [x1 - x0, y1 - y0]
  const margin = (width * height * growth) / (2 * (width + height))
  return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin }
}
