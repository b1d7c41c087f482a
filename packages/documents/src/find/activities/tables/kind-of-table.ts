import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, textIn } from '../../tables/table.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import type { Unit } from '../../../lay-out/values/unit-text.ts'
import { isOtherGood } from '../fuel/fuel-products.ts'
import { directionOf } from '../meter/register-direction.ts'
import { vehicleColumn } from './names-vehicle.ts'
import { productOfRow } from './product-of-row.ts'

export const pouredUnits = ['L', 'gal-us', 'gal-uk']
const mainsUnits = ['kL', 'ML', 'kgal']
const waterSource = cueFor('kind-of-table water source')
export const meteredUse = cueFor('kind-of-table metered use')
const burns = cueFor('kind-of-table burns')

/** A meter's register, a vehicle's tank, a mains supply: the other columns say what is counted. */
export function kindOfTable(
  table: Table,
  row: GridRow,
  column: TableColumn,
  { unit, dimension }: Unit,
): ActivityKind | null {
  const isMetered = table.columns.some(({ role }) => role === 'meter' || role === 'reading')
  if (unit === 'kWh' && isMetered)
    return directionOf([textIn(table, row, 'direction') ?? '']) === 'export'
      ? 'electricity-export'
      : 'electricity'
  if (mainsUnits.includes(unit)) {
    const isSupply = [...row.values()].some(({ text }) => waterSource.test(foldText(text)))
    if (isMetered || isSupply || meteredUse.test(column.folded)) return 'water'
  }
  if (dimension === 'mass' && isCarriage(table)) return 'freight'
  if (!pouredUnits.includes(unit)) return null
  const product = productOfRow(table, row)
  // Litres beside an odometer fill the tank, whatever else a row is described as.
  if (product !== null) return isLogOfTank(table) && !isOtherGood(product) ? 'fuel' : null
  if (hasColumn(table, vehicleColumn) || table.columns.some(({ role }) => role === 'odometer')) return 'fuel'
  return meteredUse.test(column.folded) && !hasColumn(table, burns) ? 'water' : null
}

/** A log that prints what the odometer showed and one column of what was filled in. */
function isLogOfTank({ columns }: Table): boolean {
  return (
    columns.some(({ role }) => role === 'odometer') &&
    columns.filter(({ role }) => role === 'quantity').length === 1
  )
}

/** Consignments go from one place to another. */
function isCarriage(table: Table): boolean {
  const roles = new Set(table.columns.map(({ role }) => role))
  return roles.has('origin') && roles.has('destination')
}

export function hasColumn(table: Table, words: RegExp): boolean {
  return table.columns.some(({ folded }) => words.test(folded))
}
