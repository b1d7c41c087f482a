import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import { dayOfRow, lastDayIn, monthOfRow } from '../../tables/last-day.ts'
import { type Table, dateIn, numberIn, textIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { Unit } from '../../../lay-out/values/unit-text.ts'
import { fuelGradeOf, isOtherGood } from '../fuel/fuel-products.ts'
import { withoutAsides } from '../meter/energy-flow.ts'
import { namesVehicle } from './names-vehicle.ts'
import { kindOfQuantity, kindWithoutUnit } from './quantity-kind.ts'
import { productOfRow, sellsFuels } from './product-of-row.ts'
import { printsUnit, unitOfCell } from './row-unit.ts'
import type { TableQuantity } from './table-quantity.ts'
import { isTakenBack } from './is-taken-back.ts'

const litres: Unit = { unit: 'L', dimension: 'volume' }
const containers: Unit = { unit: 'each', dimension: 'count' }
const pouredTitle = cueFor('read-quantity poured title')
const estimatedFlag = cueFor('read-quantity estimated flag')

/** The figure of one cell with all that its row and column tell of it; null where it is nothing that is counted. */
export function readQuantity(
  table: Table,
  row: GridRow,
  column: TableColumn,
  title: string,
): TableQuantity | null {
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
