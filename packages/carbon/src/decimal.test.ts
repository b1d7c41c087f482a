import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from './decimal.ts'
import {
  compare,
  decimal,
  dividedBy,
  isRounded,
  minus,
  parseDecimal,
  plus,
  roundTo,
  sumOf,
  times,
} from './decimal.ts'

/** Decimals with up to 9 digits on either side of the point. */
const decimals = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([isNegative, whole, fraction]) =>
    decimal(`${isNegative ? '-' : ''}${whole}.${String(fraction).padStart(9, '0')}`),
  )

test('tenths add up exactly', () => {
  expect(plus('0.1', '0.2')).toBe('0.3')
})

test('a product keeps every digit', () => {
  expect(times('12345678.9', '2.717826')).toBe('33553407.1020714')
})

test('addition and multiplication are associative, commutative and distributive', () => {
  fc.assert(
    fc.property(decimals, decimals, decimals, (a, b, c) => {
      expect(plus(plus(a, b), c)).toBe(plus(a, plus(b, c)))
      expect(times(times(a, b), c)).toBe(times(a, times(b, c)))
      expect(plus(a, b)).toBe(plus(b, a))
      expect(times(a, plus(b, c))).toBe(plus(times(a, b), times(a, c)))
      expect(minus(plus(a, b), b)).toBe(a)
    }),
  )
})

test('a quotient times its divisor differs from the dividend by less than the last place', () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      fc.pre(b !== '0')
      const rest = minus(a, times(dividedBy(a, b), b))
      const most = times('0.00000000000000000001', b)
      expect(compare(times(rest, rest), times(most, most))).toBeLessThanOrEqual(0)
    }),
  )
})

test('a quotient that does not end keeps 20 decimal places and says so', () => {
  expect(dividedBy('2', '3')).toBe('0.66666666666666666667')
  expect(isRounded('2', '3')).toBe(true)
  expect(isRounded('48250', '1000')).toBe(false)
})

test.each(['0', '-0', '-0.0', '00', '0.10', '10', '-10.01', '0.0', '1.0'])(
  'reads %s alike with and without checking',
  (text) => {
    expect(decimal(text)).toBe(parseDecimal(text))
  },
)

test('throws on digits that a table could not hold', () => {
  expect(() => decimal('1e3')).toThrow('not a decimal')
})

test('a sum of nothing is nought', () => {
  expect(sumOf([])).toBe('0')
})

test.each([
  ['0100.50', '100.5'],
  ['-0.0', '0'],
  ['7', '7'],
  ['9'.repeat(60), '9'.repeat(60)],
])('reads %s as %s', (text, canonical) => {
  expect(parseDecimal(text)).toBe(canonical)
})

test.each(['', '1e3', '.5', '5.', '+1', '1,000', 'NaN', '٣', '9'.repeat(61)])('refuses %j', (text) => {
  expect(parseDecimal(text)).toBeNull()
})

test.each<readonly [Decimal, number, string]>([
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['1.005', 2, '1.01'],
  ['1.5', 2, '1.50'],
  ['-0.0001', 2, '0.00'],
  ['-0.4', 0, '0'],
  ['-0.5', 1, '-0.5'],
])('rounds %s to %i places as %s, half away from zero', (value, places, rounded) => {
  expect(roundTo(value, places)).toBe(rounded)
})
