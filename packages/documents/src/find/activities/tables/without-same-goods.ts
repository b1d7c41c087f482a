import { marksOfHead } from '../../columns/column-words.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'

const notOfScales = ['energy', 'volume', 'distance', 'nights'] as const

/** The columns of which no other tells the same goods better: as delivered, without packing, as billed. */
export function withoutSameGoods(columns: readonly TableColumn[]): readonly TableColumn[] {
  return withoutPacking(withoutGross(withoutOrders(columns)))
}

/** What was ordered beside what was delivered is the same goods. */
function withoutOrders(columns: readonly TableColumn[]): readonly TableColumn[] {
  const others = columns.filter(({ folded }) => !marksOfHead.ordered(folded))
  return others.length > 0 ? others : columns
}

/** The net weight counts beside the gross weight and the tare; alone the gross weight is of a shipment, not of goods. */
function withoutPacking(columns: readonly TableColumn[]): readonly TableColumn[] {
  const net = columns.filter(({ folded }) => !says(folded, ['gross', 'tare'], 3))
  return columns.filter(
    (column) => net.includes(column) || !canWeigh(column) || !net.some((other) => isPackedIn(column, other)),
  )
}

/** Whether the one column weighs what the other holds without its packing: never other goods, never what no scale shows. */
function isPackedIn(gross: TableColumn, net: TableColumn): boolean {
  if (says(net.folded, ['net'], 3)) return canWeigh(net)
  return unitWithin(net.title, ['mass']) !== null && !(namesGoods(gross) && namesGoods(net))
}

function canWeigh({ title }: TableColumn): boolean {
  return unitWithin(title, ['mass']) !== null || unitWithin(title, notOfScales) === null
}

function namesGoods({ folded }: TableColumn): boolean {
  return says(folded, ['waste', 'recycling', 'material', 'fuel'], 3)
}

/** Fuel as it was pumped and as it would fill at 15 °C is the same fuel: what is billed counts. */
function withoutGross(columns: readonly TableColumn[]): readonly TableColumn[] {
  const billed = columns.some(({ folded }) => marksOfHead.corrected(folded))
  return billed ? columns.filter(({ folded }) => !marksOfHead.observed(folded)) : columns
}
