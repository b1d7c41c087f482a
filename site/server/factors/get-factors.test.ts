import { allUnits } from '@doublerule/carbon/units/unit-table.ts'
import papaparse from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'
import type { FactorDetail, FactorListing } from '#shared/factor-answers.ts'
import { libraryPort } from './write-library.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})

afterAll(() => server[Symbol.asyncDispose]())

async function get<Answer>(path: string): Promise<Answer> {
  const response = await server.app.request(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

test('GET /api/factors answers one page of what was asked for', async () => {
  const listing = await get<FactorListing>('/api/factors?q=diesel&country=NZ')
  expect(listing.total).toBeGreaterThan(1)
  expect(new Set(listing.rows.map(({ place }) => place))).toEqual(new Set(['New Zealand']))
})

test('GET /api/factors/{id} answers the factor, its editions oldest first and the units that fit', async () => {
  const detail = await get<FactorDetail>('/api/factors/au-nga-2025-electricity-qld-scope2')
  expect(detail.factor).toMatchObject({ kgCO2ePerUnit: '0.67', unit: 'kWh', region: 'AU-QLD' })
  expect(detail.factor).not.toHaveProperty('aliases')
  expect(detail.editions.map(({ edition, kgCO2ePerUnit }) => [edition, kgCO2ePerUnit])).toEqual([
    ['2024', '0.71'],
    ['2025', '0.67'],
    ['2026', '0.65'],
  ])
  const energy = allUnits.filter(({ dimension }) => dimension === 'energy')
  expect(detail.units[0]).toBe('kWh')
  expect(new Set(detail.units)).toEqual(new Set(energy.map(({ id }) => id)))
})

test('a factor names what the same publisher prints beside it', async () => {
  const { companions } = await get<FactorDetail>('/api/factors/au-nga-2025-electricity-qld-scope2')
  expect(companions).toMatchObject([{ id: 'au-nga-2025-electricity-qld-scope3', scope: 3, unit: 'kWh' }])
})

test('a stand-in says in a sentence what it stands in for, an official figure nothing', async () => {
  const sentence = async (id: string) => (await get<FactorDetail>(`/api/factors/${id}`)).standsIn
  expect(await sentence('ke-ember-2026-electricity-2025-scope2')).toMatch(/^Screening grade: /)
  expect(await sentence('au-nga-2025-electricity-qld-scope2')).toBe('')
})

test('a row for a financial year, an open period and a row without one', async () => {
  const period = async (id: string) => (await get<FactorDetail>(`/api/factors/${id}`)).valid
  expect(await period('in-cea-v21-electricity-2024-25-scope2')).toEqual({
    from: '2024-04-01',
    to: '2025-03-31',
  })
  expect(await period('th-tgo-electricity-gridmix-scope2')).toEqual({ from: '2022-01-01', to: null })
  expect(await period('au-nga-2025-electricity-qld-scope2')).toBeNull()
})

test.each(['/api/factors/none', '/api/factors/%3Cscript%3E', '/api/factors/..%2F..%2Fetc'])(
  '%s answers 404',
  async (path) => {
    expect((await server.app.request(path)).status).toBe(404)
  },
)

test('the CSV has a row for each factor, every one with a licence', () => {
  const { data } = papaparse.parse<Record<string, string>>(
    libraryPort.write('/factors.csv')?.body.trim() ?? '',
    {
      header: true,
    },
  )
  expect(data).toHaveLength(libraryPort.listPaths().length)
  expect(data.filter(({ licence }) => (licence ?? '') === '')).toEqual([])
  expect(data.find(({ id }) => id === 'au-nga-2025-electricity-qld-scope2')).toMatchObject({
    kgco2e_per_unit: '0.67',
    unit: 'kWh',
    region: 'AU-QLD',
  })
})

test('the JSON names its edition, its licences and the page of each factor', () => {
  const library = JSON.parse(libraryPort.write('/factors.json')?.body ?? '') as {
    library: string
    licences: string[]
    factors: { id: string; page: string }[]
  }
  expect(library.factors).toHaveLength(libraryPort.listPaths().length)
  expect(library.licences.length).toBeGreaterThan(5)
  expect(library.factors[0]?.page).toContain(`/factors/${library.factors[0]?.id}`)
})

test('no other path is a file of the library', () => {
  expect(libraryPort.holds('/factors.xml')).toBe(false)
  expect(libraryPort.write('/toString')).toBeNull()
})
