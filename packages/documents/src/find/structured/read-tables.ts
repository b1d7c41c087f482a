import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivityDraft, noActivities } from '../../judge/account/activity-draft.ts'
import { readLoadCurves } from '../exact/intervals/load-curve.ts'
import { readRegisters } from '../activities/meter/register-readings.ts'
import { groupQuantities } from '../activities/tables/group-quantities.ts'
import { namesFares, tripsByRow } from '../activities/tables/travel-table.ts'
import type { TableQuantity } from '../activities/tables/table-quantity.ts'
import { findTableQuantities } from '../activities/tables/usage-table.ts'
import { commodityNamed } from '../activities/usage/commodity-named.ts'
import type { DocumentText } from '../../document-text.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import { leastRoles } from '../tables/read-table-head.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { dayRange } from '../../judge/known/sourced.ts'
import { toPart } from '../exact/tree.ts'
import { readRecordFields } from './record-fields.ts'
import { columnBars } from '../columns/column-bars.ts'
import { namedValues } from '../tables/named-values.ts'
import { toRecordGrid } from '../tables/json-grids.ts'
import { billTypeOf } from '../paper/bill-type.ts'
import { findGrids } from '../tables/find-grids.ts'
import type { Grid, GridRow } from '../tables/grid.ts'
import { isRateList } from '../tables/rate-list.ts'
import { type Table, columnsOf, dateIn, evidenceInRow, findTable, textIn } from '../tables/table.ts'
import { type TableRead, countOnce } from './count-once.ts'
import type { DocumentRead, KnownFields } from '../paper/document-read.ts'
import { readTableFields } from './table-fields.ts'
import { typesOfKind, isTravel, typeOf } from '../paper/type-of-activities.ts'

const besideUse = ['average', 'history', 'comparison', 'forecast', 'carbon', 'demand', 'reactive'] as const
const figureWithUnit = /^[-+]?\d[\d.,\s]*\s?\p{L}/u

const rateList: DocumentRead = {
  classified: {
    type: 'other',
    confidence: 0.85,
    reasons: ['a list of rates or factors, not of what was used'],
  },
  read: { activities: [], findings: [] },
  fields: { supplier: null, issueDate: null, period: null, total: null },
  problems: [],
}

/**
 * Files that are tables or named values throughout; null when nothing of theirs holds activities. `isRecord` where their lists
 * are known to tell something else.
 */
export function readTables(document: DocumentText, isRecord = false): DocumentRead | null {
  const named = namedValues(document)
  if (document.kind !== 'csv' && document.kind !== 'xlsx' && named === null) return null
  const grids = isRecord ? [] : findGrids(document)
  const record = toRecordGrid(named)
  const lists = countOnce(grids.flatMap(readNested))
  // What stands beside lists of uses is their sum, or of something else.
  const tables = lists.length > 0 || record === null ? lists : readRecord(record)
  const activities = tables.flatMap(({ read }) => read.activities)
  if (activities.length === 0) return isRateList(grids) ? rateList : readFares(grids)
  const isLog = grids.length > 0
  const type = (isLog ? null : billOf(activities)) ?? typeOf(activities)
  return {
    classified: { type, confidence: 0.93, reasons: tables.map(({ table }) => reasonOf(table)) },
    read: { activities, findings: tables.flatMap(({ read }) => read.findings) },
    fields: withRecord(readTableFields(tables, type === 'meter-data'), document),
    problems: [],
  }
}

/** The bill or receipt that a record of these activities is. */
function billOf(activities: readonly ActivityDraft[]): DocumentType | null {
  const isFilled = activities.every(({ kind }) => typesOfKind[kind] === 'fuel-log')
  return isFilled ? 'fuel-receipt' : billTypeOf(activities.map(({ kind }) => kind))
}

/** Rides of which only the fares are known: money, on the days of the rides. */
function readFares(grids: readonly Grid[]): DocumentRead | null {
  const fares = grids.flatMap((grid) => {
    const table = findTable(grid)
    return table !== null && namesFares(table) ? [{ table, read: noActivities }] : []
  })
  const [first] = fares
  const [row] = first?.table.rows ?? []
  if (first === undefined || row === undefined) return null
  const fields = readTableFields(fares, false)
  const days = fares.flatMap(({ table }) =>
    table.rows.flatMap((ride) => dateIn(table, textIn(table, ride, 'date')) ?? []),
  )
  return {
    classified: { type: 'taxi-receipt', confidence: 0.85, reasons: [reasonOf(first.table)] },
    read: { activities: [], findings: [] },
    fields: { ...fields, period: fields.period ?? dayRange(days, evidenceInRow(row)) },
    problems: [],
  }
}

/** The lists inside a list are read where its own rows hold no activities. */
function readNested(grid: Grid): TableRead[] {
  const own = readGrid(grid)
  if (own !== null && own.read.activities.length > 0) return [own]
  return (grid.inner ?? []).flatMap(readNested)
}

/** What the names of a record's values say they are: of one row, figures tell nothing. A lone "battery_kwh" is a size. */
function readRecord(grid: Grid): TableRead[] {
  const table = findTable(grid, 1)
  if (table === null) return []
  const isLone = table.columns.filter(({ role }) => role !== null).length < leastRoles
  const found = findTableQuantities(table, '', 0).filter(({ column }) => !says(column.folded, besideUse))
  if (isLone && !found.every(({ column }) => says(column.folded, ['use']))) return []
  const trips = found.length === 0 ? [...tripsByRow(table, '').values()] : []
  const read = trips.length === 0 ? groupQuantities(table, found) : { activities: trips, findings: [] }
  return [{ table, read }]
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
  const isFilled = found.some(
    ({ row, kind }) => typesOfKind[kind] === 'fuel-log' && trips.get(row)?.kind === 'car',
  )
  return isFilled ? new Map([...trips].filter(([, { kind }]) => kind !== 'car')) : trips
}

/** A file of named values says beside its lists what a table has no room for. */
function withRecord(fields: KnownFields, document: DocumentText): KnownFields {
  const part = toPart(document)
  if (part === null) return fields
  const record = readRecordFields(part)
  return {
    ...fields,
    supplier: record.supplier ?? fields.supplier ?? null,
    issueDate: record.issueDate,
    total: record.total,
    period: fields.period ?? record.period,
    ...(record.currency === null ? {} : { currency: record.currency }),
  }
}

function reasonOf(table: Table): string {
  const named = table.columns.filter(({ role, title }) => role !== null && title !== '').slice(0, 5)
  return `table with columns ${named.map(({ title }) => title).join(', ')}`
}
