import { canStandBeside } from './beside-features.ts'
import { isHeatOf } from './is-heat-of.ts'
import { measuredIn } from './measured-in.ts'
import type { Weighed } from './weighed.ts'

const energyBar = 0.1

/** Gas is sold by its energy: where a bill prints the volume and energy that comes to it, the energy is counted. */
export function preferEnergy<One extends Weighed>(top: One, group: readonly One[]): One {
  const volumeM3 = measuredIn(top, 'm3')
  if (top.group !== 'natural-gas' || volumeM3 === null) return top
  const likely = group.filter(
    (one) => one.probability >= energyBar * top.probability && measuredIn(one, 'MJ') !== null,
  )
  const sold = likely.find((one) => {
    const parts = [one, ...likely.filter((other) => other !== one && canStandBeside(one, other))]
    return [parts, [one]].some((sum) => isHeatOf(volumeM3, sumEnergyMj(sum)))
  })
  return sold ?? top
}

function sumEnergyMj(parts: readonly Weighed[]): number {
  return parts.reduce((sum, part) => sum + (measuredIn(part, 'MJ') ?? 0), 0)
}
