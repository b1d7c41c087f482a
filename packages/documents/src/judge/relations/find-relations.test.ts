import { expect, test } from 'vitest'
import { relationsOf } from '../../testing/relations-of.ts'

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

test('a column of money is summed apart from the quantities beside it, each share left out', () => {
  const lines = [
    'Peak      1,200 kWh   $300.00',
    'GST                        10 %',
    'Off peak  2,060 kWh   $206.00',
    'Total     3,260 kWh   $506.00',
  ]
  expect(relationsOf('3260', ...lines).totalOf).toEqual([['2060', '1200']])
  expect(relationsOf('506.00', ...lines).totalOf).toEqual([['206.00', '300.00']])
})

test('parts that were rounded may miss their total by half a digit each, and no more', () => {
  const sum = (total: string) =>
    relationsOf(total, 'Peak   1200.4', 'Other  2060.4', `Total  ${total}`).totalOf.length
  expect(sum('3260.9')).toBe(1)
  expect(sum('3261.0')).toBe(0)
  const whole = (total: string) =>
    relationsOf(total.replace(/,/g, ''), 'Peak   12,000', 'Other  20,600', `Total  ${total}`).totalOf.length
  expect(whole('32,601')).toBe(1)
  expect(whole('32,602')).toBe(0)
})

test('parts side by side add up to the figure right of them', () => {
  const line = 'Site 4   820 kWh   430 kWh   1,250 kWh'
  expect(relationsOf('1250', line).totalOf).toEqual([['430', '820']])
  expect(relationsOf('430', line).partOf).toEqual(['1250'])
  expect(relationsOf('1250', 'Site 4   820 kWh   $430.00   1,250 kWh').totalOf).toEqual([])
  expect(relationsOf('820', line).totalOf).toEqual([])
})

test('a credit brings a running sum back to its total', () => {
  const lines = ['Credit   -200.00', 'Usage     500.00', 'Supply    100.00', 'Total     400.00']
  expect(relationsOf('400.00', ...lines).totalOf).toEqual([['100.00', '500.00', '-200.00']])
})

test('readings of one number each under the other are no difference of money or shares', () => {
  expect(relationsOf('820', 'Present  $13,270', 'Previous  $12,450', 'Use  820').differences).toEqual([])
  expect(relationsOf('82', 'Present  92 %', 'Previous  10 %', 'Use  82').differences).toEqual([])
})

test('readings of one column are compared with no figure of another', () => {
  const lines = [
    'Present    13,270      5,120',
    'Previous   12,450      5,000',
    'Use           820        120',
    'Other         120         33',
  ]
  expect(relationsOf('820', ...lines).differences).toEqual([['13270', '12450', '1']])
  expect(relationsOf('120', ...lines).differences).toEqual([['5120', '5000', '1']])
})

test('readings of less than ten and a difference that is one of them are none', () => {
  expect(relationsOf('3', 'Gate 8  5  3').differences).toEqual([])
  expect(relationsOf('41220', 'Meter 82,440  41,220').differences).toEqual([])
})

test('readings with decimals are told apart exactly', () => {
  expect(relationsOf('0.3', 'Meter  10.6  10.3  0.3').differences).toEqual([['10.6', '10.3', '1']])
})

test('a printed product of the line below is related where a line has no product of its own', () => {
  const lines = ['Steel reinforcing bar of the second delivery  12.5 t', '$1,450.00  $18,125.00']
  expect(relationsOf('12.5', ...lines).products).toEqual([['1450.00', '18125.00']])
  expect(relationsOf('18125.00', ...lines).products).toEqual([])
})

test('small digits multiply by chance: hundredths are believed of more than four digits only', () => {
  expect(relationsOf('25', 'Row 25  40  10').products).toEqual([])
  expect(relationsOf('250', 'Row 250  41.25  103.13').products).toEqual([['41.25', '103.13']])
})
