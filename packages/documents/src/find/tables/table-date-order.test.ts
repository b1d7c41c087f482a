import { expect, test } from 'vitest'
import { decideTableOrder } from './table-date-order.ts'

test('a log runs on from day to day', () => {
  expect(decideTableOrder(['1/1/2016 21:11', '1/2/2016 1:25', '1/3/2016 20:25'], [])).toBe('month-first')
  expect(decideTableOrder(['1/02/2016 21:11', '2/02/2016 1:25', '3/02/2016 20:25'], [])).toBe('day-first')
})

test('days without a time tell nothing: they may be months apart', () => {
  expect(decideTableOrder(['01/01/2016', '01/02/2016', '01/03/2016'], [])).toBeNull()
})

test('a ZIP code or a unit of the United States puts the month first, a day over twelve puts it where it is', () => {
  expect(decideTableOrder(['08/01/2025'], ['1 Main St, Fresno CA 93701'])).toBe('month-first')
  expect(decideTableOrder(['08/01/2025'], ['USAGE (therms)'])).toBe('month-first')
  expect(decideTableOrder(['28/01/2025'], ['USAGE (therms)'])).toBe('day-first')
})
