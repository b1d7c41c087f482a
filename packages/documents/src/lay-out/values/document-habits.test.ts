import { expect, test } from 'vitest'
import { decideDateOrder } from './date-order.ts'
import { decideDecimalSign } from './decimal-sign.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'

test('amounts with two decimals decide the decimal sign', () => {
  expect(decideDecimalSign(['1.234,50 €', '13,77', '2.000'])).toBe('comma')
  expect(decideDecimalSign(['$1,234.50', '28.5'])).toBe('point')
  expect(decideDecimalSign(['1,234', '2.345'])).toBeNull()
  expect(decideDecimalSign(['3,179', '0,151'])).toBe('comma')
})

test('a number over twelve decides the order of all dates', () => {
  expect(decideDateOrder(['05/06/2024', '25/06/2024'], 'US')).toBe('day-first')
  expect(decideDateOrder(['06/25/2024', '05/06/2024'], 'AU')).toBe('month-first')
})

test('without such a date the country decides, and without a country nothing does', () => {
  expect(decideDateOrder(['05/06/2024'], 'US')).toBe('month-first')
  expect(decideDateOrder(['05/06/2024'], 'AU')).toBe('day-first')
  expect(decideDateOrder(['05/06/2024'], null)).toBeNull()
})

test('a quantity that can be read in two ways is the one that its price and amount make', () => {
  const quantityOf = (...lines: readonly string[]) =>
    layoutOfText(...lines)
      .lines.flatMap(({ numbers }) => numbers)
      .find(({ unit }) => unit !== null)?.value
  const paid = ['HARGA/LITER : Rp 12.950', 'TOTAL HARGA : Rp 250.000', 'TERIMA KASIH']
  expect(quantityOf('VOLUME : 19.305 L', ...paid)).toBe('19.305')
  expect(quantityOf('VOLUME : 21.305 L', ...paid)).toBe('21305')
})

test('round figures that multiply out by chance settle nothing', () => {
  const quantityOf = (...lines: readonly string[]) =>
    layoutOfText(...lines)
      .lines.flatMap(({ numbers }) => numbers)
      .find(({ unit }) => unit !== null)?.value
  expect(quantityOf('Pemakaian  2.500 m3', 'Biaya  Rp 4.000', 'Denda  Rp 10.000')).toBe('2500')
})
