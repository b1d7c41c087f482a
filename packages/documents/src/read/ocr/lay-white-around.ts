import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'
import { labelGrounds } from './label-grounds.ts'

/** The long side of the image on which a sheet is told from what it lies on. */
const sheetSide = 400
/** Wider than two strokes of print at that size: the middle value of a sheet is its paper. */
const printWindow = 9
/** A sheet is this much of the picture, and leaves as much of what it lies on. */
const [leastShare, mostShare] = [0.06, 0.92]
/** How bright the brighter parts of the surroundings may be beside the paper: a shadow on the sheet is brighter. */
const mostAround = 0.72
/** The share of a sheet that is bright, print and shadows apart. */
const leastPaper = 0.8
/** The share of the rectangle around it that a sheet fills when it is turned to stand in it. */
const leastFilled = 0.8
/** Of a side of the picture, the share that shows the surroundings. */
const leastOfSide = 0.5
/** Of the surroundings in a photo, the share that may look like what is beside it. */
const mostEven = 0.95
/** Of the largest piece of a sheet, the least that another has. */
const leastPiece = 0.2
const turnsTried = 18

/**
 * A sheet that was photographed on something darker: what is around it is made white, for cloth and wood are read as
 * letters. The same image where no such sheet stands out.
 */
export async function layWhiteAround(image: GrayImage): Promise<GrayImage> {
  const scale = Math.min(1, sheetSide / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const small = await toGrayImage(
    pipelineOf(image).resize(width, height, { fit: 'fill' }).median(printWindow),
  )
  const sheet = findSheet(small)
  if (sheet === null) return image
  const { data: inside } = await toGrayImage(
    pipelineOf(sheet).resize(image.width, image.height, { fit: 'fill', kernel: 'linear' }),
  )
  return { ...image, data: image.data.map((value, at) => ((inside[at] ?? 0) > 127 ? value : 255)) }
}

/** White where the sheet is; null where no part of the picture is one. */
function findSheet(image: GrayImage): GrayImage | null {
  const bar = partingValue(image.data)
  const pieces = largestBright({ ...image, data: image.data.map((value) => (value > bar ? 255 : 0)) })
  const sheet = convexHull(pieces)
  const [paper, all] = [countWhite(pieces), countWhite(sheet)]
  const isSheet =
    all >= sheet.data.length * leastShare &&
    all <= sheet.data.length * mostShare &&
    paper >= all * leastPaper &&
    all >= smallestRectangle(sheet) * leastFilled &&
    standsOut(image.data, sheet.data) &&
    isSurrounded(sheet) &&
    !isDrawn(image, sheet)
  return isSheet ? sheet : null
}

function countWhite({ data }: GrayImage): number {
  return data.reduce((sum, value) => sum + Number(value === 255), 0)
}

/** The largest piece of white, and those beside it that a finger or a bar across a sheet parts from it. */
function largestBright(image: GrayImage): GrayImage {
  const { own, count } = labelGrounds(image, 1)
  const sizes = new Uint32Array(count)
  for (const [at, label] of own.entries()) if (image.data[at] === 255) sizes[label] = (sizes[label] ?? 0) + 1
  const least = sizes.reduce((most, size) => Math.max(most, size), 0) * leastPiece
  return { ...image, data: Uint8Array.from(own, (label) => ((sizes[label] ?? 0) >= least ? 255 : 0)) }
}

/** All between the pieces of a sheet and in their dents: what lies in a fold's shadow, a logo, a torn edge. */
function convexHull(image: GrayImage): GrayImage {
  const { data, width, height } = image
  const rows = Array.from({ length: height }, (_, row) => data.subarray(row * width, (row + 1) * width))
  const left = widest(rows.map((row) => (row.includes(255) ? -row.indexOf(255) : null)))
  const right = widest(rows.map((row) => (row.includes(255) ? row.lastIndexOf(255) : null)))
  const hull = new Uint8Array(data.length)
  for (const row of rows.keys()) {
    const [from, to] = [left[row], right[row]]
    if (from !== undefined && to !== undefined)
      hull.fill(255, row * width + Math.ceil(-from), row * width + Math.floor(to) + 1)
  }
  return { ...image, data: hull }
}

/** By row, how far a straight line between two of the given ends reaches at most. */
function widest(ends: readonly (number | null)[]): readonly number[] {
  const chain: { row: number; end: number }[] = []
  for (const [row, end] of ends.entries()) {
    if (end === null) continue
    for (;;) {
      const [before, last] = chain.slice(-2)
      if (before === undefined || last === undefined) break
      if ((last.end - before.end) * (row - before.row) > (end - before.end) * (last.row - before.row)) break
      chain.pop()
    }
    chain.push({ row, end })
  }
  const reach: number[] = []
  for (const [index, from] of chain.entries()) {
    const to = chain[index + 1] ?? from
    for (let row = from.row; row <= to.row; row++)
      reach[row] = from.end + ((to.end - from.end) * (row - from.row)) / Math.max(1, to.row - from.row)
  }
  return reach
}

/** The pixels along each side of an image: left, right, top, bottom. */
function sidesOf({ width, height }: GrayImage): readonly (readonly number[])[] {
  const down = Array.from({ length: height }, (_, row) => row * width)
  const across = Array.from({ length: width }, (_, column) => column)
  return [down, down.map((at) => at + width - 1), across, across.map((at) => at + (height - 1) * width)]
}

/** Whether surroundings are seen at three sides, or left and right of a strip; else they may be the head of a page. */
function isSurrounded(sheet: GrayImage): boolean {
  const open = sidesOf(sheet).map(
    (side) => side.filter((at) => sheet.data[at] === 0).length >= side.length * leastOfSide,
  )
  return open.filter(Boolean).length >= 3 || (open[0] === true && open[1] === true)
}

/** Whether what is around is much darker than the paper: what lies in shadow is not. */
function standsOut(values: Uint8Array, sheet: Uint8Array): boolean {
  const paper = values.filter((_, at) => sheet[at] === 255).toSorted()
  const around = values.filter((_, at) => sheet[at] === 0).toSorted()
  return (around[Math.floor(around.length * 0.9)] ?? 255) <= (paper[paper.length >> 1] ?? 0) * mostAround
}

/** Whether what is around is of one tone, as on a screen: no cloth and no table is. */
function isDrawn({ data }: GrayImage, sheet: GrayImage): boolean {
  const around = [...data.keys()].filter((at) => sheet.data[at] === 0 && sheet.data[at + 1] === 0)
  return around.filter((at) => data[at] === data[at + 1]).length >= around.length * mostEven
}

/** The pixels of the smallest rectangle, in any turn, that holds all of the sheet. */
function smallestRectangle({ data, width }: GrayImage): number {
  const areas = Array.from({ length: turnsTried }, (_, turn) => {
    const angle = (turn / turnsTried) * (Math.PI / 2)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const [at, value] of data.entries()) {
      if (value === 0) continue
      const [x, y] = [at % width, Math.floor(at / width)]
      const [across, down] = [x * cos + y * sin, y * cos - x * sin]
      left = Math.min(left, across)
      right = Math.max(right, across)
      top = Math.min(top, down)
      bottom = Math.max(bottom, down)
    }
    return (right - left + 1) * (bottom - top + 1)
  })
  return Math.min(...areas)
}

/** The value that parts the dark from the bright with the least spread in both (Otsu 1979). */
function partingValue(data: Uint8Array): number {
  const histogram = new Uint32Array(256)
  let total = 0
  for (const value of data) {
    histogram[value] = (histogram[value] ?? 0) + 1
    total += value
  }
  let [count, sum, best, bar] = [0, 0, -1, 127]
  for (const [value, pixels] of histogram.entries()) {
    count += pixels
    sum += value * pixels
    const rest = data.length - count
    if (count === 0 || rest === 0) continue
    const between = count * rest * (sum / count - (total - sum) / rest) ** 2
    if (between > best) [best, bar] = [between, value]
  }
  return bar
}
