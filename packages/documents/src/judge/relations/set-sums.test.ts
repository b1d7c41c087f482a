import { expect, test } from 'vitest'
import { readPageWords } from '../candidates/page-words.ts'
import { findCandidates } from '../candidates/find-candidates.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { findRelations } from './find-relations.ts'
import { relateSetSums } from './set-sums.ts'

/** The parts of a figure that stand apart: an odd line between them keeps them out of each other's columns. */
function partsOf(total: string, ...lines: readonly string[]) {
  const layout = layoutOfText(...lines)
  const relations = findRelations([])
  const candidates = findCandidates(layout.lines, readPageWords())
  relateSetSums(candidates, relations)
  const found = candidates.find(({ number }) => number.value === total)
  if (found === undefined) throw new Error(`${total} is not printed`)
  const { totalOf, partOf } = relations.of(found.number)
  return {
    parts: totalOf.map((set) => set.map(({ number }) => number.value)),
    partOf: partOf.map(({ number }) => number.value),
  }
}

const parts = ['Peak 1,200 kWh', 'Used 4,100 kWh', 'Shoulder 840 kWh', 'Off peak 2,060 kWh']

test('figures of one unit that add up to another are its parts, wherever they stand', () => {
  expect(partsOf('4100', ...parts)).toEqual({ parts: [['1200', '840', '2060']], partOf: [] })
  expect(partsOf('840', ...parts)).toEqual({ parts: [], partOf: ['4100'] })
})

test('figures of another unit are no parts', () => {
  expect(
    partsOf('4100', 'Peak 1,200 kWh', 'Used 4,100 kWh', 'Gas 840 MJ', 'Off peak 2,060 kWh').parts,
  ).toEqual([])
})

test('rounded parts may miss by half a digit for each but one', () => {
  const missing = (total: string) =>
    partsOf(total, 'Peak 120.4 kWh', `Used ${total} kWh`, 'Day 84.4 kWh', 'Off peak 206.4 kWh').parts.length
  expect(missing('411')).toBe(1)
  expect(missing('412')).toBe(1)
  expect(missing('413')).toBe(0)
})

test('a total of fewer than three digits is chance, and so is a sum among many figures', () => {
  expect(partsOf('41', 'A 12 kWh', 'B 41 kWh', 'C 29 kWh').parts).toEqual([])
  const many = Array.from({ length: 14 }, (_, index) => `Row ${7_001 + index * 997} kWh`)
  expect(partsOf('4100', ...parts.slice(0, 3), 'Off peak 2,060 kWh', ...many).parts).toEqual([])
})

test('a sum of seven figures is not looked for', () => {
  const seven = [1001, 1017, 1033, 1049, 1065, 1081, 1097].map((value) => `Row ${value} kWh`)
  expect(partsOf('7343', 'Used 7343 kWh', ...seven).parts).toEqual([])
  expect(partsOf('6246', 'Used 6246 kWh', ...seven.slice(0, 6)).parts).toHaveLength(1)
})

test('a figure that is known as a total keeps its parts', () => {
  const layout = layoutOfText(...parts)
  const relations = findRelations([])
  const candidates = findCandidates(layout.lines, readPageWords())
  relateSetSums(candidates, relations)
  relateSetSums(candidates, relations)
  const total = candidates.find(({ number }) => number.value === '4100')
  expect(total === undefined ? [] : relations.of(total.number).totalOf).toHaveLength(1)
})

test('all that is charged adds up to a figure among however many', () => {
  const layout = layoutOfText(
    'Energy  120 kWh  0.91  109.20',
    'Shared energy  1,940 kWh  0.50  970.00',
    'Meter  2,060 kWh',
    ...Array.from({ length: 18 }, (_, index) => `Month ${2_001 + index * 97} kWh`),
  )
  const relations = findRelations(layout.lines)
  const candidates = findCandidates(layout.lines, readPageWords())
  relateSetSums(candidates, relations)
  const parts = candidates.flatMap(({ number }) =>
    number.value === '2060' ? relations.of(number).totalOf : [],
  )
  expect(parts.map((set) => set.map(({ number }) => number.value))).toEqual([['120', '1940']])
})
