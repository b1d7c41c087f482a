import { expect, test } from 'vitest'
import { findSaid } from '../../../lay-out/layout/labels.ts'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { findColumnWeight } from './column-weight.ts'

const titles = 'Aantal   Verpakking   Omschrijving   Brutogewicht (kg)'
const rows = ['4        pallets      Tegels         3.200', '2        pallets      Lijm           1.850']

function weightOf(...lines: readonly string[]): string | null {
  const layout = layoutOfText(...lines)
  const weight = findColumnWeight(layout.lines, findSaid(layout.lines, 'gross', 3))
  return weight === null ? null : `${weight.quantity} ${weight.unit}`
}

test('the rows of a column of weights are added, and its own sum is believed', () => {
  expect(weightOf(titles, ...rows)).toBe('5050 kg')
  expect(weightOf(titles, ...rows, 'Totaal   6 pallets             5.050')).toBe('5050 kg')
})

test('one row is a weight of its own, and a title without a unit says nothing', () => {
  expect(weightOf(titles, rows[0] ?? '')).toBeNull()
  expect(weightOf(titles.replace(' (kg)', ''), ...rows)).toBeNull()
})
