import { expect, test } from 'vitest'
import { readActivities } from './read-activities.ts'

function amountsOf(message: string): (string | null)[] {
  return readActivities(message).activities.map(({ quantity }) => quantity)
}

test.each([
  ['2 657,96 kWh in NSW', '2657.96'],
  ['2\u00A0657,96 kWh in NSW', '2657.96'],
  ['2\u202F657 kWh in NSW', '2657'],
  ['1 234 567,8 kWh in VIC', '1234567.8'],
  ['1\u2009234\u2009567,8 kWh in VIC', '1234567.8'],
  ['2 657.96 kWh in NSW', '2657.96'],
  ['3 500 kWh in NSW', '3500'],
  ['2.657,96 kWh in Hobart', '2657.96'],
  ['1.234.567 kWh in Hobart', '1234567'],
  ['12,5 t of steel', '12.5'],
  ['0,125 t of paper', '0.125'],
  ['1,234.5 kWh in VIC', '1234.5'],
  ['12,500 kWh in NSW', '12500'],
  ['1,20,000 kWh in India', '120000'],
  ['in 2025 450,5 kWh in SA', '450.5'],
  ['building 3 450 kWh in SA', '450'],
  ['we used 3 500 kWh in SA', '3500'],
  ['Electricity: 3 500 kWh in SA', '3500'],
  ['Strom 2 657,96 kWh in SA', '2657.96'],
  ['Mar 1 210 kWh in SA', '210'],
  ['June 14 310 kWh in SA', '310'],
  ['in 23 540 kWh in SA', '540'],
  ['Cabin 4 910 kWh in SA', '910'],
  ['coach 5 220 km', '220'],
])('the figure of "%s" is %s', (message, figure) => {
  expect(amountsOf(message)).toEqual([figure])
})

test.each([
  ['Truck 1 260 L diesel, truck 2 310 L diesel', ['260', '310']],
  ['generator 2 310 L diesel and generator 3 150 L diesel', ['310', '150']],
  ['barge 2 510 L of diesel', ['510']],
])('the number of a thing is no part of the figure behind it: "%s"', (message, figures) => {
  expect(amountsOf(message)).toEqual(figures)
})

test.each([
  ['5 200 L drums of diesel', '200', ['5']],
  ['2 45 kg LPG bottles', '45', ['2']],
  ['3 200 W heaters for 5 hours in Hobart', '0.2', ['3', '5']],
  ['2 500 L tank of diesel', '2500', []],
])('"%s": a figure before an amount of what is counted counts it', (message, amount, times) => {
  const [one] = readActivities(message).activities
  expect(one?.quantity).toBe(amount)
  expect(one?.multipliers.map((by) => by.times)).toEqual(times)
})
