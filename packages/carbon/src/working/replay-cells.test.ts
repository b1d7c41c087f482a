import { expect, test } from 'vitest'
import { cutReplayCells, joinReplayCells } from './replay-cells.ts'

const value = { name: ' a _x0041_ m³ 🌏 '.repeat(9000), lines: [1, 2] }
const json = JSON.stringify(value)

test('papers of many cells come back as they were, although a program trims each cell', () => {
  const { heading, cells } = cutReplayCells(json)
  expect(cells.length).toBeGreaterThan(5)
  expect(cells.filter((cell) => cell.length > 32_767 || !/^[\x21-\x7E]+$/.test(cell))).toEqual([])
  expect(cells.join('')).not.toContain('_')
  expect(
    JSON.parse(
      joinReplayCells(
        heading,
        cells.map((cell) => cell.trim()),
      ) ?? '',
    ),
  ).toEqual(value)
})

test('a cell that was cut, or lost, makes the whole nothing', () => {
  const { heading, cells } = cutReplayCells(json)
  expect(joinReplayCells(heading, [...cells.slice(0, 2), ...cells.slice(3)])).toBe('')
  expect(
    joinReplayCells(
      heading,
      cells.map((cell) => cell.slice(0, 31_000)),
    ),
  ).toBe('')
})

test('a workbook from before the length was stated is read as it is', () => {
  expect(joinReplayCells(['These cells hold the papers themselves.'], ['{"a":', '1}'])).toBe('{"a":1}')
  expect(joinReplayCells(['Replay of the match'], ['{"a":1}'])).toBeNull()
})
