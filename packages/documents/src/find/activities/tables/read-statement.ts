import type { ActivitiesRead } from '../../../judge/account/activity-draft.ts'
import type { PageKnown } from '../../../judge/known/know-page.ts'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findPrintedTables } from '../../tables/printed-tables.ts'
import { numberIn } from '../../tables/table.ts'
import { groupQuantities } from './group-quantities.ts'
import { type UsesTold, fewestRows, isTableOfUses, measured, tellUses } from './tell-uses.ts'

const sameShare = 0.002

/**
 * The uses of a paper that is a table of them. Null where no table tells any, and where the paper charges a use beside its tables,
 * or speaks of one that is not the sum of their rows: that is a bill with a history.
 */
export function readStatement(layout: ReadLayout, { totals }: PageKnown): ActivitiesRead | null {
  const printed = findPrintedTables(layout.lines)
  if (printed.every(({ rows }) => rows.length < fewestRows)) return null
  const tables = printed.map((table) => tellUses(table, layout))
  const told = tables.filter(isTableOfUses)
  if (told.length === 0) return null
  const within = told.flatMap(linesOf)
  const inside = new Set(within.map(({ index }) => index))
  const outside = layout.lines.filter(({ index }) => !inside.has(index))
  const sums = told.flatMap(sumsOf)
  const isSum = (value: number) => sums.some((sum) => Math.abs(sum - value) <= sum * sameShare)
  const others = tables.filter((table) => !told.includes(table)).flatMap(({ quantities }) => quantities)
  const isBeside =
    outside.some((line) => printsUse(line, isSum)) || others.some(({ value }) => !isSum(Number(value)))
  const total = totals.total === null ? null : Number(totals.total.value)
  const isCharged = total !== null && !isSum(total) && !within.some((line) => prints(line, total))
  if (isBeside || isCharged) return null
  const reads = told.map(({ table, quantities }) => groupQuantities(table, quantities))
  return {
    activities: reads.flatMap(({ activities }) => activities),
    findings: reads.flatMap(({ findings }) => findings),
  }
}

/** The lines of the rows that tell a use, of what stands between them, and of the sums below. */
function linesOf({ printed, table, quantities }: UsesTold): ReadLine[] {
  const rows = printed.grid.rows.slice(1)
  const places = quantities.map(({ row }) => rows.indexOf(row))
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return printed.rows.filter((_, place) => {
    const row = rows[place]
    const isSum = row !== undefined && !table.rows.includes(row)
    return (place >= first && place <= last) || isSum
  })
}

/** What the columns of figures of a table come to. */
function sumsOf({ table }: UsesTold): number[] {
  return table.columns.map(({ index }) =>
    table.rows.reduce((sum, row) => sum + Number(numberIn(table, row.get(index))?.value ?? 0), 0),
  )
}

function prints({ numbers }: ReadLine, figure: number): boolean {
  return numbers.some(({ value }) => Number(value) === figure)
}

/** A figure with a unit of energy or volume that is not the sum of the rows. */
function printsUse({ numbers }: ReadLine, isSum: (value: number) => boolean): boolean {
  return numbers.some(
    ({ unit, isRate, value }) =>
      unit !== null && !isRate && measured.includes(unit.dimension) && !isSum(Math.abs(Number(value))),
  )
}
