import { listFactors } from '@doublerule/carbon/factors/factor-library.ts'
import { expect, test } from 'vitest'
import type { FactorFilters } from '#shared/factor-answers.ts'
import { readFactorFilters } from '#shared/read-factor-filters.ts'
import { openFactorSearch, rowsOnPage } from './factor-search.ts'

const factors = listFactors()
const search = await openFactorSearch(factors)

function list(query: string) {
  return search.list(readFactorFilters(query))
}

function firstIds(query: string, count = 1): string[] {
  return list(query)
    .rows.slice(0, count)
    .map(({ id }) => id)
}

test('without a question lists the whole library in pages', () => {
  const listing = list('')
  expect(listing).toMatchObject({ total: factors.length, libraryTotal: factors.length })
  expect(listing.rows).toHaveLength(rowsOnPage)
  expect(listing.pages).toBe(Math.ceil(factors.length / rowsOnPage))
  expect(list(`page=${listing.pages}`).rows.length).toBeGreaterThan(0)
  expect(list('page=9999').filters.page).toBe(listing.pages)
})

test.each([
  ['q=germny+electricty', 'Germany'],
  ['q=kenya', 'Kenya'],
  ['q=cote+divoire', 'Côte d’Ivoire'],
  ['q=electricity+queensland', 'Queensland'],
])('%s finds %s', (query, place) => {
  const { rows, total } = list(query)
  expect(total).toBeGreaterThan(0)
  expect(rows[0]?.place).toBe(place)
})

test('a code is never taken for another that is like it', () => {
  const names = list('q=R410A').rows.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !/410A/.test(name))).toEqual([])
})

test('an id finds its factor and nothing else', () => {
  expect(firstIds('q=au-nga-2025-electricity-qld-scope2', 5)).toEqual(['au-nga-2025-electricity-qld-scope2'])
})

test('filters narrow together', () => {
  const { rows, total } = list('q=electricity&country=CA&edition=2024&unit=kWh&scope=2&kind=electricity')
  expect(total).toBe(14)
  expect(new Set(rows.map(({ edition, unit, scope }) => `${edition} ${unit} ${scope}`))).toEqual(
    new Set(['2024 kWh 2']),
  )
})

test('nothing fits: an empty page, no error', () => {
  expect(list('q=zzzzqqqq')).toMatchObject({ total: 0, pages: 1, rows: [] })
})

test('a stand-in says what it is', () => {
  const grades = (query: string) => new Set(list(query).rows.map(({ grade }) => grade))
  expect(grades('q=kenya&kind=electricity')).toEqual(new Set(['Screening average']))
  expect(grades('country=AU')).toEqual(new Set(['']))
})

test('every option of a filter finds something', () => {
  const { options } = list('')
  const empty = (['kind', 'country', 'edition', 'unit'] as const).flatMap((name) =>
    options[name]
      .filter(({ value }) => list(new URLSearchParams({ [name]: value }).toString()).total === 0)
      .map(({ value }) => `${name} ${value}`),
  )
  expect(empty).toEqual([])
})

test('what a query string leaves out or overdoes narrows nothing', () => {
  const nothing: FactorFilters = { q: '', kind: '', country: '', edition: '', unit: '', scope: '', page: 1 }
  expect(readFactorFilters(`kind=${'x'.repeat(99)}&scope=12&page=-3&other=1`)).toEqual(nothing)
  expect(readFactorFilters(`q=${'x'.repeat(999)}`).q).toHaveLength(120)
})
