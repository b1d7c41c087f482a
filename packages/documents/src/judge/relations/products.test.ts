import { expect, test } from 'vitest'
import { relationsOf, relationsOnPages } from '../../testing/relations-of.ts'

const steel = 'Reinforcing bar  12.5 t'
const priced = '$1,450.00  $18,125.00'
const found = [['1450.00', '18125.00']]
const ofSteel = (...lines: readonly string[]) => relationsOf('12.5', ...lines).products

test('each number of a product knows what it is in it', () => {
  const line = 'Peak  3,184 kWh  0.3410  $1,085.74'
  expect(relationsOf('3184', line)).toMatchObject({ products: [['0.3410', '1085.74']], scales: ['1'] })
  expect(relationsOf('0.3410', line)).toMatchObject({ products: [['3184', '1085.74']], scales: ['1'] })
  expect(relationsOf('1085.74', line)).toMatchObject({ products: [], resultOf: [['3184', '0.3410', '1']] })
})

test('a rate in hundredths says so', () => {
  expect(relationsOf('3184', 'Peak  3,184 kWh  34.10  $1,085.74').scales).toEqual(['0.01'])
})

test('an amount over its factors is none of the line under it', () => {
  expect(ofSteel('$18,125.00', 'Reinforcing bar  12.5 t  $1,450.00')).toEqual([])
})

test('a line with a product of its own has none with the line below', () => {
  expect(ofSteel(`${steel}  ${priced}`, '$2,000.00  $25,000.00')).toEqual(found)
})

test('three numbers may go on in the line below, four are a row of their own', () => {
  expect(ofSteel(`${steel}  31  7`, priced)).toEqual(found)
  expect(ofSteel(`${steel}  31  7  9`, priced)).toEqual([])
})

test('only the first three numbers of the line below go on from the one above', () => {
  expect(ofSteel(steel, `31  ${priced}`)).toEqual(found)
  expect(ofSteel(steel, `31  17  ${priced}`)).toEqual([])
})

test('a product does not go on over the end of a page', () => {
  expect(relationsOnPages('12.5', [[steel, priced]]).products).toEqual(found)
  expect(relationsOnPages('12.5', [[steel], [priced]]).products).toEqual([])
})

test('a share is no factor', () => {
  expect(ofSteel('Discount  12.5 t  10 %  125')).toEqual([])
})

test('noughts of a row do not count among its numbers', () => {
  expect(ofSteel(`${steel}  0  0  0`, priced)).toEqual(found)
})

test('a row of more than fourteen numbers is data', () => {
  const row = (others: number) => `${steel}  ${priced}${'  7'.repeat(others)}`
  expect(ofSteel(row(11))).toEqual(found)
  expect(ofSteel(row(12))).toEqual([])
})

test('one times an amount is not that amount again', () => {
  expect(relationsOf('1', 'Delivery  1  18.50').products).toEqual([])
  expect(relationsOf('18.50', 'Delivery  18.50  1').products).toEqual([])
})

test('the least product is two, and a tenth where a unit meets its rate', () => {
  expect(relationsOf('8', 'Row  8  0.25  2').products).toEqual([['0.25', '2']])
  expect(relationsOf('8', 'Row  8  0.24  1.92').products).toEqual([])
  expect(relationsOf('8', 'Row  8 kWh  0.24  1.92').products).toEqual([])
  expect(relationsOf('8', 'Row  8  0.24 €/kWh  1.92').products).toEqual([])
  expect(relationsOf('8', 'Row  8 kWh  0.0125 €/kWh  0.10').products).toEqual([['0.0125', '0.10']])
})

test('hundredths are believed from five digits on, noughts before and after them left out', () => {
  const hundredths = (quantity: string, rate: string, amount: string) =>
    relationsOf(quantity, `Row  ${quantity}  ${rate}  ${amount}`).products.length
  expect(hundredths('25', '41', '10.25')).toBe(0)
  expect(hundredths('25', '41.3', '10.33')).toBe(1)
  expect(hundredths('2500', '4100', '102500')).toBe(0)
  expect(hundredths('0.025', '41000', '10.25')).toBe(0)
  expect(hundredths('250.0', '4100', '10250')).toBe(0)
  expect(hundredths('204', '41', '83.64')).toBe(1)
  expect(hundredths('0.0025', '100400', '2.51')).toBe(1)
})

test('a price and an amount on one line have the one quantity of the document that comes to it', () => {
  const charge = 'Energy charge (0.06988 per kWh)  51.29'
  const read = 'Meter 20194069  734 kWh'
  expect(relationsOf('734', read, 'Fuel cost  23.85', charge).products).toEqual([['0.06988', '51.29']])
  expect(relationsOf('734', read, 'Before  734.02 kWh', 'Fuel cost  23.85', charge).products).toEqual([])
  expect(relationsOf('559', 'Meter 20194069  559 kWh', 'Fuel cost  23.85', charge).products).toEqual([])
})

test('the amount of a long line stands on the next, though its words tell quantity and rate again', () => {
  const line = 'Grid (535 kWh at 0.292 per kWh)  535 kWh  0.292  20%'
  expect(
    relationsOf('535', line, '                                              156.22').products,
  ).toContainEqual(['0.292', '156.22'])
})
