import { expect, test } from 'vitest'
import { brandOf, brandsOf } from './brands.ts'

test('a name that begins with a brand is known by it, and by the longest', () => {
  expect(brandOf('BP Dalby QLD')?.trade).toBe('fuel')
  expect(brandOf('Coles Express Dalby')?.name).toBe('Coles Express')
  expect(brandOf('CEPSA Estación 402')?.country).toBe('ES')
})

test('a name that only shares letters with a brand is none', () => {
  expect(brandOf('Shelly Beach Motel')).toBeNull()
  expect(brandOf('Bolton Council')).toBeNull()
})

test('every airline has its designator once', () => {
  const codes = brandsOf('airline').map(({ code }) => code)
  expect(codes.every((code) => code !== null && /^[A-Z\d]{2}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(codes.length)
})
