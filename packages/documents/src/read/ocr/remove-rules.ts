import type { GrayImage } from './gray-image.ts'

const inkBelow = 200
const horizontalLength = 100
const verticalLength = 70
const thickest = 8

/**
 * Whitens the rules of tables and forms, which OCR takes for letters: straight runs of ink, longer than any
 * stroke of a letter 24 pixels high and thinner than the strokes of large type. Changes the image in place.
 */
export function removeRules(image: GrayImage): void {
  const { data, width, height } = image
  const across = markRuns(data, {
    lines: height,
    length: width,
    lineStep: width,
    step: 1,
    longest: horizontalLength,
  })
  const down = markRuns(data, {
    lines: width,
    length: height,
    lineStep: 1,
    step: width,
    longest: verticalLength,
  })
  whitenThin(image, across, { lines: width, length: height, lineStep: 1, step: width })
  whitenThin(image, down, { lines: height, length: width, lineStep: width, step: 1 })
}

/** How to walk an image along its rows or its columns. */
type Walk = { lines: number; length: number; lineStep: number; step: number }

function markRuns(data: Uint8Array, walk: Walk & { longest: number }): Uint8Array {
  const marks = new Uint8Array(data.length)
  for (let line = 0; line < walk.lines; line++) {
    const start = line * walk.lineStep
    let runStart = 0
    for (let place = 0; place <= walk.length; place++) {
      const isInk = place < walk.length && (data[start + place * walk.step] ?? 255) < inkBelow
      if (isInk) continue
      if (place - runStart >= walk.longest) {
        for (let inked = runStart; inked < place; inked++) marks[start + inked * walk.step] = 1
      }
      runStart = place + 1
    }
  }
  return marks
}

/** Whitens marked pixels where they are few in the other direction, with the gray edge beside them. */
function whitenThin({ data }: GrayImage, marks: Uint8Array, walk: Walk): void {
  for (let line = 0; line < walk.lines; line++) {
    const start = line * walk.lineStep
    let runStart = 0
    for (let place = 0; place <= walk.length; place++) {
      const isMarked = place < walk.length && marks[start + place * walk.step] === 1
      if (isMarked) continue
      if (place > runStart && place - runStart <= thickest) {
        for (let thin = runStart; thin < place; thin++) data[start + thin * walk.step] = 255
        for (const edge of [runStart - 1, place]) {
          const index = start + edge * walk.step
          if (edge >= 0 && edge < walk.length && (data[index] ?? 0) >= inkBelow) data[index] = 255
        }
      }
      runStart = place + 1
    }
  }
}
