import { holdsMostly, isNear } from './agreement.ts'
import type { ColumnFigures } from './column-figures.ts'
import type { ColumnRelations } from './column-relations.ts'

const leastParts = 3

/** Columns that are the sum of three or more before them: of all, or of the nearest three or four. */
export function relateSums(
  columns: readonly ColumnFigures[],
  of: (one: ColumnFigures) => ColumnRelations,
): void {
  for (const [at, total] of columns.entries())
    for (const from of new Set([0, at - leastParts, at - leastParts - 1])) {
      const parts = columns.slice(Math.max(0, from), at)
      if (parts.length < leastParts || !addUp(total, parts)) continue
      of(total).sum = 1
      for (const part of parts) of(part).part = 1
    }
}

function addUp({ figures }: ColumnFigures, parts: readonly ColumnFigures[]): boolean {
  let rows = 0
  let held = 0
  for (const [row, whole] of figures.entries()) {
    const filled = parts.flatMap((part) => {
      const figure = part.figures[row] ?? 0
      return Number.isNaN(figure) || figure === 0 ? [] : [figure]
    })
    if (!(Math.abs(whole) > 0) || filled.length < 2) continue
    rows += 1
    if (
      isNear(
        filled.reduce((sum, figure) => sum + figure, 0),
        whole,
      )
    )
      held += 1
  }
  return holdsMostly(held, rows)
}
