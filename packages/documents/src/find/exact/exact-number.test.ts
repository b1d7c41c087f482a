import { decimal } from '@doublerule/carbon/decimal.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExactNumber } from './exact-number.ts'

const digits = fc.stringMatching(/^[0-9]{1,12}$/)

test.for([
  ['.005', '0.005'],
  ['-.5', '-0.5'],
  ['5.', '5'],
  ['+1.50', '1.5'],
  ['1.2E-3', '0.0012'],
  ['1e3', '1000'],
  ['006342.8', '6342.8'],
  ['-0', '0'],
] as const)('%s is %s', ([text, value]) => {
  expect(parseExactNumber(text)).toBe(value)
})

test.for(['', '.', '-', 'e5', '1,5', '1 000', '1.2.3', '0x10', 'NaN', '1e999', '12 kWh'])(
  '"%s" is no number of a program',
  (text) => {
    expect(parseExactNumber(text)).toBeNull()
  },
)

test('a number written in scientific notation is the number written out', () => {
  fc.assert(
    fc.property(digits, digits, fc.integer({ min: -12, max: 12 }), (whole, fraction, power) => {
      const shifted = decimal(`${whole}${fraction}${'0'.repeat(power + 12)}`)
      const scaled = parseExactNumber(`${shifted}E-${fraction.length + 12}`)
      expect(parseExactNumber(`${whole}.${fraction}e${power}`)).toBe(scaled)
    }),
  )
})
