import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { isCatalogue } from './catalogue.ts'
import type { Grid } from './grid.ts'
import { type Table, columnsOf } from './table.ts'
import { findTable } from './find-table.ts'

const rateTitle = cueFor('rate-list rate title')

/** True for a list of factors, prices, tariffs or goods: rows that tell what a unit costs, emits or needs, not what was used. */
export function isRateList(grids: readonly Grid[]): boolean {
  const tables = grids.flatMap((grid) => findTable(grid) ?? [])
  return (
    tables.length > 0 &&
    tables.every(
      (table) =>
        isCatalogue(table) ||
        (columnsOf(table, 'quantity').length === 0 &&
          table.rows.length > 1 &&
          !isLedger(table) &&
          table.columns.some(({ role, folded }) => role === 'rate' || rateTitle.test(folded))),
    )
  )
}

/** What was paid day by day is a record of purchases, also where it tells no amounts. */
function isLedger(table: Table): boolean {
  return columnsOf(table, 'date').length > 0 && columnsOf(table, 'cost').length > 0
}
