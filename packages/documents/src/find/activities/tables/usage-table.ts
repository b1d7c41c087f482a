import { isCatalogue } from '../../tables/catalogue.ts'
import { type Table, columnsOf, isTotalRow } from '../../tables/table.ts'
import { columnBars } from '../../columns/column-bars.ts'
import { judgeColumns } from '../../columns/judge-columns.ts'
import { type ColumnRole, headerWords } from '../../tables/column-roles.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { energyFlowOf } from '../meter/energy-flow.ts'
import { isRegister } from '../meter/register-readings.ts'
import { withoutCalledOff } from './called-off-rows.ts'
import { countGridOnce } from './count-grid-once.ts'
import { quantityColumns } from './quantity-columns.ts'
import { settleColumns } from './settle-columns.ts'
import { settleRows } from './settle-rows.ts'
import type { TableQuantity } from './table-quantity.ts'
import { withoutSources } from './without-sources.ts'
import { withoutSums } from './without-sums.ts'
import { isNoUse, withoutRivals } from './told-by-lexicon.ts'
import { withoutPowerUnit } from './without-power-unit.ts'
import { withoutSameGoods } from './without-same-goods.ts'
import { readQuantity } from './read-quantity.ts'

const tripRoles: readonly ColumnRole[] = ['distance', 'nights', 'rooms', 'travellers']

/**
 * Every quantity of a table that words and units make an activity: bills by month, meter rows, fuel, waste, materials.
 * A column that words name is left out where the judge finds it less likely than `least`.
 */
export function findTableQuantities(
  table: Table,
  title: string,
  least: number = columnBars.veto,
): TableQuantity[] {
  const counted = quantityColumns(table).filter((column) => !isRegister(table, column) && !isNoUse(column))
  const own = withoutSameGoods(counted)
  const named = withoutSums(table, own)
  const refused = columnsOf(table, 'quantity').filter((column) => !counted.includes(column))
  const columns = settleWithJudge(table, { named, refused }, judgeColumns(table, title), least)
  const canBeGas = !namesOtherSupply(table, title)
  const quantities = withoutCalledOff(table).flatMap((row) => {
    if (isTotalRow(row)) return []
    return columns
      .flatMap((column) => readQuantity(table, row, column, title) ?? [])
      .filter(({ isNameless }) => canBeGas || !isNameless)
  })
  const used = isCatalogue(table) ? quantities.filter(({ unit }) => unit?.dimension === 'mass') : quantities
  const settled = settleColumns(withoutSources(used))
  // What another column adds up are parts.
  const uses = named.length < own.length ? settled : withoutRivals(settled)
  return countGridOnce(table, settleRows(table, uses), title)
}

/**
 * The columns that words name, but for those that the judge finds most unlikely; where that leaves none, those of which it is
 * sure by what they look like. What words call a size, a plan or a stand stays out, whatever it looks like.
 */
function settleWithJudge(
  table: Table,
  { named, refused }: { named: readonly TableColumn[]; refused: readonly TableColumn[] },
  likely: ReadonlyMap<TableColumn, number>,
  least: number,
): readonly TableColumn[] {
  // A column of a few figures among "n/a" is not judged, and stays.
  const kept = named.filter((column) => isFedIn(column) || (likely.get(column) ?? 1) >= least)
  if (kept.length > 0) return kept
  return table.columns.filter(
    (column) =>
      (likely.get(column) ?? 0) >= columnBars.alone &&
      !refused.includes(column) &&
      !isOfTrip(column) &&
      !isRegister(table, column),
  )
}

/** What a row of a journey counts is told by the places and people beside it. */
function isOfTrip({ role }: TableColumn): boolean {
  return role !== null && tripRoles.includes(role)
}

/** What is fed in or made is told, and never counted as used. */
function isFedIn({ role, title }: TableColumn): boolean {
  const flow = role === 'quantity' ? energyFlowOf([title]) : null
  return flow === 'fed-in' || flow === 'made'
}

/** A word of power, water, heat or cooling anywhere about a table: a volume that nothing names is then no gas. */
function namesOtherSupply({ name, columns, preamble }: Table, title: string): boolean {
  return [title, name, ...preamble, ...columns.map(({ title: head }) => head)].some((text) =>
    says(withoutPowerUnit(headerWords(text ?? '')), ['electricity', 'water', 'wastewater', 'heat']),
  )
}
