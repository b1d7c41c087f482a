import { expect, test } from 'vitest'
import { makeTestContext, makeTestLine } from '../testing/make-test-line.ts'
import { compareRegions } from './compare-regions.ts'
import { workOutActivities } from './work-out-activities.ts'

const quarter = { start: '2025-07-01', end: '2025-09-30' }

test('gives the eight states and territories with their difference to the first', () => {
  expect(
    compareRegions('4250', quarter).map(({ state, totalKg, differenceKg }) => [state, totalKg, differenceKg]),
  ).toEqual([
    ['QLD', '3230', '0'],
    ['NSW', '2847.5', '-382.5'],
    ['VIC', '3697.5', '467.5'],
    ['SA', '1105', '-2125'],
    ['WA', '2380', '-850'],
    ['TAS', '977.5', '-2252.5'],
    ['NT', '2762.5', '-467.5'],
    ['ACT', '2847.5', '-382.5'],
  ])
})

test('shows the sums and the source of both scopes', () => {
  const [queensland] = compareRegions('4250', quarter)
  expect(queensland?.scope2).toMatchObject({
    expression: '4250 kWh × 0.67 kgCO2e/kWh',
    kgCO2e: '2847.5',
    factor: {
      source: 'DCCEEW, Australian National Greenhouse Accounts Factors 2025, Table 1',
      licence: expect.stringContaining('CC BY 4.0'),
    },
  })
  expect(queensland?.scope3.kgCO2e).toBe('382.5')
})

test('agrees with the engine that works out a bill', () => {
  for (const { region, totalKg } of compareRegions('12480', quarter)) {
    const line = makeTestLine({ kind: 'electricity', quantity: '12480', unit: 'kWh' })
    const worked = workOutActivities([line], makeTestContext({ region: { region, because: 'printed' } }))
    expect(worked.totals.kgCO2e).toBe(totalKg)
  }
})
