import { expect, test } from 'vitest'
import { readJson } from '../readers/read-json.ts'
import { findGrids } from './find-grids.ts'

function gridsOf(value: unknown) {
  const read = readJson(JSON.stringify(value))
  return read.ok ? findGrids(read.value).map(({ name, rows }) => `${name} ${rows.length}`) : null
}

test('a list whose items hold nothing but lists is looked through', () => {
  const nodes = [
    { from: '2024-01-01', consumption: 1.8 },
    { from: '2024-01-02', consumption: 1.6 },
  ]
  expect(gridsOf({ data: { viewer: { homes: [{ hourly: { nodes } }] } } })).toEqual([
    'data.viewer.homes[0].hourly.nodes 3',
  ])
})

test('a list whose items tell something themselves is the table', () => {
  expect(gridsOf({ bills: [{ total: 12, lines: [{ kwh: 3 }, { kwh: 4 }] }] })).toEqual(['bills 2'])
})
