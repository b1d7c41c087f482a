import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { groupQuantities } from '../activities/tables/group-quantities.ts'
import { findTableQuantities } from '../activities/tables/usage-table.ts'
import type { DocumentRead } from '../paper/document-read.ts'
import type { Part } from '../exact/tree.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import { toRecordGrid } from '../tables/json-grids.ts'
import { findTable } from '../tables/table.ts'
import { billTypeOf } from '../paper/bill-type.ts'
import { readRecordFields } from './record-fields.ts'

const fuels: readonly ActivityKind[] = ['petrol', 'diesel', 'lpg', 'fuel']
const otherUse = ['average', 'history', 'comparison', 'forecast', 'carbon', 'demand', 'reactive'] as const

/** One JSON object that is a bill: its keys name the quantities. Null for objects that name none. */
export function readRecord(record: Part, json: unknown): DocumentRead | null {
  const grid = toRecordGrid(json)
  const table = grid === null ? null : findTable(grid, 1)
  if (table === null) return null
  const quantities = findTableQuantities(table, '').filter(({ column }) => !says(column.folded, otherUse))
  // A lone "battery_kwh" is a size.
  const isLone = table.columns.filter(({ role }) => role !== null).length < 2
  if (isLone && !quantities.every(({ column }) => says(column.folded, ['use']))) return null
  const read = groupQuantities(table, quantities)
  const type =
    typeOf(quantities.map(({ kind }) => kind)) ?? billTypeOf(read.activities.map(({ kind }) => kind))
  if (type === null) return null
  return {
    classified: { type, confidence: 0.9, reasons: ['a record whose keys name what was used'] },
    read,
    fields: readRecordFields(record),
    problems: [],
  }
}

function typeOf(kinds: readonly ActivityKind[]): DocumentType | null {
  return kinds.length > 0 && kinds.every((kind) => fuels.includes(kind)) ? 'fuel-receipt' : null
}
