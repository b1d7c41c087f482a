import { fuelKinds } from '@doublerule/carbon/analysis/fuel-kinds.ts'

const fuels: readonly string[] = fuelKinds

/** Kinds that one label may stand for: a ride is a ride, and a fuel whose name is unsure is still a fuel. */
const alike: readonly (readonly string[])[] = [
  ['train', 'bus', 'public-transport'],
  ['water', 'wastewater'],
  ['taxi', 'car'],
]

export function isSameKind(given: string, expected: string): boolean {
  return (
    given === expected ||
    (expected === 'fuel' && fuels.includes(given)) ||
    (given === 'fuel' && fuels.includes(expected)) ||
    alike.some((kinds) => kinds.includes(given) && kinds.includes(expected))
  )
}
