import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { type Dimension, unitWithin } from '../../../lay-out/values/unit-text.ts'
import { findCurrencyCues } from '../../../lay-out/values/money-text.ts'
import type { ReadLayout } from '../../../lay-out/read-layout.ts'
import { judgeColumns } from '../../columns/judge-columns.ts'
import type { ColumnRole } from '../../tables/column-roles.ts'
import type { PrintedTable } from '../../tables/printed-tables.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { type Table, columnsOf, dateIn } from '../../tables/table.ts'
import { tableBelow } from '../../tables/find-table.ts'
import { withoutSumRows } from '../../tables/without-sum-rows.ts'
import { isMetered } from './is-metered.ts'
import { pouredUnits } from './kind-of-table.ts'
import { openKindsOnPage } from './kinds-on-page.ts'
import type { TableQuantity } from './table-quantity.ts'
import { findTableQuantities } from './usage-table.ts'

/** A printed table with the metered uses that its rows tell. */
export type UsesTold = { printed: PrintedTable; table: Table; quantities: readonly TableQuantity[] }

export const fewestRows = 3

// A column that looks half as much like a use as another is counted beside it, one that looks a quarter as much leaves both in doubt.
const besideShare = 0.5
const doubtShare = 0.25
const surely = 3
const besideUse: readonly Concept[] = ['forecast', 'limit', 'history', 'comparison', 'average']
export const measured: readonly Dimension[] = ['energy', 'volume']
const named: readonly ColumnRole[] = ['date', 'start', 'end', 'meter', 'place']

/** The columns that words and the judge of columns find to be uses; never last year's, an average or a plan beside them. */
export function tellUses(printed: PrintedTable, { lines, decimalSign }: ReadLayout): UsesTold {
  const read = tableBelow(withoutSumRows(printed.grid, decimalSign), 0)
  const table = { ...read, decimalSign: read.decimalSign ?? decimalSign }
  const title = table.preamble.join(' ')
  const likely = judgeColumns(table, title)
  const most = Math.max(0, ...likely.values())
  const isAside = ({ folded }: TableColumn) => says(folded, besideUse, surely)
  const isDoubtful = table.columns.some((column) => {
    const share = (likely.get(column) ?? 0) / most
    const isRival = share >= doubtShare && share < besideShare
    return isRival && !isAside(column) && unitWithin(column.title, measured) !== null
  })
  if (isDoubtful) return { printed, table, quantities: [] }
  const days = [...columnsOf(table, 'date'), ...columnsOf(table, 'start')]
  const kindOf = openKindsOnPage(
    table,
    lines.map(({ text }) => text),
  )
  const quantities = findTableQuantities(table, title).flatMap((quantity): TableQuantity[] => {
    const { column, row } = quantity
    // What stands in a column of days without one is a line below the table.
    if (days.some(({ index }) => !/\d/.test(row.get(index)?.text ?? ''))) return []
    const isLikely = (likely.get(column) ?? 0) >= most * besideShare && !isAside(column)
    const isMoney = findCurrencyCues(row.get(column.index)?.text ?? '').length > 0
    const kind = isLikely && !isMoney && isMetered(quantity) ? kindOf(quantity) : null
    // What fills a tank: no meter of gas counts so.
    const isPoured = kind === 'natural-gas' && pouredUnits.includes(quantity.unit?.unit ?? '')
    return kind === null || isPoured ? [] : [{ ...quantity, kind }]
  })
  return { printed, table, quantities }
}

/** Whether a table is one of uses: some rows, each of days, a meter or a place of its own, and not of what was emitted. */
export function isTableOfUses({ table, quantities }: UsesTold): boolean {
  const rows = [...new Set(quantities.map(({ row }) => row))]
  const isOfCarbon = says(foldText(table.preamble.join(' ')), ['carbon'], surely)
  if (isOfCarbon || rows.length < fewestRows) return false
  const counted = new Set(quantities.map(({ column }) => column))
  const names = table.columns.filter((column) => {
    const texts = rows.map((row) => row.get(column.index)?.text ?? '')
    const isNamed = column.role !== null && named.includes(column.role)
    const isName = isNamed || texts.every((text) => isMeterNumber(text) || dateIn(table, text) !== null)
    return !counted.has(column) && isName
  })
  const keys = rows.map((row) => JSON.stringify(names.map(({ index }) => row.get(index)?.text ?? '')))
  return names.length > 0 && new Set(keys).size === keys.length
}

/** The number of a meter: what is charged is named by words. */
function isMeterNumber(text: string): boolean {
  return /^[\p{L}\d-]+$/u.test(text) && /\d{4}/.test(text)
}
