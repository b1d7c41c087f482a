import { expect, test } from 'vitest'
import { layoutOfText } from '../../layout/layout-of-text.ts'
import { readUsage } from './read-usage.ts'

function usedOn(...lines: readonly string[]): string[] {
  return readUsage(layoutOfText(...lines)).flatMap(({ parts }) => parts.map(({ value }) => value))
}

test('rows of different time classes are parts, without a rate and without a printed total', () => {
  expect(
    usedOn('Electricity bill', 'Peak usage 3,180 kWh', 'Shoulder usage 220 kWh', 'Off-peak usage 1,200 kWh'),
  ).toEqual(['3180', '220', '1200'])
})

test('the same time class twice is two months, not two parts', () => {
  expect(
    usedOn('Electricity bill', 'Peak usage this bill 3,180 kWh', 'Peak usage last bill 3,020 kWh'),
  ).toEqual(['3180'])
})
