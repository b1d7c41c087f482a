import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivityDraft, noActivities } from '../../judge/account/activity-draft.ts'
import { namesFares } from '../activities/tables/trip-kind.ts'
import type { DocumentText } from '../../document-text.ts'
import { dayRange } from '../../judge/known/sourced.ts'
import { toPart } from '../exact/to-part.ts'
import { readRecordFields } from './record-fields.ts'
import { namedValues } from '../tables/named-values.ts'
import { toRecordGrid } from '../tables/json-grids.ts'
import { billTypeOf } from '../paper/bill-type.ts'
import { findGrids } from '../tables/find-grids.ts'
import type { Grid } from '../tables/grid.ts'
import { isRateList } from '../tables/rate-list.ts'
import { type Table, dateIn, evidenceInRow, textIn } from '../tables/table.ts'
import { findTable } from '../tables/find-table.ts'
import { countOnce } from './count-once.ts'
import type { DocumentRead, KnownFields } from '../paper/document-read.ts'
import { readTableFields } from './table-fields.ts'
import { typesOfKind, typeOf } from '../paper/type-of-activities.ts'
import { readNested, readRecord } from './read-grid.ts'

const rateList: DocumentRead = {
  classified: {
    type: 'other',
    confidence: 0.85,
    reasons: ['a list of rates or factors, not of what was used'],
  },
  read: noActivities,
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
    read: noActivities,
    fields: { ...fields, period: fields.period ?? dayRange(days, evidenceInRow(row)) },
    problems: [],
  }
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
