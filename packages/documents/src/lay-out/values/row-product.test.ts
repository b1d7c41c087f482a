import { expect, test } from 'vitest'
import { findProduct, isProduct } from './row-product.ts'

const term = (value: string) => ({ value, percent: false })

test('finds the rate and the amount of a quantity', () => {
  const [quantity, rate, amount] = [term('92720.00'), term('0.02118'), term('1963.81')]
  expect(findProduct(quantity, [quantity, rate, amount])).toEqual({ rate, amount, scale: '1' })
})

test('a rate in cents multiplies out to whole money', () => {
  expect(isProduct('62.45', '189.9', '118.59', '0.01')).toBe(true)
})

test('printed rounding is allowed, a wrong digit is not', () => {
  expect(isProduct('35.1', '2.450', '86.00')).toBe(true)
  expect(isProduct('36.1', '2.450', '86.00')).toBe(false)
})

test('one times anything proves nothing', () => {
  expect(isProduct('5', '1', '5')).toBe(false)
})
