import { expect, test } from 'vitest'
import { readAmounts, readMoney } from './amounts.ts'

test.each([
  ['1,200 kWh in Victoria', [{ quantity: '1200', unit: 'kWh' }]],
  ['1200kwh', [{ quantity: '1200', unit: 'kWh' }]],
  ['14.6 million kWh', [{ quantity: '14600000', unit: 'kWh' }]],
  ['2.5k litres of diesel', [{ quantity: '2500', unit: 'L' }]],
  ['a litre of petrol', [{ quantity: '1', unit: 'L' }]],
  ['two nights', [{ quantity: '2', unit: 'room-night' }]],
  ['half a tonne of steel', [{ quantity: '0.5', unit: 't' }]],
  [
    '18.5 t over 640 km',
    [
      { quantity: '18.5', unit: 't' },
      { quantity: '640', unit: 'km' },
    ],
  ],
  ['3 ML of water', [{ quantity: '3', unit: 'ML' }]],
  ['12 business units and 30 users', []],
  ['am I talking to a human', []],
  ['it costs $500', []],
])('reads the amounts of "%s"', (text, amounts) => {
  expect(readAmounts(text)).toEqual(amounts)
})

test.each([
  ['$5,500 on legal services', '5500'],
  ['12k dollars', null],
  ['AUD 1.2 million', '1200000'],
  ['300 dollars', '300'],
  ['no money', null],
])('reads the money of "%s"', (text, quantity) => {
  expect(readMoney(text)?.quantity ?? null).toBe(quantity)
})
