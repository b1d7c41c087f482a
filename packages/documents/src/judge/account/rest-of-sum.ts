import { isFedIn } from './beside-features.ts'
import { isHeldBySum } from './figure-shape.ts'
import { isSumOf } from './is-sum-of.ts'
import type { Weighed } from './weighed.ts'

/**
 * What is charged in parts was used in all of them: where a part that is counted and another part that is charged come to a
 * quantity that is charged or metered itself, the other is counted as well, and so on for what is counted then. A network or a levy
 * on the whole tells of the register that is less likely by its words.
 */
export function withRestOfSum<One extends Weighed>(
  chosen: readonly One[],
  group: readonly One[],
): readonly One[] {
  const rest = group.filter(
    (one) => !chosen.includes(one) && chosen.some((counted) => isRestBeside(counted, one, group)),
  )
  return rest.length === 0 ? chosen : withRestOfSum([...chosen, ...rest], group)
}

function isRestBeside(counted: Weighed, one: Weighed, group: readonly Weighed[]): boolean {
  if (!counted.shape.isCharged || !one.shape.isCharged || isFedIn(one)) return false
  return group.some(({ shape }) => isHeldBySum(shape) && isSumOf(shape, counted.shape, one.shape))
}
