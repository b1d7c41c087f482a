import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import { isCatalogue } from '../../tables/catalogue.ts'
import { saysOrdered } from '../../tables/says-ordered.ts'
import { dayOfRow, lastDayIn, monthOfRow } from '../../tables/last-day.ts'
import { type Table, dateIn, isTotalRow, numberIn, textIn } from '../../tables/table.ts'
import { columnBars } from '../../columns/column-bars.ts'
import { judgeColumns } from '../../columns/judge-columns.ts'
import { type ColumnRole, headerWords } from '../../tables/column-roles.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { daysBetween } from '../../../lay-out/values/calendar.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { type Unit, unitWithin } from '../../../lay-out/values/unit-text.ts'
import { fuelGradeOf, isOtherGood } from '../fuel/fuel-products.ts'
import { energyFlowOf, withoutAsides } from '../meter/energy-flow.ts'
import { isRegister } from '../meter/register-readings.ts'
import { withoutCalledOff } from './called-off-rows.ts'
import { countGridOnce } from './count-grid-once.ts'
import { namesVehicle } from './names-vehicle.ts'
import { kindOfQuantity, kindWithoutUnit } from './quantity-kind.ts'
import { productOfRow, sellsFuels } from './product-of-row.ts'
import { quantityColumns } from './quantity-columns.ts'
import { printsUnit, unitOfCell } from './row-unit.ts'
import { settleColumns } from './settle-columns.ts'
import { settleRows } from './settle-rows.ts'
import type { TableQuantity } from './table-quantity.ts'
import { withoutSums } from './without-sums.ts'
import { isNoUse, withoutRivals } from './told-by-lexicon.ts'
import { withoutPowerUnit } from './without-power-unit.ts'

const tripRoles: readonly ColumnRole[] = ['distance', 'nights', 'rooms', 'travellers']
const shortestBillDays = 15
const notOfScales = ['energy', 'volume', 'distance', 'nights'] as const

const litres: Unit = { unit: 'L', dimension: 'volume' }
const containers: Unit = { unit: 'each', dimension: 'count' }
const pouredTitle = cueFor('usage-table poured title')
const estimatedFlag = cueFor('usage-table estimated flag')
const correctedTitle = cueFor('usage-table corrected title')
const netted = cueFor('usage-table netted')
const corrected = cueFor('usage-table corrected bill')
const observedTitle = cueFor('usage-table observed title')

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
  const own = withoutPacking(withoutGross(withoutOrders(counted)))
  const named = withoutSums(table, own)
  const columns = settleWithJudge(table, named, judgeColumns(table, title), least)
  const canBeGas = !namesOtherSupply(table, title)
  const quantities = withoutCalledOff(table).flatMap((row) => {
    if (isTotalRow(row)) return []
    return columns
      .flatMap((column) => readQuantity(table, row, column, title) ?? [])
      .filter(({ isNameless }) => canBeGas || !isNameless)
  })
  const used = isCatalogue(table) ? quantities.filter(({ unit }) => unit?.dimension === 'mass') : quantities
  const settled = settleColumns(used)
  // What another column adds up are parts.
  const uses = named.length < own.length ? settled : withoutRivals(settled)
  return countGridOnce(table, settleRows(table, uses), title)
}

/**
 * The columns that words name, but for those that the judge finds most unlikely; where that leaves none, those of which it is
 * sure by what they look like.
 */
function settleWithJudge(
  table: Table,
  named: readonly TableColumn[],
  likely: ReadonlyMap<TableColumn, number>,
  least: number,
): readonly TableColumn[] {
  // A column of a few figures among "n/a" is not judged, and stays.
  const kept = named.filter((column) => isFedIn(column) || (likely.get(column) ?? 1) >= least)
  if (kept.length > 0) return kept
  return table.columns.filter(
    (column) =>
      (likely.get(column) ?? 0) >= columnBars.alone && !isOfTrip(column) && !isRegister(table, column),
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

function readQuantity(table: Table, row: GridRow, column: TableColumn, title: string): TableQuantity | null {
  const number = numberIn(table, row.get(column.index))
  if (number === null || Big(number.value).eq(0)) return null
  const poured = fuelPoured(table, row, column)
  const unit = unitOfCell(table, row, column) ?? (poured === null ? null : unitPoured(table, row, column))
  const product = productOfRow(table, row)
  const mode = textIn(table, row, 'mode')
  const month = monthOfRow(table, row)
  const named =
    unit === null
      ? kindWithoutUnit(table, row, column)
      : poured !== null && unit === containers
        ? poured
        : kindOfQuantity(table, row, column, unit, title)
  const isNameless = named === null && unit?.dimension === 'volume' && product === null
  const kind = isNameless ? 'natural-gas' : named
  const isBesideFuel =
    unit?.dimension === 'volume' && kind !== 'waste' && product !== null && isOtherGood(product)
  if (kind === null || isBesideFuel) return null
  const isExport =
    kind === 'electricity' &&
    (says(withoutAsides(column.folded), ['export', 'generation']) ||
      (Big(number.value).lt(0) && !isTakenBack(table, row, column)))
  return {
    row,
    column,
    kind: isExport ? 'electricity-export' : kind,
    isNameless,
    value: Big(number.value).abs().toFixed(),
    ambiguous: number.ambiguous,
    isReversal: !isExport && Big(number.value).lt(0),
    unit,
    description: (describesQuantity(kind, product) ? product : mode) ?? column.title,
    meter: textIn(table, row, 'meter'),
    date: dayOfRow(table, row),
    start: dateIn(table, textIn(table, row, 'start')) ?? month?.start ?? null,
    end: lastDayIn(table, row) ?? month?.end ?? null,
    estimated: isEstimated(textIn(table, row, 'estimated')),
    vehicleNamed: unit?.dimension === 'volume' && namesVehicle(table, row),
  }
}

/** What a bill of weeks corrects, by its words or beside a bill of the same weeks, was not fed in; what nets was. */
function isTakenBack(table: Table, row: GridRow, column: TableColumn): boolean {
  const days = billedDays(table, row)
  const texts = [...row.values()].map(({ text }) => foldText(text))
  const isNet = [column.folded, ...texts].some(
    (text) => netted.test(text) || says(text, ['export', 'generation']),
  )
  if (days === null || isNet) return false
  return texts.some((text) => corrected.test(text)) || isBilledToo(table, row, column, days)
}

type BilledDays = { start: string; end: string }

function billedDays(table: Table, row: GridRow): BilledDays | null {
  const [start, end] = [dateIn(table, textIn(table, row, 'start')), lastDayIn(table, row)]
  return start !== null && end !== null && daysBetween(start, end) >= shortestBillDays ? { start, end } : null
}

function isBilledToo(table: Table, row: GridRow, column: TableColumn, { start, end }: BilledDays): boolean {
  const meterOf = (of: GridRow) => [textIn(table, of, 'meter'), textIn(table, of, 'place')].join('\n')
  return table.rows.some((other) => {
    const days = billedDays(table, other)
    const used = numberIn(table, other.get(column.index))
    const isUse = used !== null && Big(used.value).gt(0) && !isTotalRow(other)
    return isUse && days !== null && days.start < end && start < days.end && meterOf(other) === meterOf(row)
  })
}

/** A word of power, water, heat or cooling anywhere about a table: a volume that nothing names is then no gas. */
function namesOtherSupply({ name, columns, preamble }: Table, title: string): boolean {
  return [title, name, ...preamble, ...columns.map(({ title: head }) => head)].some((text) =>
    says(withoutPowerUnit(headerWords(text ?? '')), ['electricity', 'water', 'wastewater', 'heat']),
  )
}

/** What fills a tank is described by its product where that is a fuel: not by the file that a log was kept in. */
function describesQuantity(kind: ActivityKind, product: string | null): product is string {
  return product !== null && (kind !== 'fuel' || fuelGradeOf(product) !== null)
}

/** The fuel of which a quantity's column, "QTY 45.2", tells in a table with a fuel column, or of fuels. */
function fuelPoured(table: Table, row: GridRow, { folded }: TableColumn): ActivityKind | null {
  if (!pouredTitle.test(folded)) return null
  const product = productOfRow(table, row)
  return product !== null && sellsFuels(table) ? fuelGradeOf(product) : null
}

/** Fuel is poured in litres unless its print says otherwise: "3 drums" are three of something, which is asked. */
function unitPoured(table: Table, row: GridRow, column: TableColumn): Unit {
  return printsUnit(table, row, column) ? containers : litres
}

function isEstimated(text: string | null): boolean {
  return text !== null && estimatedFlag.test(text.trim())
}

/** What was ordered beside what was delivered is the same goods. */
function withoutOrders(columns: readonly TableColumn[]): readonly TableColumn[] {
  const others = columns.filter(({ folded }) => !saysOrdered(folded))
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
  const billed = columns.some(({ folded }) => correctedTitle.test(folded))
  return billed ? columns.filter(({ folded }) => !observedTitle.test(folded)) : columns
}
