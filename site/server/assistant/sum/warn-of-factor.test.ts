import { workWithGiven } from '@doublerule/carbon/calculator/work-with-given.ts'
import { expect, test } from 'vitest'
import { warnOfFactor } from './warn-of-factor.ts'

function warningsOf(message: string): string[] {
  return workWithGiven(message)?.rows.flatMap(warnOfFactor) ?? ['no factor']
}

test.each([
  ['12,000 kWh in NSW with 660 kg CO2e/kWh', '660.00 kg per kWh is 985 times the published 0.67 kg per kWh.'],
  [
    '400 GJ of gas at 51.5 g CO2e per GJ',
    'the published 51.53 kg per GJ is 1,001 times your 0.05 kg per GJ.',
  ],
  ['100 L of diesel at 2.68 t CO2 per litre', '2,680.00 kg per L is 792 times the published 3.39 kg per L.'],
  [
    '9,000 km by petrol car at 180 kg CO2 per km',
    '180.00 kg per km is 862 times the published 0.21 kg per km.',
  ],
])('a factor in the wrong unit is told beside its sum: %s', (message, gap) => {
  expect(warningsOf(message)).toEqual([
    `Check the unit of your factor: ${gap} Grams, kilograms and tonnes are easily taken for one another; the sum above is with your factor as it stands.`,
  ])
})

test.each([
  '12,000 kWh in NSW with 0.66 kg CO2e/kWh',
  '300 kWh in Tasmania at 0.011 kg CO2 per kWh',
  '12,000 kWh of GreenPower at 0 kg CO2/kWh',
  '25 laptops at 300 kg CO2e each',
])('a factor that can be is taken as it is: %s', (message) => {
  expect(warningsOf(message)).toEqual([])
})
