import { isFedIn } from './beside-features.ts'
import { isSumOf } from './is-sum-of.ts'
import type { Weighed } from './weighed.ts'

const partBar = 0.1
const totalShare = 0.25
const replacingShare = 0.5
const fewParts = 4

/**
 * A part never stands without the rest of its sum: all parts are counted where each is likely, or the total alone. A sum
 * of many is believed only where the total itself is likely: a year's history adds up as well.
 */
export function settleSum<One extends Weighed>(
  chosen: readonly One[],
  group: readonly One[],
): readonly One[] {
  const most = Math.max(0, ...chosen.map(({ probability }) => probability))
  const least = totalShare * (chosen[0]?.probability ?? 0)
  for (const total of group) {
    const charged = chargedParts(total, group)
    for (const values of total.shape.isReading ? charged : [...charged, ...total.shape.parts]) {
      const isOwn = ({ shape }: One) => values.includes(shape.value)
      const isLikely = total.probability >= least
      if (!chosen.includes(total) && !chosen.some(isOwn)) continue
      // A reading is the sum of the one before and the use between them, and no total.
      if (!charged.includes(values) && group.filter(isOwn).some(({ shape }) => shape.isReading)) continue
      const parts = group.filter((one) => isOwn(one) && one.probability >= partBar)
      if (parts.length === values.length && (isLikely || values.length <= fewParts)) return parts
      if (isLikely && total.probability >= replacingShare * most) return [total]
    }
  }
  return chosen
}

/**
 * What was drawn may be charged at two prices, wherever each is printed: what own or shared generation compensates, and the
 * rest. Two quantities that are both charged and together are a third of the same unit, which is not, are its parts, though they
 * differ as readings do.
 */
function chargedParts<One extends Weighed>(
  { shape: total }: One,
  group: readonly One[],
): (readonly number[])[] {
  if (total.isCharged) return []
  const charged = group.filter((one) => one.shape.isCharged && !isFedIn(one)).map(({ shape }) => shape)
  return charged.flatMap((shape, place) =>
    charged
      .slice(place + 1)
      .filter((other) => isSumOf(total, shape, other))
      .map((other) => [shape.value, other.value]),
  )
}
