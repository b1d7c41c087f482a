import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { findLineItems } from '../../items/find-line-items.ts'
import { readWaste } from './read-waste.ts'

function carried(...lines: readonly string[]) {
  return readWaste(layoutOfText(...lines), []).activities.map(
    ({ quantity, unit }) => `${quantity} ${unit ?? ''}`,
  )
}

test('the net weight of a weighbridge comes before gross and tare', () => {
  expect(carried('Waste Transfer Note', 'Gross : 18,960 kg', 'Tare : 14,400 kg', 'Net : 4,560 kg')).toEqual([
    '4560 kg',
  ])
})

test('a table of gross, tare, net and its price is one load', () => {
  const { lines, ...layout } = layoutOfText(
    'Public weighbridge',
    'Item\tQty\tAmount',
    'Gross weight\t7.50 t',
    'Tare weight\t3.20 t',
    'Net weight\t4.30 t',
    'Mixed waste\t4.30 t\t$430.00',
  )
  const items = findLineItems(lines)
  expect(items.length).toBeGreaterThan(1)
  const { activities } = readWaste({ lines, ...layout }, items)
  expect(activities.map(({ quantity, unit }) => `${quantity} ${unit ?? ''}`)).toEqual(['4.3 t'])
})

test('without a weighbridge the weight or quantity of the docket counts', () => {
  expect(carried('Waste Transfer Note', 'Weight: 2.5 tonnes')).toEqual(['2.5 t'])
  expect(carried('EWC', '17 05 04', 'Quantity', '13.23 tonnes')).toEqual(['13.23 t'])
})

test('a quantity of containers is no weight', () => {
  expect(carried('Waste Transfer Note', 'Quantity: 4 drums')).toEqual([])
})

test('gross, tare and net are read in Dutch as well', () => {
  expect(carried('Afvalstof: bouwafval', 'Bruto   7480 kg', 'Tarra   5140 kg', 'Netto   2340 kg')).toEqual([
    '2340 kg',
  ])
})

test('a skip that nobody weighed holds its volume, on an invoice and not on a list of prices', () => {
  const rows = [
    'Description                       Qty   Price      Amount',
    '6m3 skip - mixed building waste   2     $520.00    $1,040.00',
  ]
  const read = (...lines: readonly string[]) => {
    const layout = layoutOfText(...lines)
    return readWaste(layout, findLineItems(layout.lines)).activities.map(({ quantity, unit }) => [
      quantity,
      unit,
    ])
  }
  expect(read(...rows, 'Total $1,040.00')).toEqual([['12', 'm3']])
  expect(read(...rows)).toEqual([])
})

test('a slip without columns names its skip', () => {
  expect(carried('Trent Skips', '1 x 6 yard skip, builders waste   £240.00', 'TOTAL PAID   £240.00')).toEqual(
    ['6 yd3'],
  )
})
