import { isHeldBySum } from './figure-shape.ts'
import { isHeatOf } from './is-heat-of.ts'
import { measuredIn } from './measured-in.ts'
import { type Weighed, tellsOfSame } from './weighed.ts'

/**
 * Every judge finds this use likeliest, or its sum, or a part of it, or another part of its sum, or one beside it that
 * arithmetic bears out as it does this one; a figure that no arithmetic bears out is no objection to one that it does. Judges that
 * know different suppliers and do not agree have met something that none of them knows.
 */
export function isAgreed(
  uses: readonly [Weighed, Weighed],
  beside: readonly Weighed[],
  group: readonly Weighed[],
): boolean {
  return uses[0].votes.every((_, judge) => {
    const voteOf = ({ votes }: Weighed) => votes[judge] ?? 0
    const best = group.reduce((first, one) => (voteOf(one) > voteOf(first) ? one : first))
    if (isHeldBySum(uses[0].shape) && !isHeldBySum(best.shape)) return true
    const isBeside = beside.includes(best)
    return uses.some(
      (use) =>
        use === best ||
        tellsOfSame(use, best) ||
        areParts(use, best) ||
        isSameGas(use, best) ||
        (isBeside && areBorneOut(use, best)),
    )
  })
}

/** A volume of gas and the energy that comes to it are one use, told twice. */
function isSameGas(one: Weighed, other: Weighed): boolean {
  if (one.group !== 'natural-gas' || other.group !== 'natural-gas') return false
  return [
    [one, other],
    [other, one],
  ].some(([gas, heat]) => {
    const volumeM3 = gas === undefined ? null : measuredIn(gas, 'm3')
    const energyMj = heat === undefined ? null : measuredIn(heat, 'MJ')
    return volumeM3 !== null && energyMj !== null && isHeatOf(volumeM3, energyMj)
  })
}

function areParts({ shape: a }: Weighed, { shape: b }: Weighed): boolean {
  return a.partOf.some((total) => b.partOf.includes(total))
}

/** Both are charged by a rate, or both are differences of readings. */
function areBorneOut({ shape: a }: Weighed, { shape: b }: Weighed): boolean {
  return (a.isCharged && b.isCharged) || (a.isMeasured && b.isMeasured)
}
