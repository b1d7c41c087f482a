import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ActivityDraft } from '../../judge/account/activity-draft.ts'
import { readLoadCurves } from '../exact/intervals/load-curve.ts'
import { readRegisters } from '../activities/meter/register-readings.ts'
import { groupQuantities } from '../activities/tables/group-quantities.ts'
import { tripsByRow } from '../activities/tables/travel-table.ts'
import type { TableQuantity } from '../activities/tables/table-quantity.ts'
import { findTableQuantities } from '../activities/tables/usage-table.ts'
import { commodityNamed } from '../activities/usage/commodity-named.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import type { ColumnRole } from '../tables/column-roles.ts'
import { leastRoles } from '../tables/read-table-head.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { columnBars } from '../columns/column-bars.ts'
import type { Grid, GridRow } from '../tables/grid.ts'
import { type Table, columnsOf } from '../tables/table.ts'
import { findTable } from '../tables/find-table.ts'
import type { TableRead } from './count-once.ts'
import { typesOfKind, isTravel } from '../paper/type-of-activities.ts'

const besideUse = ['average', 'history', 'comparison', 'forecast', 'carbon', 'demand', 'reactive'] as const
/** A fleet has buses and taxis as well. */
const driven: readonly ActivityKind[] = ['car', 'bus', 'taxi']
const figureWithUnit = /^[-+]?\d[\d.,\s]*\s?\p{L}/u

/** The lists inside a list are read where its own rows hold no activities. */
export function readNested(grid: Grid): TableRead[] {
  const own = readGrid(grid)
  if (own !== null && own.read.activities.length > 0) return [own]
  return (grid.inner ?? []).flatMap(readNested)
}

/** What the names of a record's values say they are: of one row, figures tell nothing. A lone "battery_kwh" is a size. */
export function readRecord(grid: Grid): TableRead[] {
  const table = findTable(grid, 1)
  if (table === null) return []
  const isLone = table.columns.filter(({ role }) => role !== null).length < leastRoles
  const found = findTableQuantities(table, '', 0).filter(({ column }) => !says(column.folded, besideUse))
  if (isLone && !found.every(({ column }) => says(column.folded, ['use']))) return []
  const trips = found.length === 0 && !describesVehicle(table) ? [...tripsByRow(table, '').values()] : []
  const read = trips.length === 0 ? groupQuantities(table, found) : { activities: trips, findings: [] }
  return [{ table, read }]
}

/** The papers of a vehicle tell its tank and its range beside what it has run; a ride has a day, a price or places. */
function describesVehicle({ columns }: Table): boolean {
  const of = (...roles: readonly (ColumnRole | null)[]) => columns.some(({ role }) => roles.includes(role))
  return of('odometer') && !of('date', 'start', 'cost', 'origin', 'destination')
}

function readGrid(grid: Grid): TableRead | null {
  const known = findTable(grid)
  const table = known ?? findTable(grid, 1)
  if (table === null || (known === null && printsFigures(table))) return null
  const title = [grid.name, ...table.preamble].join(' ')
  // One head that is known says little: what stands below has to look like a use.
  const found =
    known === null
      ? findTableQuantities(table, title, columnBars.alone).filter(agreesWithRow)
      : findTableQuantities(table, title)
  const trips = withoutDriven(tripsByRow(table, title), found)
  // An expense report names legs in some rows and counts kilometres and nights in others.
  const hasUnits = columnsOf(table, 'unit').length > 0
  const beside = found.filter(({ row, kind }) => hasUnits && !trips.has(row) && isTravel(kind))
  if (trips.size > 0) {
    const others = groupQuantities(table, beside)
    return { table, read: { ...others, activities: [...trips.values(), ...others.activities] } }
  }
  if (found.length > 0) return { table, read: groupQuantities(table, found) }
  const registers = readRegisters(table, title)
  const activities = registers.length > 0 ? registers : readLoadCurves(table, title)
  return { table, read: { activities, findings: [] } }
}

/** Where one head is known the words of a row stand in no column of kinds: "District heat" beside its kWh is no electricity. */
function agreesWithRow({ row, kind }: TableQuantity): boolean {
  return [...row.values()].every(({ text }) => [null, kind].includes(commodityNamed(foldText(text))))
}

/** "450 kWh" heads nothing: it is the first of the figures. */
function printsFigures({ columns }: Table): boolean {
  return columns.some(({ title }) => figureWithUnit.test(title))
}

/** The kilometres beside what was filled into a tank were driven on that fuel, those of rows without a fill too. */
function withoutDriven(
  trips: ReadonlyMap<GridRow, ActivityDraft>,
  found: readonly TableQuantity[],
): ReadonlyMap<GridRow, ActivityDraft> {
  const isDriven = (trip: ActivityDraft | undefined) => trip !== undefined && driven.includes(trip.kind)
  const isFilled = found.some(({ row, kind }) => typesOfKind[kind] === 'fuel-log' && isDriven(trips.get(row)))
  return isFilled ? new Map([...trips].filter(([, trip]) => !isDriven(trip))) : trips
}
