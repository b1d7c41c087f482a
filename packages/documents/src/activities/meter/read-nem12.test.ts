import { expect, test } from 'vitest'
import { readCsv } from '../../readers/read-csv.ts'
import { findGrids } from '../../tables/grid.ts'
import { isNem, readNem } from './read-nem12.ts'

function nemOf(...records: readonly string[]) {
  const read = readCsv(records.join('\n'))
  const [grid] = read.ok ? findGrids(read.value) : []
  if (grid === undefined) throw new Error('no grid')
  return { grid, read: readNem(grid) }
}

const day = (value: string) => Array.from({ length: 48 }, () => value).join(',')
const head = '100,NEM12,202504010000,MDP,RETAILER'

test('E registers are consumption, B registers export, Q registers nothing', () => {
  const { grid, read } = nemOf(
    head,
    '200,3114582063,E1B1Q1,E1,E1,E1,12345,KWH,30',
    `300,20250401,${day('0.5')},A,,,20250402,20250402`,
    '200,3114582063,E1B1Q1,B1,B1,B1,12345,KWH,30',
    `300,20250401,${day('0.25')},A,,,20250402,20250402`,
    '200,3114582063,E1B1Q1,Q1,Q1,Q1,12345,KVARH,30',
    `300,20250401,${day('0.1')},A,,,20250402,20250402`,
    '900',
  )
  expect(isNem(grid)).toBe(true)
  expect(read.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])).toEqual([
    ['electricity', '24', 'kWh'],
    ['electricity-export', '12', 'kWh'],
  ])
  expect(read.fields.nmi?.value).toBe('3114582063')
})

test('watt hours stay watt hours, and substituted days are estimated', () => {
  const { read } = nemOf(
    head,
    '200,3114582063,E1,E1,E1,E1,12345,WH,30',
    `300,20250401,${day('10')},S14,,,20250402`,
    `300,20250402,${day('10')},A,,,20250403`,
  )
  expect(read.read.activities[0]).toMatchObject({ quantity: '960', unit: 'Wh', estimated: true })
  expect(read.fields.period?.value).toEqual({ start: '2025-04-01', end: '2025-04-02' })
})

test('a day with missing intervals fails the check', () => {
  const { read } = nemOf(
    head,
    '200,3114582063,E1,E1,E1,E1,12345,KWH,30',
    `300,20250401,${day('1').slice(0, -4)},,A`,
  )
  expect(read.read.findings[0]).toMatchObject({ check: 'parts-sum', passed: false })
})

test('accumulation records give the quantity between two readings', () => {
  const { read } = nemOf(
    '100,NEM13,202504010000,MDP,RETAILER',
    '250,3114582063,E1,1,E1,E1,12345,E,1021,20250101,A,,,1250,20250331,A,,,229,KWH,20250630,20250401',
  )
  expect(read.read.activities[0]).toMatchObject({
    kind: 'electricity',
    quantity: '229',
    unit: 'kWh',
    period: { start: '2025-01-01', end: '2025-03-31' },
  })
})
