import { expect, test } from 'vitest'
import { formatKg, formatTonnes, groupDigits } from './format-mass.ts'

test.each([
  ['2847.5', '2,847.50 kg'],
  ['0.00044', 'under 0.01 kg'],
  ['-12.3456', '−12.35 kg'],
  ['0', '0.00 kg'],
])('shows %s kg as %s', (kg, text) => {
  expect(formatKg(kg)).toBe(text)
})

test.each([
  ['3230', '3.230 t'],
  ['1234567.4', '1,234.567 t'],
  ['0.4', '0.000400 t'],
  ['-0.4', '−0.000400 t'],
  ['0.5', '0.001 t'],
  ['0', '0.000 t'],
])('shows %s kg as %s', (kg, text) => {
  expect(formatTonnes(kg)).toBe(text)
})

test('groups the whole digits only', () => {
  expect(groupDigits('1234567.891011')).toBe('1,234,567.891011')
})
