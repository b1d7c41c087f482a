import { expect, test } from 'vitest'
import { type PlacedText, buildRows } from './build-rows.ts'

function piece(text: string, x0: number, row: number): PlacedText {
  return { text, x0, x1: x0 + text.length * 5, y0: row * 14, y1: row * 14 + 10, readConfidence: 1 }
}

test('the gaps of a row are judged by its letters wherever it stands on the page', () => {
  const rows = Array.from({ length: 40 }, (_, row) => [
    piece('Peak', 0, row),
    piece('usage', 26, row),
    piece('4,250', 66, row),
  ])
  const texts = buildRows(rows.flat()).map((cells) => cells.map(({ text }) => text))
  expect(new Set(texts.map((cells) => cells.join(' | ')))).toEqual(new Set(['Peak usage | 4,250']))
})
