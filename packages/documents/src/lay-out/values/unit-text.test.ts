import { expect, test } from 'vitest'
import { unitAt, unitOfWord, unitWithin } from './unit-text.ts'

test.each([
  ['4,250 kWh', 5, 'kWh'],
  ['12.5 KWH', 4, 'kWh'],
  ['35 kW', 2, 'kW'],
  ['90 kVAh', 2, 'kVArh'],
  ['5 therms', 1, 'therm'],
  ['38.61 litre', 5, 'L'],
  ['45 kL', 2, 'kL'],
  ['9 ML', 1, 'ML'],
  ['9 mL', 1, 'mL'],
  ['12 m³', 2, 'm3'],
  ['597,478.9 kBtu', 9, 'kBtu'],
  ['8 Nächte', 1, 'room-night'],
  ['300 lb', 3, 'lb'],
])('reads the unit of %s', (text, end, unit) => {
  expect(unitAt(text, end)?.unit).toBe(unit)
})

test('a word that only begins like a unit is none', () => {
  expect(unitAt('5 liable', 1)).toBeNull()
  expect(unitAt('12 minutes', 2)).toBeNull()
})

test('a unit of a price is not the unit of its column', () => {
  expect(unitWithin('c/kWh', ['energy'])).toBeNull()
  expect(unitWithin('Price per litre', ['volume'])).toBeNull()
  expect(unitWithin('Usage (kWh)', ['energy'])?.unit).toBe('kWh')
})

test('a cell that holds a unit alone is a unit', () => {
  expect(unitOfWord('Liter')?.unit).toBe('L')
  expect(unitOfWord('Description')).toBeNull()
})

test('a density and a daily average are no quantities', () => {
  expect(unitWithin('Est density kg/m3', ['mass'])).toBeNull()
  expect(unitWithin('Usage kWh/day', ['energy'])).toBeNull()
  expect(unitWithin('Weight (kg)', ['mass'])?.unit).toBe('kg')
})
