import { beginsWithTotal } from '../../lay-out/lexicon/begins-with-total.ts'
import type { DecimalSign } from '../../lay-out/values/parse-number.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { readCellNumber } from './cell-number.ts'
import type { Grid, GridRow } from './grid.ts'
import { isTotalRow } from './table.ts'

const fewestAdded = 3
const sameShare = 0.001

/** A grid with heads, without the rows that say they add others up, and without a last one that does and does not say so. */
export function withoutSumRows(grid: Grid, sign: DecimalSign | null): Grid {
  const [head, ...below] = grid.rows
  if (head === undefined) return grid
  const rows = below.filter((row) => !isTotalRow(row) && !saysTotal(row))
  const [last, above] = [rows.at(-1), rows.slice(0, -1)]
  const isSum = last !== undefined && above.length >= fewestAdded && addsUp(above, last, sign)
  return { ...grid, rows: [head, ...(isSum ? above : rows)] }
}

function saysTotal(row: GridRow): boolean {
  return [...row.values()].some(({ text }) => beginsWithTotal(foldText(text)))
}

/** Whether a figure of a row is what those above it come to. */
function addsUp(above: readonly GridRow[], last: GridRow, sign: DecimalSign | null): boolean {
  const valueIn = (row: GridRow, index: number) => Number(readCellNumber(row.get(index), sign)?.value ?? 0)
  return [...last.keys()].some((index) => {
    const sum = above.reduce((running, row) => running + valueIn(row, index), 0)
    return sum > 0 && Math.abs(sum - valueIn(last, index)) <= sum * sameShare
  })
}
