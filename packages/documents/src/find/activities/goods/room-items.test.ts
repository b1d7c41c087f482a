import { expect, test } from 'vitest'
import { findLineItems } from '../../items/find-line-items.ts'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readPages } from '../../../analyse/read-pages.ts'
import { toItemActivities } from './item-activities.ts'

test.each([
  ['Suite Grande', '3 null'],
  ['Pokój dwuosobowy', '3 null'],
  ['Deluxe room incl. breakfast', '3 null'],
  ['Nuitée avec petit déjeuner', '3 room-night'],
  ['Breakfast for 2 rooms', undefined],
  ['Parking 3 nights', undefined],
  ['Accommodation, per night', '3 null'],
  ['Late night snack', undefined],
  ['Night cream spa', undefined],
  ['Night market tickets', undefined],
  ['Tassa di soggiorno', undefined],
])('of a hotel, %s', (name, expected) => {
  const { lines } = layoutOfText('Item   Qty   Price   Amount', `${name}   3   50.00   150.00`)
  const [activity] = toItemActivities(findLineItems(lines), true).activities
  expect(activity && `${activity.quantity} ${activity.unit}`).toBe(expected)
})

const billed = (...head: readonly string[]) =>
  readPages(
    layoutOfText(
      ...head,
      'FATURA # 7   DATA: 26/03/2023',
      'DESCRIÇÃO   QTD   PREÇO   TOTAL',
      'Suite Grande   2   60.00€   120.00€',
      'MONTANTE TOTAL:   120.00€',
      'MONTANTE A PAGAR:   120.00€',
    ),
  )

test('a house that is named a hotel sells rooms; one in a street named after a hotel sells none', () => {
  const { classified, read } = billed('MontanhaHotel', '3500-169 VALE')
  expect([classified.type, read.activities.map(({ kind, quantity }) => [kind, quantity])]).toEqual([
    'invoice',
    [['hotel', '2']],
  ])
  expect(billed('Móveis do Vale', 'Hotelgasse 6').read.activities).toEqual([])
})
