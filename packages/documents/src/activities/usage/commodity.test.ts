import { expect, test } from 'vitest'
import { layoutOfText } from '../../layout/layout-of-text.ts'
import { commodityOf } from './commodity.ts'

function commodityUnder(heading: string, unit: string | null) {
  const { lines } = layoutOfText(heading, 'Current  4,811', 'Previous  4,339', 'Consumption  472')
  const row = lines[3]
  return row && commodityOf(lines, row, ['Consumption'], unit, 'electricity')
}

test('the nearest heading tells what is measured, unless it heads columns of several utilities', () => {
  expect(commodityUnder('Water', null)).toBe('water')
  expect(commodityUnder('Gas    Water    Electricity', null)).toBe('electricity')
  expect(commodityUnder('Electric    Natural gas', 'therm')).toBe('natural-gas')
})
