import { expect, test } from 'vitest'
import { relationsOf, relationsOnPages } from '../../testing/relations-of.ts'

const differencesOf = (value: string, ...lines: readonly string[]) => relationsOf(value, ...lines).differences
const list = ['Present   13,270', 'Previous  12,450', 'Use       820']
const found = [['13270', '12450', '1']]
const others = (count: number) => '   5'.repeat(count)

test('a row of more than fourteen numbers is data', () => {
  const row = (count: number) => `Meter  41,302  41,220  82${others(count)}`
  expect(differencesOf('82', row(11))).toEqual([['41302', '41220', '1']])
  expect(differencesOf('82', row(12))).toEqual([])
})

test('no column begins at such a row, and none goes through it', () => {
  const [present = '', previous = '', use = ''] = list
  expect(differencesOf('820', present + others(13), previous, use)).toEqual(found)
  expect(differencesOf('820', present + others(14), previous, use)).toEqual([])
  expect(differencesOf('820', present, previous + others(13), use)).toEqual(found)
  expect(differencesOf('820', present, previous + others(14), use)).toEqual([])
})

test('a reading that is taken off may be printed with its minus, and nothing else', () => {
  expect(differencesOf('820', 'Last reading  13,270', 'First reading  -12,450', 'Use  820')).toEqual([
    ['13270', '-12450', '1'],
  ])
  expect(differencesOf('820', 'Last reading  -13,270', 'First reading  12,450', 'Use  820')).toEqual([])
  expect(differencesOf('820', 'Delivered  13,270', 'Received  -12,450', 'Use  820')).toEqual([])
})

test('money and shares are no readings, on a line or in a column', () => {
  expect(differencesOf('82', 'Meter  $41,302  $41,220  82')).toEqual([])
  expect(differencesOf('82', 'Load  92 %  10 %  82')).toEqual([])
  expect(differencesOf('820', 'Present  $13,270', 'Previous  12,450', 'Use  820')).toEqual([])
  expect(differencesOf('820', 'Present  13,270', 'Previous  $12,450', 'Use  820')).toEqual([])
  expect(differencesOf('82', 'Present  92', 'Previous  10 %', 'Use  82')).toEqual([])
})

test('a use is looked for seven lines under the reading and no further', () => {
  const [present = '', previous = '', use = ''] = list
  const told = (count: number) => Array.from({ length: count }, () => 'Read by our staff')
  expect(differencesOf('820', present, previous, ...told(5), use)).toEqual(found)
  expect(differencesOf('820', present, previous, ...told(6), use)).toEqual([])
})

test('what stands under a wide reading belongs to it, though not to each other', () => {
  expect(differencesOf('30', '     100,030      7', '  100,000', '          30')).toEqual([
    ['100030', '100000', '1'],
  ])
})

test('readings do not go on over the end of a page', () => {
  expect(relationsOnPages('820', [list]).differences).toEqual(found)
  expect(relationsOnPages('820', [list.slice(0, 1), list.slice(1)]).differences).toEqual([])
})

test('a figure of another column is no use', () => {
  const lines = ['Present   13,270        5', 'Previous  12,450        7', 'Use        3          820']
  expect(differencesOf('820', ...lines)).toEqual([])
})

test('single figures under each other are a list wherever they stand, beside others they are not', () => {
  const present = 'Present reading of the meter       13,270'
  expect(differencesOf('820', present, 'Previous  12,450', 'Use  820')).toEqual(found)
  expect(differencesOf('820', present, 'Previous  12,450   3', 'Use  820')).toEqual([])
  expect(differencesOf('820', `${present}   3`, 'Previous  12,450', 'Use  820')).toEqual([])
})

test('a number of more digits than are exact is left out', () => {
  expect(differencesOf('100', 'Meter  90071992547409930  50  100  2')).toEqual([])
})

test('a reading is ten or more', () => {
  expect(differencesOf('3', 'Gate  10  7  3')).toEqual([['10', '7', '1']])
  expect(differencesOf('2.9', 'Gate  9.9  7  2.9')).toEqual([])
})

test('a meter may start at nought and not below', () => {
  expect(differencesOf('32800', 'Meter  820  0  40  32,800')).toContainEqual(['820', '0', '40'])
  expect(differencesOf('120', 'Net  100  -20  120')).toEqual([])
})

test('a use is more than nought and no reading of its own difference', () => {
  expect(differencesOf('0', 'Meter  10.1  10  2  0')).toEqual([])
  expect(differencesOf('-0.3', 'Meter  10.1  10  2  -0.3')).toEqual([])
  expect(differencesOf('820', 'Meter  820  0  820')).toEqual([])
})

test('a multiplier is a number of its own, above one, and makes the use to half a unit', () => {
  expect(differencesOf('27', 'Meter  12  9  27')).toEqual([])
  expect(differencesOf('40', 'Meter  41,302  41,220  7  40')).toEqual([])
  expect(differencesOf('82.4', 'Meter  41,302  41,220  1  82.4')).toEqual([])
  expect(differencesOf('40', 'Meter  100  20  0.5  40')).toEqual([])
  expect(differencesOf('5', 'Meter  11.5  10  3  5')).toEqual([['11.5', '10', '3']])
})

test('a difference that line and column or two columns show is told once', () => {
  const lines = ['Meter     7', ...list]
  expect(differencesOf('820', ...lines)).toEqual(found)
  expect(relationsOf('13270', ...lines).readingOf).toEqual(['820', '12450'])
  expect(relationsOf('12450', ...lines).readingOf).toEqual(['820'])
})

test('two pairs of readings may have one use, also where they share one of them', () => {
  expect(differencesOf('82', 'Meter  41,302  41,220  182  100  82')).toEqual([
    ['41302', '41220', '1'],
    ['182', '100', '1'],
  ])
  expect(differencesOf('82', 'Meter  182  100  100  82')).toHaveLength(2)
  expect(differencesOf('82', 'Meter  182  182  100  82')).toHaveLength(2)
})

test('what is charged is no reading: less a part of it, it is its other part', () => {
  const parts = ['Energy B  86.17  0.3311  28.53', 'Energy C  16.32  0.3109  5.07']
  expect(differencesOf('16.32', 'Network  102.49  0.5600  57.39', ...parts)).toEqual([])
  expect(differencesOf('16.32', 'Reading  102.49', 'Before  86.17', 'Use  16.32')).toHaveLength(1)
})
