import type { ActivityKind, DocumentType, Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivityDraft, noActivities } from '../activities/activity-draft.ts'
import { readLoadCurves } from '../exact/intervals/load-curve.ts'
import { readRegisters } from '../activities/meter/register-readings.ts'
import { groupQuantities } from '../activities/tables/group-quantities.ts'
import { namesFares, tripsByRow } from '../activities/tables/travel-table.ts'
import type { TableQuantity } from '../activities/tables/table-quantity.ts'
import { findTableQuantities } from '../activities/tables/usage-table.ts'
import type { DocumentText } from '../document-text.ts'
import type { SourcedField } from '../fields/field.ts'
import type { DateRange } from '../fields/period.ts'
import { dayRange, sourced } from '../fields/sourced.ts'
import { readRecordFields } from '../structured/record-fields.ts'
import { toTree } from '../structured/tree.ts'
import { findGrids } from '../tables/find-grids.ts'
import type { Grid, GridRow } from '../tables/grid.ts'
import { isRateList } from '../tables/rate-list.ts'
import { type Table, columnsOf, dateIn, evidenceInRow, findTable, textIn } from '../tables/table.ts'
import { isIssueDate } from '../tables/issue-columns.ts'
import { findDates } from '../values/date-text.ts'
import { foldText } from '../values/plain-text.ts'
import { findCurrencyCues } from '../values/money-text.ts'
import { type TableRead, countOnce } from './count-once.ts'
import type { DocumentRead, KnownFields } from './document-read.ts'

const typesOfKind: Partial<Record<ActivityKind, DocumentType>> = {
  electricity: 'meter-data',
  'electricity-export': 'meter-data',
  'natural-gas': 'meter-data',
  water: 'meter-data',
  wastewater: 'meter-data',
  heat: 'meter-data',
  petrol: 'fuel-log',
  diesel: 'fuel-log',
  lpg: 'fuel-log',
  fuel: 'fuel-log',
  flight: 'flight-record',
  train: 'rail-record',
  taxi: 'taxi-receipt',
  hotel: 'hotel-receipt',
  bus: 'travel-record',
  car: 'travel-record',
  'public-transport': 'travel-record',
  freight: 'freight-document',
  waste: 'waste-docket',
  material: 'material-invoice',
  refrigerant: 'material-invoice',
}
const travelTypes: readonly DocumentType[] = [
  'flight-record',
  'rail-record',
  'taxi-receipt',
  'hotel-receipt',
  'travel-record',
]

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

/** Files that are tables throughout; null when no table of theirs holds activities. */
export function readTables(document: DocumentText): DocumentRead | null {
  if (document.kind !== 'csv' && document.kind !== 'xlsx' && document.kind !== 'json') return null
  const grids = findGrids(document)
  const tables = countOnce(grids.flatMap(readNested))
  const activities = tables.flatMap(({ read }) => read.activities)
  if (activities.length === 0) return isRateList(grids) ? rateList : readFares(grids)
  const type = typeOf(activities)
  return {
    classified: { type, confidence: 0.93, reasons: tables.map(({ table }) => reasonOf(table)) },
    read: { activities, findings: tables.flatMap(({ read }) => read.findings) },
    fields: withRecord(readFields(tables, activities), document),
    problems: [],
  }
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
  const fields = readFields(fares, [])
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

function readGrid(grid: Grid): TableRead | null {
  const table = findTable(grid)
  if (table === null) return null
  const title = [grid.name, ...table.preamble].join(' ')
  const found = findTableQuantities(table, title)
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

/** A JSON file says beside its list what a table has no room for. */
function withRecord(fields: KnownFields, document: DocumentText): KnownFields {
  const tree = document.kind === 'json' ? toTree(document) : null
  if (tree === null) return fields
  const record = readRecordFields(tree)
  return {
    ...fields,
    supplier: fields.supplier ?? record.supplier,
    issueDate: record.issueDate,
    total: record.total,
    period: fields.period ?? record.period,
    ...(record.currency === null ? {} : { currency: record.currency }),
  }
}

function isTravel(kind: ActivityKind): boolean {
  return travelTypes.includes(typesOfKind[kind] ?? 'other')
}

function typeOf(activities: readonly ActivityDraft[]): DocumentType {
  const types = new Set(activities.map(({ kind }) => typesOfKind[kind] ?? 'other'))
  const [first = 'other'] = types
  if (types.size === 1) return first
  return [...types].every((type) => travelTypes.includes(type)) ? 'travel-record' : mostCommon(activities)
}

function mostCommon(activities: readonly ActivityDraft[]): DocumentType {
  const counts = Map.groupBy(activities, ({ kind }) => typesOfKind[kind] ?? 'other')
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 'other'
}

function reasonOf(table: Table): string {
  const named = table.columns.filter(({ role, title }) => role !== null && title !== '').slice(0, 5)
  return `table with columns ${named.map(({ title }) => title).join(', ')}`
}

/** A table of rows has no issuer, issue date or total of its own; its period runs over its rows. */
function readFields(tables: readonly TableRead[], activities: readonly ActivityDraft[]): KnownFields {
  const [first] = tables
  const [row] = first?.table.rows ?? []
  const evidence = row === undefined ? { page: 1, text: '', box: null, cell: null } : evidenceInRow(row)
  // The day of an invoice is no day of the period that its row prints.
  const days = activities.flatMap(({ period, details }) =>
    (typeof period?.start === 'string' ? [period.start, period.end] : [period?.end, details?.date]).filter(
      (day) => typeof day === 'string',
    ),
  )
  const header = tables
    .flatMap(({ table }) => table.columns.map(({ title }) => title.replace(/_/g, ' ').toUpperCase()))
    .join(' ')
  const coded = first === undefined || row === undefined ? null : textIn(first.table, row, 'currency')
  const code = /^[A-Z]{3}$/.test(coded ?? '')
    ? coded
    : (findCurrencyCues(header).find(({ codes }) => codes.length === 1)?.codes[0] ?? null)
  return {
    supplier: onlySupplier(tables, typeOf(activities) === 'meter-data'),
    account: null,
    issueDate: soleIssueDate(tables),
    total: null,
    period: statedPeriod(tables, evidence) ?? dayRange([...days, ...tripDays(tables)], evidence),
    ...(code === null ? {} : { currency: sourced(code, evidence, 0.9) }),
  }
}

/** The one invoice that all rows are of was issued on one day. */
function soleIssueDate(tables: readonly TableRead[]): SourcedField<string> | null {
  const days = new Map(
    tables.flatMap(({ table }) =>
      table.columns.filter(isIssueDate).flatMap((column) =>
        table.rows.flatMap((row) => {
          const day = dateIn(table, row.get(column.index)?.text ?? null)
          return day === null ? [] : [[day, evidenceInRow(row)] as const]
        }),
      ),
    ),
  )
  const [only] = days
  return days.size === 1 && only !== undefined ? sourced(only[0], only[1], 0.85) : null
}

/** A title over the table prints the period: "Period | 01/07/2025 | to | 30/09/2025". */
function statedPeriod(tables: readonly TableRead[], evidence: Evidence): SourcedField<DateRange> | null {
  for (const { table } of tables) {
    const title = table.preamble.join('  ')
    const [first, last, ...more] = findDates(title, table.dateOrder)
    const start = first?.iso ?? null
    const end = last?.iso ?? null
    if (start === null || end === null || start >= end || more.length > 1) continue
    if (/period|\bfrom\b|between|date range|zeitraum|reporting/.test(foldText(title.slice(0, first?.start))))
      return sourced({ start, end }, evidence, 0.85)
  }
  return null
}

function tripDays(tables: readonly TableRead[]): string[] {
  return tables.flatMap(({ table, read }) =>
    read.activities.some(({ kind }) => kind === 'flight' || kind === 'train' || kind === 'hotel')
      ? table.rows.flatMap((row) => dateIn(table, textIn(table, row, 'end')) ?? [])
      : [],
  )
}

/** "Site name" is a filling station on a fuel card, and the metered building in meter data. */
function onlySupplier(tables: readonly TableRead[], isMetered: boolean): SourcedField<string> | null {
  const names = new Map(
    tables.flatMap(({ table }) =>
      table.rows.flatMap((row) => {
        const [column] = columnsOf(table, 'supplier')
        const isSite = isMetered && column !== undefined && /\bsite\b/.test(column.folded)
        const name = column === undefined || isSite ? null : textIn(table, row, 'supplier')
        return name === null ? [] : [[name, evidenceInRow(row)] as const]
      }),
    ),
  )
  const [only] = names
  return names.size === 1 && only !== undefined ? sourced(only[0], only[1], 0.85) : null
}
