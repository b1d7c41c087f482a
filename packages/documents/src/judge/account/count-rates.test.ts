import { expect, test } from 'vitest'
import { knowPage } from '../known/know-page.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { countRates } from './count-rates.ts'
import { describeFigures } from './describe-figures.ts'

function ratesOf(value: string, ...lines: readonly string[]): number | undefined {
  const layout = layoutOfText('Electricity bill', ...lines)
  const known = knowPage(layout)
  const figure = describeFigures(layout, known).find(({ best }) => best.number.value === value)
  return figure === undefined ? undefined : countRates(figure, known.relations)
}

test('rates are counted over all printings of a figure, each once', () => {
  const energy = 'Energy    1,240 kWh   0.2500   310.00'
  expect(ratesOf('1240', energy)).toBe(1)
  expect(ratesOf('1240', energy, energy)).toBe(1)
  expect(ratesOf('1240', energy, 'Network   1,240 kWh   0.1000   124.00')).toBe(2)
})

test('a rate is not charged at its quantities', () => {
  expect(
    ratesOf('0.25', 'Peak   1,240 kWh   0.25 kWh   310.00', 'Other   2,060 kWh   0.25 kWh   515.00'),
  ).toBe(0)
})

test('a price that parts of it come to is no amount', () => {
  const line = 'P1: 0,014335 €/kWh + 0,093342 €/kWh = 0,107677 €/kWh x 125,04 kWh = 13,46 €'
  expect(ratesOf('125.04', line)).toBe(1)
})
