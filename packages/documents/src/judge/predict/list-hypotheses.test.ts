import { expect, test } from 'vitest'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { judgePage } from '../judge-page.ts'

const countedOn = (...lines: readonly string[]) =>
  judgePage(layoutOfText(...lines)).account.read.activities.map(({ kind, quantity }) => `${kind} ${quantity}`)

test('units of gas are what a meter counted, and not the goods of a shop', () => {
  const goods = ['Natural gas heater  5 units  450.00  2,250.00', 'Gas regulator  10 units  35.00  350.00']
  expect(countedOn('Heatwell Gas Appliances  Invoice 1190', ...goods, 'Total  2,600.00')).toEqual([])
  expect(
    countedOn(
      'Castle Gas  Gas bill',
      'Previous reading  4512  Current reading  4601',
      'Gas units used  89 units',
    ),
  ).toEqual(['natural-gas 89'])
})
