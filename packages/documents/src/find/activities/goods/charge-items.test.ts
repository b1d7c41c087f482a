import { expect, test } from 'vitest'
import { findLineItems } from '../../items/find-line-items.ts'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { toItemActivities } from './item-activities.ts'

const goodsOf = (...rows: readonly string[]) =>
  toItemActivities(
    findLineItems(layoutOfText('Description          Qty     Unit   Price    Amount', ...rows).lines),
    false,
  ).activities.map(({ description }) => description)

test.each(['Carriage bolts', 'Portes acier', 'Frachtpapier'])('%s are goods, not carriage', (name) => {
  expect(
    goodsOf(
      `${name.padEnd(21)}25.0    kg     6.00     150.00`,
      'Hex nuts steel       40.0    kg     5.00     200.00',
    ),
  ).toEqual([name, 'Hex nuts steel'])
})

test.each(['Carriage', 'Portes', 'Fracht', 'Frachtkosten'])('%s of goods are none', (name) => {
  expect(
    goodsOf(
      'Hex nuts steel       40.0    kg     5.00     200.00',
      `${name.padEnd(21)}25.0    kg     6.00     150.00`,
    ),
  ).toEqual(['Hex nuts steel'])
})

test('a charge that counts one is none of the goods, whatever it is for', () => {
  expect(
    goodsOf(
      'Lomo ibérico         40.0    kg     5.00     200.00',
      'Portes de género     1.0     kg     22.60    22.60',
    ),
  ).toEqual(['Lomo ibérico'])
})
