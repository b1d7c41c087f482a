import { expect, test } from 'vitest'
import type { GrayImage } from './gray-image.ts'
import { invertDarkGround } from './invert-dark-ground.ts'

const side = 400

type Box = readonly [x: number, y: number, width: number, height: number, value: number]

function draw(ground: number, ...boxes: readonly Box[]): GrayImage {
  const data = new Uint8Array(side * side).fill(ground)
  for (const [x, y, width, height, value] of boxes)
    for (let row = y; row < y + height; row++) data.fill(value, row * side + x, row * side + x + width)
  return { data, width: side, height: side }
}

/** Lines of strokes that stand like letters. */
function print(top: number, lines: number, value: number): Box[] {
  return Array.from({ length: lines * 12 }, (_, index): Box => [
    40 + (index % 12) * 12,
    top + Math.floor(index / 12) * 24,
    4,
    12,
    value,
  ])
}

function valueAt({ data }: GrayImage, x: number, y: number): number {
  return data[y * side + x] ?? NaN
}

test('a dark screen gets dark print on light ground', async () => {
  const turned = await invertDarkGround(draw(30, ...print(40, 8, 230)))
  expect(valueAt(turned, 200, 380)).toBe(225)
  expect(valueAt(turned, 42, 46)).toBe(25)
})

test('a card of another shade is inverted with its print', async () => {
  const card: Box = [20, 200, 360, 150, 90]
  const turned = await invertDarkGround(draw(30, ...print(40, 5, 230), card, ...print(220, 4, 230)))
  expect(valueAt(turned, 300, 330)).toBe(165)
  expect(valueAt(turned, 42, 226)).toBe(25)
})

test('a light panel with dark print on a dark screen stays as it is', async () => {
  const panel: Box = [20, 220, 360, 130, 240]
  const turned = await invertDarkGround(draw(30, ...print(40, 6, 230), panel, ...print(240, 3, 20)))
  expect(valueAt(turned, 200, 20)).toBe(225)
  expect(valueAt(turned, 300, 330)).toBe(240)
  expect(valueAt(turned, 42, 246)).toBe(20)
})

test('paper stays as it is, in light and in shadow', async () => {
  for (const ground of [245, 120]) {
    const paper = draw(ground, ...print(40, 8, 20))
    expect(await invertDarkGround(paper)).toBe(paper)
  }
})

test('paper on a dark table stays as it is', async () => {
  const paper: Box = [30, 30, 200, 340, 235]
  const photo = draw(40, paper, ...print(50, 8, 30))
  expect(await invertDarkGround(photo)).toBe(photo)
})
