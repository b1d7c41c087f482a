import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readGoodsWeight } from './read-goods-weight.ts'

const weightOf = (...lines: readonly string[]) =>
  readGoodsWeight(layoutOfText(...lines)).activities.map(({ quantity, unit }) => `${quantity} ${unit ?? ''}`)

test('pieces on a delivery note weigh what it says in all, without their packing', () => {
  expect(weightOf('DELIVERY NOTE', 'Bearing 6204   40 pcs', 'Total weight: 12.4 kg')).toEqual(['12.4 kg'])
  expect(weightOf('Lieferschein', 'Kugellager   40 Stk', 'Gesamtgewicht: 12,4 kg')).toEqual(['12.4 kg'])
  expect(weightOf('Albarán de entrega', 'Peso bruto total: 15,0 kg', 'Peso neto total: 12,4 kg')).toEqual([
    '12.4 kg',
  ])
})

test('the weight of an invoice, or of the packing, is none of goods', () => {
  expect(weightOf('INVOICE', 'Bearing 6204   40 pcs', 'Total weight: 12.4 kg')).toEqual([])
  expect(weightOf('DELIVERY NOTE', 'Bearing 6204   40 pcs', 'Total gross weight: 12.4 kg')).toEqual([])
})
