import { expect, test } from 'vitest'
import { knowPage } from '../known/know-page.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { features } from '../predict/features.ts'
import { describeFigures } from './describe-figures.ts'

function figuresOf(...lines: readonly string[]) {
  const layout = layoutOfText(...lines)
  return describeFigures(layout, knowPage(layout))
}

test('printings of one value are one figure, told by the printing that says most for it', () => {
  const figures = figuresOf(
    'Electricity bill',
    'Network charge   1,240 kWh   $0.0500   $62.00',
    'Total consumption   1,240 kWh',
    'Next read   1,300 kWh',
  )
  const [figure, ...others] = figures.filter(
    ({ group, best }) => group === 'electricity' && best.number.value === '1240',
  )
  expect(others).toEqual([])
  expect(figure?.printings).toHaveLength(2)
})

test('what speaks for one printing speaks for the figure', () => {
  const [figure] = figuresOf(
    'Electricity bill',
    'Usage   1,240 kWh',
    'Energy   1,240 kWh   $0.2500   $310.00',
  ).filter(({ group }) => group === 'electricity')
  const charged = features.findIndex(({ name }) => name === 'times a rate is money')
  expect(figure?.features[charged]).toBeGreaterThan(0)
})

test('features have names of their own', () => {
  expect(new Set(features.map(({ name }) => name)).size).toBe(features.length)
})
