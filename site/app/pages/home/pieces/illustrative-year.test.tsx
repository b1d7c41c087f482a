import { expect, test } from 'vitest'
import { businessUnits, scopes, scopeTonnes, totalTonnes, yearTonnes } from './illustrative-year.ts'

test('the scopes are the ones of the specification and add up to 1,240', () => {
  expect(scopes.map(scopeTonnes)).toEqual([210, 450, 580])
  expect(yearTonnes).toBe(1240)
})

test('the business units add up to the same total as the scopes', () => {
  expect(businessUnits.reduce((sum, unit) => sum + totalTonnes(unit), 0)).toBe(yearTonnes)
})
