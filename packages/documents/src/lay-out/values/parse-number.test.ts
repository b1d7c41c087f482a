import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['1,234.50', null, '1234.50'],
  ['1.234,50', null, '1234.50'],
  ['1.234.567', null, '1234567'],
  ['11,41,978.84', null, '1141978.84'],
  ["1'234.56", null, '1234.56'],
  ['8 581', 'comma', '8581'],
  ['13,77', null, '13.77'],
  ['0,123', null, '0.123'],
  ['.892', null, '0.892'],
  ['000412', null, '412'],
  ['2,57000', 'comma', '2.57000'],
] as const)('reads %s as %s decimals: %s', (raw, sign, expected) => {
  expect(parseNumber(raw, sign)).toEqual({ value: expected, ambiguous: false })
})

test('one sign before three digits follows the sign of the document', () => {
  expect(parseNumber('1.579', 'point')?.value).toBe('1.579')
  expect(parseNumber('1.579', 'comma')?.value).toBe('1579')
  expect(parseNumber('1,579', 'comma')?.value).toBe('1.579')
})

test('one sign before three digits is ambiguous in a document without a sign of its own', () => {
  expect(parseNumber('1,579', null)).toEqual({ value: '1579', ambiguous: true })
  expect(parseNumber('1.579', null)).toEqual({ value: '1.579', ambiguous: true })
})

test.each(['1.2.3', '1,23,45', '12.34,56.78', '119688 69.40', ''])(
  'refuses %s, which no country writes',
  (raw) => {
    expect(parseNumber(raw, null)).toBeNull()
  },
)

test('grouped and plain writing of any amount read alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const fraction = String(cents).padStart(2, '0')
      const groups = String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
      expect(parseNumber(`${groups}.${fraction}`, null)?.value).toBe(`${whole}.${fraction}`)
      expect(parseNumber(`${groups.replaceAll(',', '.')},${fraction}`, null)?.value).toBe(
        `${whole}.${fraction}`,
      )
    }),
  )
})
