import { expect, test } from 'vitest'
import { readCsv } from '../../read/readers/read-csv.ts'
import { readJson } from '../../read/readers/read-json.ts'
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

test('heads that take turns for each day are a table each', () => {
  const day = (date: string, way: string, value: string) =>
    `Time,Usage ${way} (kWh),Reading quality\n${date} 00:00,${value},\n${date} 01:00,${value},\n`
  const text = ['2024-08-01', '2024-08-02']
    .map((date) => day(date, 'delivered', '0.5') + day(date, 'received', '1.5'))
    .join('')
  const read = readCsv(text)
  expect(read.ok && findGrids(read.value).map(({ rows }) => [rows[0]?.get(1)?.text, rows.length])).toEqual([
    ['Usage delivered (kWh)', 5],
    ['Usage received (kWh)', 5],
  ])
})
