import type { MeteredKind } from '../candidates/kind-group.ts'
import type { Candidate } from '../candidates/candidate.ts'
import { features } from '../predict/features.ts'
import type { Described } from './consider-lines.ts'

/** A number taken for something that a meter counts. */
export type DescribedUse = Described & { group: MeteredKind }

/** One figure of one group, however often it is printed: the printing that tells it best, and what all of them say. */
export type Figure = {
  group: MeteredKind
  best: Candidate
  printings: readonly Candidate[]
  features: Float32Array
}

/**
 * Printings of one value taken for one group, gathered: what speaks for any of them speaks for the figure, what speaks
 * against it must hold for all, and the rest is said of the best printing.
 */
export function gatherFigures(described: readonly DescribedUse[]): Figure[] {
  const values = Map.groupBy(
    described,
    ({ candidate, group }) => `${group} ${Number(candidate.number.value)}`,
  )
  return [...values.values()].flatMap(partByDimension).flatMap((printings) => {
    const [best] = printings.toSorted(
      (a, b) =>
        Number(b.candidate.unit !== null) - Number(a.candidate.unit !== null) ||
        supportOf(b.features) - supportOf(a.features),
    )
    if (best === undefined) return []
    const gathered = features.map(({ sign }, place) => {
      const own = best.features[place] ?? 0
      if (sign === '') return own
      const all = printings.map((printing) => printing.features[place] ?? 0)
      return sign === '+' ? Math.max(...all) : Math.min(...all)
    })
    return [
      {
        group: best.group,
        best: best.candidate,
        printings: printings.map(({ candidate }) => candidate),
        features: Float32Array.from(gathered),
      },
    ]
  })
}

/** Printings by what they measure; those without a unit go with the first that has one. */
function partByDimension(printings: readonly DescribedUse[]): DescribedUse[][] {
  const parts = Map.groupBy(printings, ({ candidate }) => candidate.unit?.dimension ?? '')
  const bare = parts.get('') ?? []
  parts.delete('')
  const [first = [], ...rest] = parts.values()
  return [[...first, ...bare], ...rest]
}

/** How much is said for a printing: the sum of what speaks for it, less what speaks against it. */
function supportOf(values: Float32Array): number {
  return features.reduce((sum, { sign }, place) => {
    const value = Math.sign(values[place] ?? 0)
    return sign === '+' ? sum + value : sign === '-' ? sum - value : sum
  }, 0)
}
