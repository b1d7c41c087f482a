import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'

const paperPercentile = 0.85
const inkPercentile = 0.01
const white = 250

/**
 * Takes shadows and uneven light away: divides by the brightness of the paper around, then stretches so that
 * ink is black. The paper is the 85th percentile of each block, which must be larger than a letter.
 */
export async function flattenBackground(image: GrayImage, blockPixels: number): Promise<GrayImage> {
  const { data, width, height } = image
  const coarse = measurePaper(image, blockPixels)
  const smooth = await toGrayImage(pipelineOf(coarse).median(3).blur(1))
  const paper = await toGrayImage(pipelineOf(smooth).resize(width, height, { fit: 'fill', kernel: 'cubic' }))

  const flat = new Uint8Array(data.length)
  const histogram = new Uint32Array(256)
  for (let index = 0; index < data.length; index++) {
    const value = Math.min(255, ((data[index] ?? 0) * 255) / Math.max(1, paper.data[index] ?? 255))
    flat[index] = value
    histogram[flat[index] ?? 0] = (histogram[flat[index] ?? 0] ?? 0) + 1
  }

  const black = Math.min(white - 60, percentileOf(histogram, data.length, inkPercentile))
  const stretch = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, ((value - black) * 255) / (white - black))),
  )
  for (let index = 0; index < flat.length; index++) flat[index] = stretch[flat[index] ?? 0] ?? 255
  return { data: flat, width, height }
}

function measurePaper({ data, width, height }: GrayImage, blockPixels: number): GrayImage {
  const columns = Math.max(1, Math.ceil(width / blockPixels))
  const rows = Math.max(1, Math.ceil(height / blockPixels))
  const blocks = new Uint8Array(columns * rows)
  const histogram = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      histogram.fill(0)
      let count = 0
      for (let y = row * blockPixels; y < Math.min(height, (row + 1) * blockPixels); y++) {
        for (let x = column * blockPixels; x < Math.min(width, (column + 1) * blockPixels); x++) {
          const value = data[y * width + x] ?? 0
          histogram[value] = (histogram[value] ?? 0) + 1
          count += 1
        }
      }
      blocks[row * columns + column] = percentileOf(histogram, count, paperPercentile)
    }
  }
  return { data: blocks, width: columns, height: rows }
}

function percentileOf(histogram: Uint32Array, count: number, share: number): number {
  let seen = 0
  for (const [value, frequency] of histogram.entries()) {
    seen += frequency
    if (seen >= count * share) return value
  }
  return 255
}
