import { expect, test } from 'vitest'
import { brandsOf } from './brands.ts'

test('every airline has its designator once', () => {
  const codes = brandsOf('airline').map(({ code }) => code)
  expect(codes.every((code) => code !== null && /^[A-Z\d]{2}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(codes.length)
})
