import { expect, test } from 'vitest'
import { energyInFuel } from '../work-out/energy-in-fuel.ts'
import { readConversion } from './read-conversion.ts'

test.each([
  // 0.05 kL × 34.2 GJ/kL ÷ 0.0036 GJ/kWh
  ['how many kWh are in 50 litres of petrol', '475'],
  ['What energy does 20 m3 of natural gas hold in MJ?', '786'],
  ['convert 2 t of brown coal into GJ', '20.4'],
])('a fuel is turned into the energy that it holds: %s', (message, quantity) => {
  const read = readConversion(message)
  const energy = read?.energy ?? null
  const held =
    read === null || energy === null ? null : energyInFuel(read.quantity, read.from, read.to, energy)
  expect(held?.quantity).toBe(quantity)
})

test.each(['how many kWh are in 3 GJ of gas', 'convert 5 t of diesel to kWh'])(
  'no volume, no step: %s',
  (message) => {
    const read = readConversion(message)
    const energy = read?.energy ?? null
    expect(
      read === null || energy === null ? null : energyInFuel(read.quantity, read.from, read.to, energy),
    ).toBeNull()
  },
)
