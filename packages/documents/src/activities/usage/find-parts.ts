import Big from 'big.js'
import { type Figure, isLevy, levyShare, weightOf } from './figure.ts'

const leastPartWeight = 3
const mostParts = 6

/** Two to six other figures that add up to this one within their printed rounding; the weightiest set. */
export function findParts(total: Figure, figures: readonly Figure[]): readonly Figure[] | null {
  const smaller = figures.filter(
    (figure) => figure.weight >= leastPartWeight && Big(figure.best.value).lt(total.best.value),
  )
  const used = searchParts(
    total,
    smaller.filter((figure) => !isLevy(figure)),
  )
  if (used !== null) return used
  // "Delivery" and "Generation" print one use twice: what is not printed for levies alone can be a part.
  return searchParts(total, isLevy(total) ? smaller : smaller.filter((figure) => levyShare(figure) < 1))
}

function searchParts(total: Figure, smaller: readonly Figure[]): readonly Figure[] | null {
  let found: readonly Figure[] | null = null
  const search = (from: number, picked: readonly Figure[], rest: Big) => {
    if (picked.length > 1 && rest.abs().lte(roundingOf(picked.length, total))) {
      if (found === null || weightOf(picked) > weightOf(found)) found = picked
      return
    }
    if (picked.length === mostParts) return
    for (let index = from; index < smaller.length; index++) {
      const next = smaller[index]
      if (next === undefined || Big(next.best.value).gt(rest.plus(roundingOf(1, total)))) continue
      search(index + 1, [...picked, next], rest.minus(next.best.value))
    }
  }
  search(0, [], Big(total.best.value))
  return found
}

/** Half a unit of the total's last digit for every part. */
function roundingOf(parts: number, { best }: Figure): Big {
  const decimals = best.value.split('.')[1]?.length ?? 0
  return Big(5)
    .times(Big(10).pow(-decimals - 1))
    .times(parts)
}
