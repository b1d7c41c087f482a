import { expect, test } from 'vitest'
import { normaliseUnit } from './normalise-unit.ts'
import { allUnits } from './unit-table.ts'

test.each([
  ['kWh', 'kWh'],
  ['KWH', 'kWh'],
  ['Kwh', 'kWh'],
  ['kW h', 'kWh'],
  ['Ltr', 'L'],
  ['litres', 'L'],
  ['LITRES', 'L'],
  ['m³', 'm3'],
  ['kL', 'kL'],
  ['tonnes', 't'],
  ['T', 't'],
  ['therms', 'therm'],
  ['kBtu', 'kBtu'],
  ['CCF', 'CCF'],
  ['MMBtu', 'mmBtu'],
  [' room nights ', 'room-night'],
  ['lbs.', 'lb'],
  ['night(s)', 'room-night'],
  ['watt hour(s)', 'Wh'],
  ['room \n nights', 'room-night'],
])('reads %j as %s', (text, unit) => {
  expect(normaliseUnit(text)).toBe(unit)
})

test('tells a megalitre from a millilitre by case', () => {
  expect([normaliseUnit('ML'), normaliseUnit('mL'), normaliseUnit('Ml')]).toEqual(['ML', 'mL', null])
})

test('reads a bare ton as a tonne, except in the United States and Britain', () => {
  const countries = [null, 'AU', 'AE', 'US', 'GB']
  expect(countries.map((country) => normaliseUnit('Tons', country))).toEqual([
    't',
    't',
    't',
    'short-ton',
    'long-ton',
  ])
})

test('reads a bare gallon as the one that the country prints', () => {
  expect([
    normaliseUnit('gal'),
    normaliseUnit('gallons', 'US'),
    normaliseUnit('gallon', 'GB'),
    normaliseUnit('Gallons', 'AE'),
    normaliseUnit('gals', 'DE'),
  ]).toEqual(['gal-us', 'gal-us', 'gal-uk', 'gal-uk', 'gal-us'])
})

test('does not read centimetres as cubic metres', () => {
  expect(normaliseUnit('cm')).toBeNull()
})

test('keeps demand and reactive energy apart from energy', () => {
  const dimensions = ['kVA', 'kW', 'kVArh', 'kVAh'].map(
    (id) => allUnits.find((unit) => unit.id === normaliseUnit(id))?.dimension,
  )
  expect(new Set(dimensions).size).toBe(4)
  expect(dimensions).not.toContain('energy')
})

test.each(['', '  ', 'widgets', '$', 'c/kWh', 'k.Wh', 'watt hour(s) a day'])('gives null for %j', (text) => {
  expect(normaliseUnit(text)).toBeNull()
})

test('every unit reads as itself', () => {
  expect(allUnits.filter(({ id }) => normaliseUnit(id) !== id)).toEqual([])
})
