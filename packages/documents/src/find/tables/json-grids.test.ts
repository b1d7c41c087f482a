import { expect, test } from 'vitest'
import { findJsonGrids, toRecordGrid } from './json-grids.ts'

test('what stands beside a list stands over it, but not the thousands of its neighbours', () => {
  const list = [{ date: '2025-01-01', kwh: 4 }]
  expect(findJsonGrids({ unit: 'kWh', site: { readings: list } })[0]?.context).toEqual(['unit: kWh'])
  const sites = Object.fromEntries(
    Array.from({ length: 3000 }, (_, site) => [`site-${site}`, { name: `Shop ${site}`, readings: list }]),
  )
  const grids = findJsonGrids(sites)
  expect(grids).toHaveLength(3000)
  expect(grids[7]?.context).toEqual(['name: Shop 7'])
})

test('thousands of names are no record of one row', () => {
  expect(toRecordGrid({ date: '2025-01-01', kwh: 4 })?.rows).toHaveLength(2)
  expect(
    toRecordGrid(Object.fromEntries(Array.from({ length: 3000 }, (_, id) => [`id${id}`, id]))),
  ).toBeNull()
})

test('lists within lists that are one table are one table too', () => {
  const meters = (contract: number) =>
    [1, 2].map((site) => ({
      site: `S${contract}${site}`,
      readings: [{ from: '2025-01-01', kwh: contract * 10 + site }],
    }))
  const [grid] = findJsonGrids({ contracts: [1, 2].map((id) => ({ id: `C${id}`, sites: meters(id) })) })
  const readings = grid?.inner?.[0]?.inner?.[0]?.rows.map((row) => [...row.values()][1]?.text)
  expect(readings).toEqual(['kwh', '11', '12', '21', '22'])
})
