import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, decimal, minus, plus, times } from '../decimal.ts'
import { fail } from '../result.ts'
import { convertQuantity } from './convert-quantity.ts'
import { allUnits } from './unit-table.ts'

const dimensions = [...new Set(allUnits.map(({ dimension }) => dimension))]
const pairs = fc.constantFrom(...dimensions).chain((dimension) => {
  const units = allUnits.filter((unit) => unit.dimension === dimension).map(({ id }) => id)
  return fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units), fc.constantFrom(...units))
})
const quantities = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => decimal(String(value)))

function convert(quantity: string, from: string, to: string): string {
  const converted = convertQuantity(decimal(quantity), from, to)
  return converted.ok ? converted.value.quantity : converted.problem.code
}

const lastPlaces = decimal('0.0000000000000000001')

/**
 * True when both agree to 12 significant digits, or to what rounding in the 20th place, here and in the unit in between, comes to:
 * a joule is so small a part of a tonne of oil that fewer digits of it are left.
 */
function areClose(left: string, right: string, [over, to]: readonly [over: string, to: string]): boolean {
  const difference = minus(decimal(left), decimal(right))
  const scale = times(decimal(right), '0.000000000001')
  const lost = plus(decimal(convert(lastPlaces, over, to)), lastPlaces)
  return (
    compare(times(difference, difference), times(scale, scale)) <= 0 ||
    compare(times(difference, difference), times(lost, lost)) <= 0
  )
}

test.each([
  ['48250', 'MJ', 'GJ', '48.25'],
  ['1', 'kWh', 'MJ', '3.6'],
  ['5', 'therm', 'GJ', '0.52752795'],
  ['597478.9', 'kBtu', 'kWh', '175103.78849180833333333333'],
  ['86', 'kL', 'm3', '86'],
  ['2', 'CCF', 'm3', '5.6633693184'],
  ['100', 'gal-us', 'L', '378.5411784'],
  ['100', 'gal-uk', 'L', '454.609'],
  ['300', 'lb', 't', '0.136077711'],
  ['2', 'short-ton', 'kg', '1814.36948'],
  ['1', 'mmBtu', 'GJ', '1.0550559'],
])('%s %s is %s in %s', (quantity, from, to, expected) => {
  expect(convert(quantity, from, to)).toBe(expected)
})

test.each([
  ['5', 'therm', 'GJ', '5 therm × 105.50559 MJ/therm ÷ 1000 MJ/GJ = 0.52752795 GJ'],
  ['5', 'therm', 'MJ', '5 therm × 105.50559 MJ/therm = 527.52795 MJ'],
  ['48250', 'MJ', 'GJ', '48250 MJ ÷ 1000 MJ/GJ = 48.25 GJ'],
  ['86', 'kL', 'm3', '86 kL = 86 m3'],
] as const)('says the sum that a reader can do again: %s %s in %s', (quantity, from, to, sum) => {
  const converted = convertQuantity(quantity, from, to)
  expect(converted.ok && converted.value.expression).toBe(sum)
})

test('says when a quotient was rounded', () => {
  const converted = convertQuantity('1', 'L', 'gal-us')
  expect(converted.ok && converted.value.expression).toContain('(to 20 decimal places)')
})

test('there and back again is the same quantity', () => {
  fc.assert(
    fc.property(quantities, pairs, (quantity, [from, to]) => {
      expect(areClose(convert(convert(quantity, from, to), to, from), quantity, [to, from])).toBe(true)
    }),
  )
})

test('a detour over a third unit gives the same quantity', () => {
  fc.assert(
    fc.property(quantities, pairs, (quantity, [from, over, to]) => {
      const detour = convert(convert(quantity, from, over), over, to)
      expect(areClose(detour, convert(quantity, from, to), [over, to])).toBe(true)
    }),
  )
})

test('refuses litres against gigajoules', () => {
  expect(convert('1', 'L', 'GJ')).toBe('unit_mismatch')
})

test('refuses demand as energy', () => {
  expect(convert('41', 'kVA', 'kWh')).toBe('unit_mismatch')
})

test('refuses a unit that it does not know', () => {
  expect(convertQuantity('1', 'furlong', 'km')).toEqual(fail({ code: 'unit_unknown', unit: 'furlong' }))
  expect(convertQuantity('1', 'km', 'league')).toEqual(fail({ code: 'unit_unknown', unit: 'league' }))
})
