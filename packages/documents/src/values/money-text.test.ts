import { expect, test } from 'vitest'
import { findCurrencyCues, hasCurrencyBeside } from './money-text.ts'

test.each([
  ['EUR 39,35', 'EUR'],
  ['39,35 €', 'EUR'],
  ['A$28.10', 'AUD'],
  ['RM86.00', 'MYR'],
  ['Rs 1939', 'INR'],
  ['£10.20', 'GBP'],
  ['$12.00', null],
  ['TZS 48,500.00', 'TZS'],
])('%s names %s', (text, code) => {
  expect(findCurrencyCues(text).map((cue) => cue.code)).toEqual([code])
})

test('letters inside of words are no currency', () => {
  expect(findCurrencyCues('FORM 12 CHARMS')).toEqual([])
  expect(findCurrencyCues('British Rail | Euro Traveller | TRY again')).toEqual([])
})

test('money stands beside its sign', () => {
  expect(hasCurrencyBeside('Total $ 19.25', 8, 13)).toBe(true)
  expect(hasCurrencyBeside('Amount Due: TZS 48,500.00', 16, 25)).toBe(true)
  expect(hasCurrencyBeside('Usage 19.25 kWh', 6, 11)).toBe(false)
})
