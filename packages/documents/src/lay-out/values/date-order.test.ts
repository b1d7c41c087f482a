import { expect, test } from 'vitest'
import { decideDateOrder } from './date-order.ts'

test('a day that is printed with its month in words tells the order of the same day in figures', () => {
  expect(decideDateOrder(['Departure: April 5, 2027', 'Check-in: 05/04/2027'], null)).toBe('day-first')
  expect(decideDateOrder(['Abflug 4. Mai 2027', 'Anreise 05/04/2027'], null)).toBe('month-first')
})

test('against the United States such a day leaves the order open, unless days would run back', () => {
  expect(decideDateOrder(['Departure: April 5, 2027', 'Check-in: 05/04/2027'], 'US')).toBe(null)
  const bill = ['Statement date: May 6, 2025', '04/03/2025 to 05/02/2025', 'Payment due 06/05/2025']
  expect(decideDateOrder(bill, 'US')).toBe('month-first')
  expect(decideDateOrder(['Abflug 4. Mai 2027', 'Anreise 05/04/2027'], 'DE')).toBe('day-first')
})

test('a day in words that is none of those in figures tells nothing', () => {
  expect(decideDateOrder(['Printed on 9 March 2027', 'Check-in: 05/04/2027'], null)).toBe(null)
})

test('a number over twelve goes before any word', () => {
  expect(decideDateOrder(['5 April 2027', '05/04/2027', '04/17/2027'], null)).toBe('month-first')
})
