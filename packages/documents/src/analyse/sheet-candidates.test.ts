import { expect, test } from 'vitest'
import { readCsv } from '../read/readers/read-csv.ts'
import { interpretDocument } from './interpret-document.ts'

/** What a person is asked to choose from a made sheet: "fuel 93.4 L in B3". */
function candidatesOf(...rows: readonly string[]) {
  const read = readCsv(rows.join('\n'))
  if (!read.ok) return null
  const { activities, candidates } = interpretDocument(read.value)
  expect(activities).toEqual([])
  return candidates.map(
    ({ kind, quantity, unit, evidence }) => `${kind} ${quantity} ${unit} in ${evidence.cell}`,
  )
}

test.each([
  [
    'fuel',
    ['Fuel statement', 'Fuel card 7712', 'Litres delivered,93.4', 'Total,$309.51'],
    ['fuel 93.4 L in B3'],
  ],
  [
    'waste',
    ['Waste collection statement', 'General waste,1.42 t', 'Collections,12', 'Total,$421.00'],
    ['waste 1.42 t in B2'],
  ],
])('of a %s sheet that nothing was read of, cells with a unit are asked about', (_kind, rows, asked) => {
  expect(candidatesOf(...rows)).toEqual(asked)
})

test('a sheet that is no paper of a supply asks nothing', () => {
  expect(candidatesOf('Stock list', 'Olive oil,12 L', 'Flour,40 kg')).toEqual([])
})

test('a cell without a unit is not asked about', () => {
  expect(candidatesOf('Waste collection statement', 'Collections,12', 'Total,$421.00')).toEqual([])
})
