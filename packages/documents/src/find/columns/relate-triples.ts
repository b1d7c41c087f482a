import { holdsMostly, isNear } from './agreement.ts'
import type { ColumnFigures } from './column-figures.ts'
import type { ColumnRelations } from './column-relations.ts'

const rowsOfDoubt = 8

/** Columns that are two others multiplied, or added. */
export function relateTriples(
  columns: readonly ColumnFigures[],
  of: (one: ColumnFigures) => ColumnRelations,
): void {
  for (const [index, one] of columns.entries())
    for (const other of columns.slice(index + 1))
      for (const third of columns) {
        if (third === one || third === other) continue
        if (areWorked(one, other, third, (a, b) => a * b)) {
          of(third).product = 1
          of(one).factor = 1
          of(other).factor = 1
          of(spreadOf(one) >= spreadOf(other) ? one : other).varyingFactor = 1
        }
        if (areWorked(one, other, third, (a, b) => a + b)) {
          Object.assign(of(third), { sum: 1, minuend: 1 })
          for (const part of [one, other]) Object.assign(of(part), { part: 1, difference: 1 })
        }
      }
}

/** A zero, and a one in a product, tell nothing of the others. */
function areWorked(
  one: ColumnFigures,
  other: ColumnFigures,
  third: ColumnFigures,
  work: (a: number, b: number) => number,
): boolean {
  let rows = 0
  let held = 0
  for (const [row, c] of third.figures.entries()) {
    const [a, b] = [one.figures[row] ?? NaN, other.figures[row] ?? NaN]
    const worked = work(a, b)
    if (!(Math.abs(a * b * c) > 0) || worked === a || worked === b) continue
    rows += 1
    if (isNear(worked, c)) held += 1
    else if (held === 0 && rows > rowsOfDoubt) return false
  }
  return holdsMostly(held, rows)
}

/** How far figures lie from their mean, as a share of it. */
function spreadOf({ figures }: ColumnFigures): number {
  const used = figures.filter((figure) => figure > 0)
  const mean = used.reduce((sum, figure) => sum + figure, 0) / Math.max(1, used.length)
  const variance = used.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / Math.max(1, used.length)
  return mean === 0 ? 0 : Math.sqrt(variance) / mean
}
