import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { headerWords } from '../../tables/column-roles.ts'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, textIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import type { Unit } from '../../../lay-out/values/unit-text.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { fuelGradeOf, fuelKindOf } from '../fuel/fuel-products.ts'
import { kindOf } from '../kind-words.ts'
import { headsSay } from './heads-say.ts'
import { kindInLexicon } from './kind-in-lexicon.ts'
import { directionOf } from '../meter/register-direction.ts'
import { withoutAsides } from '../meter/energy-flow.ts'
import { commodityNamed } from '../usage/commodity-named.ts'
import { timeClassOf } from '../usage/time-class.ts'
import { productOfRow } from './product-of-row.ts'
import { hasColumn, kindOfTable, meteredUse } from './kind-of-table.ts'

const gasEnergy = ['MJ', 'GJ', 'therm', 'Dth']
const byTruck = ['m3', 'yd3']
const wasteColumn = cueFor('quantity-kind waste column')
// What a grid made, carried or expects, beside its prices.
const gridColumn = cueFor('quantity-kind grid column')
// A list of articles prints the weight of one of them.
const stockColumn = cueFor('quantity-kind stock column')
const takenOut = cueFor('quantity-kind taken out')
const intervalColumn = cueFor('quantity-kind interval column')
const otherEnergy = cueFor('quantity-kind other energy')

/**
 * What a quantity of a table is: the row's own words first, then the column's, then the title, then what kind of table
 * it is. Null where nothing names it.
 */
export function kindOfQuantity(
  table: Table,
  row: GridRow,
  column: TableColumn,
  unit: Unit,
  title: string,
): ActivityKind | null {
  const { dimension } = unit
  if (dimension === 'energy' && gridColumn.test(column.folded)) return null
  const [product, mode] = [productOfRow(table, row), textIn(table, row, 'mode')]
  if (dimension === 'volume' && product !== null) {
    // "Standard" and "Premium" by the cubic metre are concrete and soil.
    const fuel = byTruck.includes(unit.unit) ? fuelKindOf(product) : fuelGradeOf(product)
    if (fuel !== null && fuel !== 'fuel') return fuel
  }
  // What was taken out of a machine was not used; what was recovered from waste was waste.
  if (dimension === 'mass' && takenOut.test(column.folded) && !isOfWaste(table)) return null
  if ((dimension === 'mass' || dimension === 'volume') && isOfWaste(table))
    return kindOf(column.folded, dimension) ?? 'waste'
  // "electricity_kwh" is of no gas, whoever supplies it.
  const told =
    commodityNamed(column.folded) === null
      ? [product, mode, column.folded, title]
      : [column.folded, product, mode, title]
  const words = told.filter((text) => text !== null).map(headerWords)
  if (gasEnergy.includes(unit.unit) && !words.some(namesOtherEnergy)) return 'natural-gas'
  for (const text of words) {
    const whole = kindOf(text, dimension)
    const kind = whole === 'electricity-export' ? kindOf(withoutAsides(text), dimension) : whole
    // A unit alone passes for electricity, whatever the other words say.
    const named = kind === null || kind === 'electricity' ? kindInLexicon(text, dimension) : null
    if (named !== null || kind !== null) return named ?? kind
  }
  const said = kindInCells(row, dimension)
  if (said !== null) return said
  const isPacked = dimension === 'mass' && says(column.folded, ['gross', 'tare'], 3)
  return (
    kindOfTable(table, row, column, unit) ??
    (isPacked || hasColumn(table, stockColumn) || headsSay(table, 'stock') || isEmission(product)
      ? null
      : kindOfGoods(product, unit))
  )
}

/** The kind that a cell of the row says and nothing else, whatever its column is called; null where several do. */
function kindInCells(row: GridRow, dimension: Unit['dimension']): ActivityKind | null {
  const kinds = new Set(
    [...row.values()].flatMap(({ text }) =>
      /^\p{L}+(?: \p{L}+)?$/u.test(text) ? (kindInLexicon(foldText(text), dimension) ?? []) : [],
    ),
  )
  const [only, ...others] = kinds
  return only === undefined || others.length > 0 ? null : only
}

/** Metered use without a unit: only where the row names the commodity, or a register of the power grid. */
export function kindWithoutUnit(table: Table, row: GridRow, column: TableColumn): ActivityKind | null {
  if (
    !meteredUse.test(column.folded) &&
    !intervalColumn.test(column.folded) &&
    !says(column.folded, ['use'], 3)
  )
    return null
  const register = textIn(table, row, 'direction') ?? textIn(table, row, 'meter') ?? ''
  const words = ['product', 'mode'] as const
  const named =
    words.flatMap((role) => commodityNamed(foldText(textIn(table, row, role) ?? '')) ?? [])[0] ??
    commodityNamed(column.folded) ??
    (timeClassOf(column.folded) === '' ? undefined : 'electricity')
  const isPower =
    named === 'electricity' || (named === undefined && /(?:^|[^A-Za-z0-9])[EB][0-9]$/.test(register))
  if (!isPower) return named ?? null
  return directionOf([register]) === 'export' ? 'electricity-export' : 'electricity'
}

/** What is emitted was no goods: its kilograms are of gas. */
function isEmission(product: string | null): boolean {
  return product !== null && says(foldText(product), ['carbon'], 3)
}

function kindOfGoods(product: string | null, { dimension, unit }: Unit): ActivityKind | null {
  if (product === null) return null
  return dimension === 'mass' || (dimension === 'volume' && unit !== 'L') ? 'material' : null
}

function isOfWaste(table: Table): boolean {
  return hasColumn(table, wasteColumn) || headsSay(table, 'waste', 'waste-docket')
}

/** Gas is metered in megajoules and therms; power and heat are only where words say so. */
function namesOtherEnergy(folded: string): boolean {
  return otherEnergy.test(folded)
}
