import { expect, test } from 'vitest'
import { describeProduct } from './describe-product.ts'

const term = (raw: string) => ({ raw, value: raw.replaceAll(',', '') })

test.each([
  ['3,184', 'kWh', '0.341', '1,085.74', '3,184 kWh × 0.341 = 1,085.74.'],
  ['3,184', 'kWh', '34.100', '1,085.74', '3,184 kWh × 34.100 c ÷ 100 = 1,085.74.'],
  ['62.48', 'L', '189.9', '118.65', '62.48 L × 189.9 c ÷ 100 = 118.65.'],
  ['612', 'kWh', '6.600', '-40.39', '612 kWh × 6.600 c ÷ 100 = 40.39, a credit.'],
  ['24', null, '62.50', '1500.00', '24 × 62.50 = 1500.00.'],
])('%s %s at %s is written as a true sentence', (quantity, unit, rate, amount, text) => {
  expect(describeProduct({ quantity: term(quantity), unit, rate: term(rate), amount: term(amount) })).toBe(
    text,
  )
})
