import { expect, test } from 'vitest'
import { fitsKind, unitsOfKind } from './units-of-kind.ts'

test.each(['water', 'wastewater'] as const)('%s is asked for in units that a bill prints', (kind) => {
  expect(unitsOfKind(kind)).toEqual(['kL', 'm3', 'L'])
})

test.each([
  ['person-year', true],
  ['kL', true],
  ['AUD', true],
  ['kWh', false],
])('%s fits water: %s', (unit, fits) => {
  expect(fitsKind('water', unit)).toBe(fits)
})
