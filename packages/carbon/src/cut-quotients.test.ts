import { expect, test } from 'vitest'
import { cutQuotients } from './cut-quotients.ts'

test.each([
  ['3.66666666666666666667 GJ', '3.666666… GJ'],
  ['11 ÷ 3 = 13,003.66666666666666666667', '11 ÷ 3 = 13,003.666666…'],
  ['1 ÷ 3.6 = 0.27777777777777777778 kWh (to 20 decimal places)', '1 ÷ 3.6 = 0.277777… kWh'],
  ['0.00000012345678901235 t', '0.000000123456… t'],
  ['0.12345678901234 kg', '0.12345678901234 kg'],
  ['4250 kWh × 0.67', '4250 kWh × 0.67'],
])('%s is printed as %s', (text, printed) => {
  expect(cutQuotients(text)).toBe(printed)
})
