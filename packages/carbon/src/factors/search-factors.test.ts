import { expect, test } from 'vitest'
import { listFactors } from './factor-library.ts'
import { searchFactors } from './search-factors.ts'

async function find(words: string, filter: Omit<Parameters<typeof searchFactors>[0], 'words'> = {}) {
  return searchFactors({ words, ...filter })
}

test('all words must be found, and the name counts most', async () => {
  const [first] = await find('electricity queensland', { edition: '2025' })
  expect(first?.id).toBe('au-nga-2025-electricity-qld-scope2')
  expect(await find('electricity xyzzy')).toEqual([])
})

test('filters hold to the letter, with and without words', async () => {
  const found = await find('diesel', { region: 'AU', scope: '1', unit: 'L' })
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ region, scope, unit }) => `${region} ${scope} ${unit}`))).toEqual(
    new Set(['AU 1 L']),
  )
  expect(await find(' ')).toEqual(listFactors())
})

test('a country takes its provinces along', async () => {
  const found = await find('', { country: 'CA', category: 'electricity', edition: '2024' })
  expect(found.some(({ region }) => region === 'CA-ON')).toBe(true)
  expect(found.filter(({ region }) => !region.startsWith('CA'))).toEqual([])
})

test.each([
  ['germny electricty', 'DE'],
  ['kenya', 'KE'],
  ['cote divoire', 'CI'],
  ['electricity au-qld', 'AU-QLD'],
])('"%s" finds a factor of %s', async (words, region) => {
  expect((await find(words))[0]?.region).toBe(region)
})

test('a code is never taken for another that is like it', async () => {
  const names = (await find('R410A')).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !/410A/.test(name))).toEqual([])
})

test('an id finds its factor and nothing else', async () => {
  const id = 'au-nga-2025-electricity-qld-scope2'
  expect((await find(id)).map((factor) => factor.id)).toEqual([id])
  expect(await find(id, { scope: '3' })).toEqual([])
})
