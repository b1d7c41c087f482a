import { expect, test } from 'vitest'
import { candidates, factorById } from './factor-library.ts'
import { companionIds, rankFactors, standingOf, validityOf } from './rank-factors.ts'

const grids = candidates({ category: 'electricity', scope: 2 })

function during(year: string) {
  return { start: `${year}-01-01`, end: `${year}-12-31`, because: `in ${year}` }
}

function rank(region: string, year = '2024') {
  return rankFactors(grids, region, during(year)).map(({ factor, standing }) => [standing, factor.id])
}

test('a province goes before its country', () => {
  expect(rank('MY-13')).toEqual([
    ['site', 'my-st-2026-electricity-sarawak-2024-scope2'],
    ['country', 'my-st-2026-electricity-peninsular-2024-scope2'],
    ['world', 'global-ember-2026-electricity-2024-scope2'],
  ])
})

test('the Environment Agency goes before the lists of a scheme, which come last', () => {
  expect(rank('DE')).toEqual([
    ['country', 'de-eea-2025-electricity-2024-scope2'],
    ['world', 'global-ember-2026-electricity-2024-scope2'],
    ['scheme', 'de-uba-2025-electricity-2024-scope2'],
  ])
})

test('a screening average stands in for a country, the world for one that nobody lists', () => {
  expect(rank('KE')[0]).toEqual(['screening', 'ke-ember-2026-electricity-2024-scope2'])
  expect(rank('LI')).toEqual([['world', 'global-ember-2026-electricity-2024-scope2']])
})

test('a neighbour province never stands in', () => {
  expect(rank('CA-ON').filter(([, id]) => id?.includes('electricity-qc'))).toEqual([])
})

test('a quarter of a year is never taken unasked', () => {
  const quarters = grids.filter(({ id }) => /-q\d-/.test(id))
  expect(quarters).toHaveLength(12)
  expect(quarters.map((factor) => standingOf(factor, 'NZ'))).toEqual(quarters.map(() => null))
})

test.each([
  ['2023', 'nz-mfe-2026-electricity-2023-scope2', false],
  ['2026', 'nz-mfe-2026-electricity-2025-scope2', true],
  ['2001', 'nz-mfe-2026-electricity-2010-scope2', true],
])('activity in %s takes the row that is for it, else the nearest: %s', (year, id, isOutsideRange) => {
  const [best] = rankFactors(grids, 'NZ', during(year))
  expect([best?.factor.id, best?.isOutsideRange]).toEqual([id, isOutsideRange])
})

test('a financial year is honoured to the day', () => {
  const on = (day: string) =>
    rankFactors(grids, 'IN', { start: day, end: day, because: '' })[0]?.factor.id ?? ''
  expect(on('2024-03-31')).toBe('in-cea-v21-electricity-2023-24-scope2')
  expect(on('2024-04-01')).toBe('in-cea-v21-electricity-2024-25-scope2')
})

test('an open period has no end', () => {
  expect(validityOf({ notes: 'valid=2022-01-01/; printed' })).toEqual({
    from: '2022-01-01',
    to: '9999-12-31',
  })
  expect(validityOf({ notes: 'Edition 2026.' })).toBeNull()
})

test.each([
  ['nz-mfe-2026-electricity-2025-scope2', ['nz-mfe-2026-electricity-2025-td-losses-scope3']],
  ['nz-mfe-2026-natural-gas-commercial-scope1-kwh', ['nz-mfe-2026-natural-gas-td-losses-scope3-kwh']],
  ['nl-co2ef-2026-natural-gas-scope1-m3', ['nl-co2ef-2026-natural-gas-wtt-scope3-m3']],
  ['ke-ember-2026-electricity-2024-scope2', []],
  ['ca-eccc-electricity-on-2024-scope2', []],
  ['de-eea-2025-electricity-2024-scope2', []],
])('%s is counted together with %j', (id, expected) => {
  expect(companionIds(id).filter((companion) => factorById(companion) !== null)).toEqual(expected)
})

test('factors that are counted together are on one set of warming potentials', () => {
  const apart = candidates({}).filter((factor) =>
    companionIds(factor.id).some((id) => (factorById(id)?.gwp ?? factor.gwp) !== factor.gwp),
  )
  expect(apart).toEqual([])
})
