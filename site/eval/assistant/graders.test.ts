import { expect, test } from 'vitest'
import { faultOf } from './fault-of.ts'
import { findInventedFigures } from './find-invented-figures.ts'

const right = 'Electricity: 4826 kWh × 0.67 kgCO2e/kWh = 3233.42 kg'

test('an answer passes with all that it must say and nothing that it must not', () => {
  const expected = { says: [/0\.67/, /Electricity/], omits: [/gas/] }
  expect(faultOf(expected, right)).toBeNull()
  expect(faultOf(expected, right.replace('0.67', '0.68'))).toBe(String.raw`does not say /0\.67/`)
  expect(faultOf(expected, `${right}, and gas`)).toBe('says /gas/')
  expect(faultOf(expected, '')).toBe(String.raw`does not say /0\.67/`)
})

test('a sum over figures with a source, done again and found right, invents nothing', () => {
  expect(findInventedFigures([right], ['4,826 kWh in Queensland'])).toEqual([])
})

test.each([
  ['a result that the sum does not give', right.replace('3233.42', '3233.43'), ['3233.43']],
  ['a quantity that nobody gave', 'Electricity: 48261 kWh', ['48261']],
  [
    'a result built on a figure without a source',
    '4826 kWh × 0.6712345 = 3239.3777',
    ['0.6712345', '3239.3777'],
  ],
  ['a distance that two airports are not apart', 'BNE to SYD: 754 km great circle', ['754']],
])('%s is invented', (_fault, answer, figures) => {
  expect(findInventedFigures([answer], ['4,826 kWh in Queensland'])).toEqual(figures)
})
