import type { ActivitiesRead } from '../../../judge/account/activity-draft.ts'
import type { PageKnown } from '../../../judge/known/know-page.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { judgeColumns } from '../../columns/judge-columns.ts'
import type { ColumnRole } from '../../tables/column-roles.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import type { Dimension } from '../../../lay-out/values/unit-text.ts'
import { type PrintedTable, findPrintedTables } from '../../tables/printed-tables.ts'
import { withoutSumRows } from '../../tables/without-sum-rows.ts'
import { type Table, columnsOf, dateIn, isTotalRow, numberIn, tableBelow } from '../../tables/table.ts'
import { kindOnPage } from './kind-on-page.ts'
import { groupQuantities } from './group-quantities.ts'
import { isMetered } from './is-metered.ts'
import type { TableQuantity } from './table-quantity.ts'
import { findTableQuantities } from './usage-table.ts'

/** A printed table with the metered uses that its rows tell. */
type Told = { printed: PrintedTable; table: Table; quantities: readonly TableQuantity[] }

const fewestRows = 3
// A column that looks half as much like a use as another is beside it.
const rivalShare = 0.5
const surely = 3
/** The number of a meter: what is charged is named by words. */
const naming = /^[\p{L}\d-]*\d{4}[\p{L}\d-]*$/u
const besideUse: readonly Concept[] = ['forecast', 'limit', 'history', 'comparison', 'average']
const named: readonly ColumnRole[] = ['date', 'start', 'end', 'meter', 'place']
const sameShare = 0.002
const measured: readonly Dimension[] = ['energy', 'volume']

/**
 * The uses of a paper that is a table of them: rows by days, meters or places. Null where no table tells any, and where the
 * paper charges a use beside its table, or speaks of one that is not the sum of its rows: that is a bill with a history. A table of
 * what was emitted is none.
 */
export function readStatement(
  layout: ReadLayout,
  { totals }: PageKnown,
): ActivitiesRead | null {
  const tables = findPrintedTables(layout.lines).map((printed) => tellUses(printed, layout))
  const told = tables.filter(isStatement)
  if (told.length === 0) return null
  const within = told.flatMap(linesOf)
  const inside = new Set(within.map(({ index }) => index))
  const outside = layout.lines.filter(({ index }) => !inside.has(index))
  const sums = told.flatMap(sumsOf)
  const isSum = (value: number) => sums.some((sum) => Math.abs(sum - value) <= sum * sameShare)
  const others = tables.filter((table) => !told.includes(table)).flatMap(({ quantities }) => quantities)
  if (outside.some((line) => printsUse(line, isSum)) || others.some(({ value }) => !isSum(Number(value)))) return null
  if (totals.total !== null) {
    const total = Number(totals.total.value)
    const isInside = within.some(({ numbers }) => numbers.some(({ value }) => Number(value) === total))
    if (!isInside && !isSum(total)) return null
  }
  const reads = told.map(({ table, quantities }) => groupQuantities(table, quantities))
  return {
    activities: reads.flatMap(({ activities }) => activities),
    findings: reads.flatMap(({ findings }) => findings),
  }
}

function tellUses(printed: PrintedTable, { lines, decimalSign }: ReadLayout): Told {
  const read = tableBelow(withoutSumRows(printed.grid, decimalSign), 0)
  const table = { ...read, decimalSign: read.decimalSign ?? decimalSign }
  const title = table.preamble.join(' ')
  const likely = judgeColumns(table, title)
  const most = Math.max(0, ...likely.values())
  const texts = lines.map(({ text }) => text)
  const days = columnsOf(table, 'date').concat(columnsOf(table, 'start'))
  const quantities = findTableQuantities(table, title).flatMap((quantity): TableQuantity[] => {
    const { column, row } = quantity
    // What stands in a column of days without one is a line below the table.
    if (days.some(({ index }) => !/\d/.test(row.get(index)?.text ?? ''))) return []
    const isLikely = (likely.get(column) ?? 0) >= most * rivalShare && !says(column.folded, besideUse, surely)
    const kind = isLikely && isMetered(quantity) ? kindOnPage(table, quantity, texts) : null
    return kind === null ? [] : [{ ...quantity, kind }]
  })
  return { printed, table, quantities }
}

function isStatement({ table, quantities }: Told): boolean {
  const isOfCarbon = says(foldText(table.preamble.join(' ')), ['carbon'], surely)
  const rows = new Set(quantities.map(({ row }) => row))
  return !isOfCarbon && rows.size >= fewestRows && areTheirOwn(table, quantities)
}

/** What stands beside the uses names each row by days, a meter or a place of its own. */
function areTheirOwn(table: Table, quantities: readonly TableQuantity[]): boolean {
  const rows = [...new Set(quantities.map(({ row }) => row))]
  const counted = new Set(quantities.map(({ column }) => column))
  const names = table.columns.filter((column) => {
    const texts = rows.map((row) => row.get(column.index)?.text ?? '')
    const isNamed = column.role !== null && named.includes(column.role)
    return !counted.has(column) && (isNamed || texts.every((text) => naming.test(text) || dateIn(table, text) !== null))
  })
  const keys = rows.map((row) => JSON.stringify(names.map(({ index }) => row.get(index)?.text ?? '')))
  return names.length > 0 && new Set(keys).size === keys.length
}

/** The lines of the rows that tell a use, of what stands between them, and of the sums below. */
function linesOf({ printed, table, quantities }: Told): ReadLine[] {
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
function sumsOf({ table }: Told): number[] {
  return table.columns.map(({ index }) =>
    table.rows
      .filter((row) => !isTotalRow(row))
      .reduce((sum, row) => sum + Number(numberIn(table, row.get(index))?.value ?? 0), 0),
  )
}

/** A figure with a unit of energy or volume that is not the sum of the rows. */
function printsUse({ numbers }: ReadLine, isSum: (value: number) => boolean): boolean {
  return numbers.some(
    ({ unit, isRate, value }) =>
      unit !== null && !isRate && measured.includes(unit.dimension) && !isSum(Math.abs(Number(value))),
  )
}
