import { expect, test } from 'vitest'
import { nameEmission, vocabularies } from './vocabulary.ts'

test('one figure has the name that each reader uses', () => {
  const grid = { scope: 2, method: 'location-based', category: null } as const
  expect(vocabularies.map((vocabulary) => nameEmission(grid, vocabulary))).toEqual([
    'Scope 2, location-based',
    'Scope 2 emissions',
    'AASB S2.29(a)(i)(2): gross Scope 2, location-based',
  ])
})

test('Scope 3 is outside of NGER and names its category elsewhere', () => {
  const upstream = { scope: 3, method: null, category: 3 } as const
  expect(nameEmission(upstream, 'nger')).toBe('Outside NGER (Scope 3)')
  expect(nameEmission(upstream, 'ghg-protocol')).toBe(
    'Scope 3, category 3: fuel- and energy-related activities',
  )
})
