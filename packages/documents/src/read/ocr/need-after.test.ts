import { expect, test } from 'vitest'
import { needAfter } from './need-after.ts'

const piece = { x0: 0, y0: 0, x1: 100, y1: 20 }

function needOf(text: string, confidence: number): number {
  const word = { text, confidence, x0: 10, x1: 90, y0: 2, y1: 18 }
  return needAfter([{ words: [word], letterHeight: 16 }])(piece)
}

test('sure words ask for no second reading', () => {
  expect(needOf('Description', 0.95)).toBe(0)
})

test('figures ask for one however sure they are, unsure ones first', () => {
  expect(needOf('1429', 0.96)).toBeGreaterThan(needOf('Description', 0.3))
  expect(needOf('1429', 0.5)).toBeGreaterThan(needOf('1429', 0.96))
})

test('print that the first engine did not see asks for one', () => {
  expect(needAfter([])(piece)).toBeGreaterThan(0)
})
