import Big from 'big.js'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, columnsOf, numberIn } from '../../tables/table.ts'
import { type Dimension, unitWithin } from '../../../lay-out/values/unit-text.ts'
import { headsSay } from './heads-say.ts'
import { unitNamed } from './row-unit.ts'

const goods: readonly Dimension[] = ['mass', 'freight-work']

/** A shipment is its weight; how far it went is a detail of it. */
export function readLoad(table: Table, row: GridRow): { quantity: string; unit: string } | null {
  // The unit of the row is that of the load; a distance is a load only where its own head says so.
  const loads = columnsOf(table, 'quantity').map((column) => ({
    column,
    unit: goodsUnit(column.title) ?? unitWithin(unitNamed(table, row, column) ?? '', goods),
  }))
  const distances = columnsOf(table, 'distance').map((column) => ({ column, unit: goodsUnit(column.title) }))
  const measured = [...loads, ...distances]
  for (const { column, unit } of measured.toSorted((a, b) => rankOf(a.unit) - rankOf(b.unit))) {
    const number = numberIn(table, row.get(column.index))
    if (unit !== null && number !== null && Big(number.value).gt(0))
      return { quantity: Big(number.value).toFixed(), unit: unit.unit }
  }
  return null
}

function goodsUnit(title: string) {
  return unitWithin(title.replace(/_/g, ' '), goods)
}

/** Tonne-kilometres say more than tonnes. */
function rankOf(unit: ReturnType<typeof goodsUnit>): number {
  return unit?.dimension === 'freight-work' ? 0 : 1
}

// A carrier, a charge or a transport is of passengers too; what is carried is not.
const goodsHead = cueFor('trip-load goods head')

/** Goods travel by road or rail as freight: they have a weight, or a head that names them; passengers have none. */
export function carriesGoods(table: Table): boolean {
  return (
    columnsOf(table, 'travellers').length === 0 &&
    (columnsOf(table, 'quantity').some(({ title }) => goodsUnit(title) !== null) ||
      (table.columns.some(({ role, folded }) => role !== 'cost' && goodsHead.test(folded)) &&
        !headsSay(table, 'flight', 'travellers')))
  )
}
