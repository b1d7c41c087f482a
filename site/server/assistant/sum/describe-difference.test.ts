import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { expect, test } from 'vitest'
import { describeDifference } from './describe-difference.ts'

function differenceOf(message: string): string {
  return describeDifference(readActivities(message).activities).join('\n')
}

test('a difference is over what both sums hold, and names the states that turn it', () => {
  // 9,000 × 0.59 against 60 × 51.53; gas has no upstream factor without its state.
  expect(differenceOf('9,000 kWh of electricity versus 60 GJ of gas')).toBe(
    [
      'Difference without upstream emissions (Scope 2 against Scope 1): the second is 2,218.20 kg CO2e (2.218 t) less than the first (41.8 %) by the Australian average.',
      'Upstream emissions are counted for the first only, so they are left out of the difference.',
      'The state decides which is less: the second is less in Queensland, New South Wales, Victoria, Western Australia (South West grid), Northern Territory, Australian Capital Territory, and more in South Australia, Tasmania.',
      'Which state or territory is it in?',
    ].join('\n'),
  )
})

test('where the state is not named and turns nothing, it is asked for what it adds', () => {
  expect(differenceOf('1,000 kWh versus 60 GJ of gas')).toContain(
    'Which state or territory is it in? With it, upstream emissions are counted in both.',
  )
})

test.each([
  [
    '120 GJ of gas versus 10 MWh in Victoria',
    'Difference (Scope 1 and 3 against Scope 2 and 3): the second is 1,836.40 kg CO2e (1.836 t) more than the first (27.6 %).',
  ],
  [
    'from 5,000 kWh to 3,200 kWh',
    'Difference: the second is 1,242.00 kg CO2e (1.242 t) less than the first (36.0 %).',
  ],
  ['5 kg of R32 versus 5 kg of R32', 'Difference: none.'],
])('the difference of "%s" needs no state', (message, difference) => {
  expect(differenceOf(message)).toBe(difference)
})

test.each([
  'compare a heat pump using 4,000 kWh with a gas heater using 50 GJ',
  'is 4,000 kWh of electricity better than 50 GJ of gas?',
  'we switch from 4,000 kWh of electricity to 50 GJ of gas',
  '4,000 kWh of electricity against 50 GJ of gas',
])('"%s" sets two amounts side by side', (message) => {
  expect(readActivities(message).activities.map(({ kind }) => kind)).toEqual(['electricity', 'natural-gas'])
})
