import { holdsMostly, isNear } from './agreement.ts'
import type { ColumnFigures } from './column-figures.ts'
import type { ColumnRelations } from './column-relations.ts'

const sameShare = 0.02

/** Columns that tell the same in another unit, and columns that others are the growth of. */
export function relatePairs(
  columns: readonly ColumnFigures[],
  of: (one: ColumnFigures) => ColumnRelations,
): void {
  for (const [index, left] of columns.entries())
    for (const right of columns.slice(index + 1)) {
      const scale = scaleBetween(left.figures, right.figures)
      if (scale !== null) {
        Object.assign(of(right), { sameAsLeft: 1, scale: Math.log10(scale) })
        Object.assign(of(left), { sameAsRight: 1, scale: -Math.log10(scale) })
      }
      for (const [whole, step] of [
        [left, right],
        [right, left],
      ] as const)
        if (growsBy(whole.figures, step.figures)) {
          of(whole).sumSoFar = 1
          of(step).growth = 1
        }
    }
}

/** The number that turns each figure of one column into that beside it; null where there is none. */
function scaleBetween(left: readonly number[], right: readonly number[]): number | null {
  const ratios = left.flatMap((a, row) => {
    const b = right[row] ?? NaN
    return Number.isNaN(a) || Number.isNaN(b) || (a === 0 && b === 0) ? [] : [a * b > 0 ? b / a : 0]
  })
  const used = ratios.filter((ratio) => ratio > 0).toSorted((a, b) => a - b)
  const middle = used[used.length >> 1] ?? 0
  const same = used.filter((ratio) => Math.abs(ratio / middle - 1) < sameShare).length
  return holdsMostly(same, ratios.length) ? middle : null
}

/** Whether each step stands in the row that it leads to, or in that which it leads from. */
function growsBy(whole: readonly number[], steps: readonly number[]): boolean {
  let rows = 0
  let held = 0
  for (const [row, after] of whole.entries()) {
    const grown = Math.abs(after - (whole[row - 1] ?? NaN))
    const [step, before] = [Math.abs(steps[row] ?? NaN), Math.abs(steps[row - 1] ?? NaN)]
    if (Number.isNaN(grown) || !(step > 0)) continue
    rows += 1
    if (isNear(grown, step) || isNear(grown, before)) held += 1
  }
  return holdsMostly(held, rows)
}
