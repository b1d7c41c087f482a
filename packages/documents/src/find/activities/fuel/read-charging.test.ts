import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readCharging } from './read-charging.ts'

const chargedOn = (...lines: readonly string[]) =>
  readCharging(layoutOfText(...lines).lines).map(({ quantity, unit }) => `${quantity} ${unit ?? ''}`)

test('the energy of a charging session counts, its rate and the battery do not', () => {
  expect(
    chargedOn(
      'Your charging session is complete',
      'Battery size  75 kWh',
      'Rate          $0.60 per kWh',
      'Energy        46.82 kWh',
    ),
  ).toEqual(['46.82 kWh'])
})

test('kilowatt-hours of a bill are no charging', () => {
  expect(chargedOn('Electricity bill', 'Energy  46.82 kWh')).toEqual([])
})
