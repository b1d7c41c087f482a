import { expect, test } from 'vitest'
import { decimal } from '@doublerule/carbon/decimal.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { toFlight } from './trade-flight.ts'

function sell(name: string, words: readonly string[], quantity = '1') {
  const line = {
    name,
    words,
    quantity: decimal(quantity),
    unitCode: 'C62',
    price: null,
    priceBase: decimal('1'),
    charges: decimal('0'),
    amount: null,
    period: null,
    path: '/line',
  }
  return toFlight({ line, unit: null, quantity: decimal(quantity), folded: foldText(name) }).map(
    ({ description, quantity: legs, unit }) => `${legs} ${unit} ${description}`,
  )
}

test('an air ticket of an electronic invoice is a leg for each that was sold', () => {
  expect(sell('Flugticket', ['Wien - Lissabon'], '2')).toEqual(['2 passenger-leg Flight Wien–Lissabon'])
})

test('fees, freight and credits are no flights', () => {
  expect(sell('Service fee for flight booking', [])).toEqual([])
  expect(sell('Transport', ['Hamburg - Singapore'])).toEqual([])
  expect(sell('Flight ticket', ['Monday - Friday'])).toEqual([])
  expect(sell('Flight ticket', ['Vienna - Lisbon'], '-1')).toEqual([])
})
