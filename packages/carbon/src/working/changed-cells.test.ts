import { expect, test } from 'vitest'
import { findChangedCells, type RecordedCells } from './changed-cells.ts'

const recorded: RecordedCells = {
  Lines: [
    ['Line', 'Quantity', 'kg CO2e'],
    ['L1', '4260', ['3237.6']],
  ],
}
const untouched = new Map([
  ['Lines!A1', 'Line'],
  ['Lines!B1', 'Quantity'],
  ['Lines!C1', 'kg CO2e'],
  ['Lines!A2', 'L1'],
  ['Lines!B2', '4260'],
  ['Lines!C2', '3237.5999999999999'],
])

test('a workbook that was opened and stored again by another program is unchanged', () => {
  expect(findChangedCells(recorded, untouched)).toEqual([])
})

test('a quantity that was typed over is named by its cell, before what the formulas made of it', () => {
  const edited = new Map([...untouched, ['Lines!B2', '5000'], ['Lines!C2', '3800']])
  expect(findChangedCells(recorded, edited).map(({ text }) => text)).toEqual([
    'Cell Lines!B2 (Quantity): 4260 when it was taken along, now 5000',
    'Cell Lines!C2 (kg CO2e): 3237.6 when it was taken along, now 3800',
  ])
})

test('a cell that was emptied or written beside the others is a change', () => {
  const edited = new Map([...untouched, ['Lines!A2', ''], ['Lines!E9', 'checked']])
  expect(findChangedCells(recorded, edited).map(({ path }) => path)).toEqual(['Lines!A2', 'Lines!E9'])
})

test('a sheet that was taken out is said once', () => {
  expect(findChangedCells(recorded, new Map()).map(({ text }) => text)).toEqual([
    'Sheet Lines: taken out of the workbook',
  ])
})
