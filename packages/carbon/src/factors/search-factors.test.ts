import { expect, test } from 'vitest'
import { listFactors } from './factor-library.ts'
import { searchFactors } from './search-factors.ts'

test('all words must be found, and the name counts most', () => {
  const [first] = searchFactors({ words: 'electricity queensland', edition: '2025' })
  expect(first?.id).toBe('au-nga-2025-electricity-qld-scope2')
  expect(searchFactors({ words: 'electricity xyzzy' })).toEqual([])
})

test('filters hold to the letter, with and without words', () => {
  const found = searchFactors({ words: 'diesel', region: 'AU', scope: 1, unit: 'L' })
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ region, scope, unit }) => `${region} ${scope} ${unit}`))).toEqual(
    new Set(['AU 1 L']),
  )
  expect(searchFactors({ words: ' ' })).toEqual(listFactors())
})
