import { expect, test } from 'vitest'
import { scorePrinted } from './score-printed.ts'

const rows = [
  ['Usage', '1,429', 'kWh'],
  ['Total', '€12,50'],
]

function reading(...lines: [text: string, readConfidence: number][][]) {
  return {
    ms: 0,
    lines: lines.map((line) => line.map(([text, readConfidence]) => ({ text, readConfidence }))),
  }
}

test('a reading that says all has no miss', () => {
  const all = scorePrinted(
    rows,
    reading(
      [['Usage 1,429 kWh', 0.95]],
      [
        ['Total', 0.9],
        ['€12,50', 0.95],
      ],
    ),
  )
  expect(all).toMatchObject({ figures: 2, figuresRead: 2, figuresFalse: 0, lettersRead: 1, besideRead: 2 })
  expect(all.bands[9]).toEqual({ count: 2, right: 2 })
})

test('a lost point, a lost sign and a figure on another line are misses', () => {
  const poor = scorePrinted(rows, reading([['Usage', 0.9]], [['1429', 0.95]], [['Total 12,50', 0.5]]))
  expect(poor).toMatchObject({ figuresRead: 1, figuresFalse: 1, lettersRead: 0, besideRead: 1 })
  expect(poor.bands[9]).toEqual({ count: 1, right: 0 })
})
