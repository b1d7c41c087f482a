import { expect, test } from 'vitest'
import { findCurrencyCues, hasCurrencyBeside } from './money-text.ts'

test.each([
  ['EUR 39,35', 'EUR'],
  ['39,35 €', 'EUR'],
  ['A$28.10', 'AUD'],
  ['RM86.00', 'MYR'],
  ['£10.20', 'GBP'],
  ['TZS 48,500.00', 'TZS'],
  ['1 812 Kč', 'CZK'],
  ['Összesen 14 280 Ft', 'HUF'],
  ['De plată 318,40 lei', 'RON'],
  ['Montant payé (TND)', 'TND'],
  ['0,312 zł/kWh', 'PLN'],
])('%s names %s', (text, code) => {
  expect(findCurrencyCues(text).map(({ codes }) => codes)).toEqual([[code]])
})

test('a sign of many countries stands for the money of each', () => {
  expect(findCurrencyCues('412 kr')[0]?.codes.toSorted()).toEqual(['DKK', 'ISK', 'NOK', 'SEK'])
  expect(findCurrencyCues('$12.00')[0]?.codes).toContain('CLP')
  expect(findCurrencyCues('Rs 1939')[0]?.codes).toContain('LKR')
})

test('codes are words of other things without an amount', () => {
  for (const text of ['RON 95', 'Madrid (MAD)', 'PT PLN (Persero)', 'PLATE 218TU4471 DA  Driver'])
    expect(findCurrencyCues(text)).toEqual([])
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
