import { expect, test } from 'vitest'
import { layoutOfText } from '../layout/layout-of-text.ts'
import { findRelations } from './find-relations.ts'

function relationsOf(value: string, ...lines: readonly string[]) {
  const layout = layoutOfText(...lines)
  const relations = findRelations(layout.lines)
  const number = layout.lines.flatMap(({ numbers }) => numbers).find((one) => one.value === value)
  if (number === undefined) throw new Error(`${value} is not printed`)
  const { products, differences, totalOf, partOf, readingOf, repeats } = relations.of(number)
  return {
    products: products.map(({ partner, amount }) => [partner.number.value, amount.number.value]),
    differences: differences.map(({ end, start, multiplier }) => [
      end.number.value,
      start.number.value,
      multiplier,
    ]),
    totalOf: totalOf.map((parts) => parts.map(({ number: part }) => part.value)),
    partOf: partOf.map((total) => total.number.value),
    readingOf: readingOf.map((result) => result.number.value),
    repeats: repeats.length,
  }
}

test('a small charge is a product where the rate is marked as one, and chance elsewhere', () => {
  expect(relationsOf('13', 'P3  13 kWh x 0.090610 €/kWh  1.18 €').products).toEqual([['0.090610', '1.18']])
  expect(relationsOf('13', 'P3  13  0.090610  1.18').products).toEqual([])
})

test('a quantity times a rate in cents is the amount', () => {
  expect(relationsOf('3184', 'Peak usage  3,184 kWh  34.10  $1,085.74').products).toEqual([
    ['34.10', '1085.74'],
  ])
})

test('a product that misses the amount by a dollar is none', () => {
  expect(relationsOf('3184', 'Peak usage  3,184 kWh  0.3410  $1,086.74').products).toEqual([])
})

test('readings on one line and their multiplier give the use', () => {
  const line = 'Meter 7  41,220  41,302  40  3,280'
  expect(relationsOf('3280', line).differences).toEqual([['41302', '41220', '40']])
  expect(relationsOf('41302', line).readingOf).toEqual(['3280'])
})

test('readings one under the other give the use below them', () => {
  const lines = ['Present   13,270', 'Previous  12,450', 'Use       820']
  expect(relationsOf('820', ...lines).differences).toEqual([['13270', '12450', '1']])
})

test('a column adds up to the figure under it, and no further', () => {
  const lines = [
    'Peak      1,200',
    'Shoulder    340',
    'Off peak  2,060',
    'Total     3,600',
    'Days         31',
  ]
  expect(relationsOf('3600', ...lines).totalOf).toEqual([['2060', '340', '1200']])
  expect(relationsOf('340', ...lines).partOf).toEqual(['3600'])
  expect(relationsOf('31', ...lines).totalOf).toEqual([])
})

test('a figure of three digits and more that stands twice is printed again, a small one is not', () => {
  const lines = ['Use 820 kWh over 31 days', 'Energy 820 kWh', 'Page 31']
  expect(relationsOf('820', ...lines).repeats).toBe(1)
  expect(relationsOf('31', ...lines).repeats).toBe(0)
})
