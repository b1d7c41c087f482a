import { beginsWithTotal } from '../../../lay-out/lexicon/begins-with-total.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import type { Grid, GridRow } from '../../tables/grid.ts'
import { type Table, isTotalRow, numberIn } from '../../tables/table.ts'

const fewestAdded = 2
const sameShare = 0.001

/** A printed grid without the rows that say they add up. */
export function withoutTotals(grid: Grid): Grid {
  const [head, ...rows] = grid.rows
  return head === undefined ? grid : { ...grid, rows: [head, ...rows.filter((row) => !isTotalRow(row) && !saysTotal(row))] }
}

/** A table without a last row of fewer cells that adds the others up and does not say so. */
export function withoutSumRow(table: Table): Table {
  const last = table.rows.at(-1)
  const above = table.rows.slice(0, -1)
  const isShort = last !== undefined && above.every(({ size }) => size > last.size)
  return isShort && above.length >= fewestAdded && addsUp(table, above, last) ? { ...table, rows: above } : table
}

function saysTotal(row: GridRow): boolean {
  return [...row.values()].some(({ text }) => beginsWithTotal(foldText(text)))
}

/** Whether a figure of a row is what those above it come to. */
function addsUp(table: Table, above: readonly GridRow[], last: GridRow): boolean {
  return [...last].some(([index, cell]) => {
    const sum = above.reduce((running, row) => running + Number(numberIn(table, row.get(index))?.value ?? 0), 0)
    const value = Number(numberIn(table, cell)?.value ?? NaN)
    return sum > 0 && Math.abs(sum - value) <= sum * sameShare
  })
}
