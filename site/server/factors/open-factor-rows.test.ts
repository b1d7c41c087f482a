import { listFactors } from '@doublerule/carbon/factors/factor-library.ts'
import { expect, test } from 'vitest'
import type { FactorFilters } from '#shared/factor-answers.ts'
import { readFactorFilters } from '#shared/read-factor-filters.ts'
import { openFactorRows, rowsOnPage } from './open-factor-rows.ts'

const factors = listFactors()
const listRows = openFactorRows(factors)

function list(query: string) {
  return listRows(readFactorFilters(query))
}

test('without a question lists the whole library in pages', async () => {
  const listing = await list('')
  expect(listing).toMatchObject({ total: factors.length, libraryTotal: factors.length })
  expect(listing.rows).toHaveLength(rowsOnPage)
  expect(listing.pages).toBe(Math.ceil(factors.length / rowsOnPage))
  expect((await list(`page=${listing.pages}`)).rows.length).toBeGreaterThan(0)
  expect((await list('page=9999')).filters.page).toBe(listing.pages)
})

test('without words the newest edition comes first, and the kinds add up to the library', async () => {
  const { rows, kinds } = await list('country=AU&kind=electricity')
  expect(new Set(rows.slice(0, 9).map(({ edition }) => edition))).toEqual(new Set(['2026']))
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(factors.length)
  expect(kinds[0]?.count).toBeGreaterThan(kinds[1]?.count ?? 0)
})

test('filters narrow together', async () => {
  const { rows, total } = await list(
    'q=electricity&country=CA&edition=2024&unit=kWh&scope=2&kind=electricity',
  )
  expect(total).toBe(14)
  expect(new Set(rows.map(({ edition, unit, scope }) => `${edition} ${unit} ${scope}`))).toEqual(
    new Set(['2024 kWh 2']),
  )
})

test('nothing fits: an empty page, no error', async () => {
  expect(await list('q=zzzzqqqq')).toMatchObject({ total: 0, pages: 1, rows: [] })
})

test('a stand-in says what it is', async () => {
  const grades = async (query: string) => new Set((await list(query)).rows.map(({ grade }) => grade))
  expect(await grades('q=kenya&kind=electricity')).toEqual(new Set(['Screening average']))
  expect(await grades('country=AU')).toEqual(new Set(['']))
})

test('every option of a filter finds something', async () => {
  const { options } = await list('')
  const given = (['kind', 'country', 'edition', 'unit'] as const).flatMap((name) =>
    options[name].map(({ value }) => new URLSearchParams({ [name]: value }).toString()),
  )
  const totals = await Promise.all(given.map(async (query) => ({ query, total: (await list(query)).total })))
  expect(totals.filter(({ total }) => total === 0)).toEqual([])
})

test('what a query string leaves out or overdoes narrows nothing', async () => {
  const nothing: FactorFilters = { q: '', kind: '', country: '', edition: '', unit: '', scope: '', page: 1 }
  expect(readFactorFilters(`kind=${'x'.repeat(99)}&scope=12&page=-3&other=1`)).toEqual(nothing)
  expect(readFactorFilters(`q=${'x'.repeat(999)}`).q).toHaveLength(120)
})
