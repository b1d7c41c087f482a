import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { canStandBeside } from './beside-features.ts'
import type { Weighed } from './weighed.ts'

// Pipeline gas holds 39.3 MJ a cubic metre (NGA 2025, Table 5); gases that are sold stay within a fifth of it.
const heatingValueMjPerM3 = 39.3
const spread = 0.2
const energyBar = 0.1

/** Gas is sold by its energy: where a bill prints the volume and energy that comes to it, the energy is counted. */
export function preferEnergy<One extends Weighed>(top: One, group: readonly One[]): One {
  const volumeM3 = measure(top, 'm3')
  if (top.group !== 'natural-gas' || volumeM3 === null) return top
  const likely = group.filter(
    (one) => one.probability >= energyBar * top.probability && measure(one, 'MJ') !== null,
  )
  const sold = likely.find((one) => {
    const parts = [one, ...likely.filter((other) => other !== one && canStandBeside(one, other))]
    return [parts, [one]].some((sum) => isHeatOf(volumeM3, sum))
  })
  return sold ?? top
}

function isHeatOf(volumeM3: number, parts: readonly Weighed[]): boolean {
  const energyMj = parts.reduce((sum, part) => sum + (measure(part, 'MJ') ?? 0), 0)
  return Math.abs(energyMj / volumeM3 / heatingValueMjPerM3 - 1) <= spread
}

function measure({ shape }: Weighed, unit: string): number | null {
  const converted = convertQuantity(decimal(String(shape.value)), shape.unit, unit)
  return converted.ok ? Number(converted.value.quantity) : null
}
