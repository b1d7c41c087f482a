import { expect, test } from 'vitest'
import type { GrayImage } from './gray-image.ts'
import { borderPixels, prepareImage } from './prepare-image.ts'

const paper = 600

/** White paper with black boxes: x, y, width, height. */
function draw(...boxes: readonly [number, number, number, number][]): GrayImage {
  const data = new Uint8Array(paper * paper).fill(255)
  for (const [x, y, width, height] of boxes) {
    for (let row = y; row < y + height; row++) data.fill(0, row * paper + x, row * paper + x + width)
  }
  return { data, width: paper, height: paper }
}

/** Ten lines of ten letters, from the given column on. */
function letters(left: number): [number, number, number, number][] {
  return Array.from({ length: 100 }, (_, index) => [
    left + (index % 10) * 14,
    100 + Math.floor(index / 10) * 30,
    8,
    16,
  ])
}

async function leftEdgeOf(image: GrayImage): Promise<number> {
  const prepared = await prepareImage(image, 16)
  return prepared?.toOriginal(borderPixels, borderPixels)[0] ?? NaN
}

test('words whose letters flowed together are not cut off', async () => {
  const blurredWord: [number, number, number, number] = [60, 160, 90, 16]
  expect(await leftEdgeOf(draw(...letters(300)))).toBeGreaterThan(200)
  expect(await leftEdgeOf(draw(...letters(300), blurredWord))).toBeLessThan(60)
})

test('a rule of a table and the edge of a table top are no words', async () => {
  const marks: [number, number, number, number][] = [
    [20, 260, 560, 2],
    [0, 0, 30, 600],
  ]
  expect(await leftEdgeOf(draw(...letters(300), ...marks))).toBeGreaterThan(200)
})
