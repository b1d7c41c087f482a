import { expect, test } from 'vitest'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { findCurrency } from './currency.ts'

const currencyOn = (layout: ReadLayout) => findCurrency(layout)?.value ?? null

/** As recognition gives it, all but sure. */
function recognised(...lines: readonly string[]): ReadLayout {
  const layout = layoutOfText(...lines)
  return { ...layout, lines: layout.lines.map((line) => ({ ...line, readConfidence: 0.9 })) }
}

test.each([
  [
    'an abbreviation of another country',
    ['Montréal QC H3B 2N2 Canada', 'ROOM/RM  2031, 1  189.00', 'Balance $189.00'],
    'CAD',
  ],
  ['kilograms', ['GSTIN 27AAAPL1234C1ZV', 'Steel sheet  1,250.00 KGS', 'Rs. 98,000.00'], 'INR'],
  ['a date after letters', ['PRINT DT:11OCT2023', 'R:289.00 LKR/Ltr'], 'LKR'],
])('%s is no money', (_, lines, money) => {
  expect(currencyOn(recognised(...lines))).toBe(money)
})

test('a sign that a picture mistakes is the money of its country', () => {
  expect(currencyOn(recognised('SPRINGFIELD OIL', 'PRICE/GAL  $3.189', 'FUEL TOTAL  £41.22'))).toBe('USD')
})

test('an abbreviation beside an amount is money', () => {
  expect(currencyOn(layoutOfText('Nasi goreng  Rp 25.000', 'Total  Rp 25.000'))).toBe('IDR')
})
