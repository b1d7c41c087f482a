import { expect, test } from 'vitest'
import { findUnknownFilter } from './unknown-filter.ts'

test('a unit that no factor is for is told with those that there are', () => {
  const unknown = findUnknownFilter({ words: '', unit: 'furlong' }, 'The list')
  expect(unknown).toMatchObject({ filter: 'unit', text: expect.stringContaining('“furlong”. Units') })
  expect(unknown?.text).toContain('kWh, kg, km')
})

test.each([
  [{ category: 'lunch' }, 'category', 'waste'],
  [{ edition: '1066' }, 'edition', '2025'],
  [{ region: 'XX' }, 'region', 'The list lists them.'],
])('%j is told', (filter, name, words) => {
  const unknown = findUnknownFilter({ words: '', ...filter }, 'The list')
  expect(unknown).toMatchObject({ filter: name, text: expect.stringContaining(words) })
})

test('filters that some factor has are no slip, though none has all of them', () => {
  const search = { words: '', unit: 'kWh', category: 'waste', edition: '2025', region: 'AU-QLD' }
  expect(findUnknownFilter(search, '')).toBeNull()
})
