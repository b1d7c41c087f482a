import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readBottledGas } from './bottled-gas.ts'

function bottledIn(...lines: readonly string[]) {
  return readBottledGas(layoutOfText(...lines).lines).map(({ quantity, unit }) => `${quantity} ${unit ?? ''}`)
}

test.each([
  ['a count before the size', '2 x 45 kg cylinder LPG  $142.00  $284.00', '90 kg'],
  ['a count that its price multiplies', 'Propane bottle 19kg  3  $40.00  $120.00', '57 kg'],
  ['a count after the size', '8.5 kg gas bottle swap x 2  $58.00', '17 kg'],
])('bottles are counted by %s', (_, line, weight) => {
  expect(bottledIn(line)).toEqual([weight])
})

test('bottles are counted by a column of quantities', () => {
  expect(
    bottledIn(
      'Bottled gas  Qty  Price  Amount',
      '45kg LPG bottle  1  $118.00  $118.00',
      'Bottle rental 45kg  2  $4.50  $9.00',
    ),
  ).toEqual(['45 kg'])
})

test.each([
  ['a price', '45 kg LPG bottle  $118.00'],
  ['rent', 'LPG cylinder rental 2 x 45 kg  $84.00'],
  ['what a tenant brings', 'Gas: 9 kg LPG bottle for the cooktop'],
  ['other gases', 'LPG and welding: 2 x 15 kg argon cylinder  $300.00'],
])('%s is no gas delivered', (_, line) => {
  expect(bottledIn(line)).toEqual([])
})
