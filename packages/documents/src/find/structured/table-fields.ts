import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { SourcedField } from '../../judge/known/field.ts'
import type { DateRange } from '../../judge/known/period.ts'
import { dayRange, sourced } from '../../judge/known/sourced.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { GridRow } from '../tables/grid.ts'
import { columnsOf, dateIn, evidenceInRow, textIn } from '../tables/table.ts'
import { isIssueDate } from '../tables/issue-columns.ts'
import { findDates } from '../../lay-out/values/date-text.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { findCurrencyCues } from '../../lay-out/values/money-text.ts'
import type { TableRead } from './count-once.ts'
import type { KnownFields } from '../paper/document-read.ts'

const periodTitle = cueFor('table-fields period title')

/** A table of rows has no issuer, issue date or total of its own; its period runs over its rows. */
export function readTableFields(tables: readonly TableRead[], isMetered: boolean): KnownFields {
  const [first] = tables
  const [row] = first?.table.rows ?? []
  const evidence = row === undefined ? { page: 1, text: '', box: null, cell: null } : evidenceInRow(row)
  // The day of an invoice is no day of the period that its row prints.
  const days = tables
    .flatMap(({ read }) => read.activities)
    .flatMap(({ period, details }) =>
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
    supplier: onlySupplier(tables, isMetered),
    account: null,
    issueDate: soleIssueDate(tables),
    total: null,
    period: statedPeriod(tables, evidence) ?? dayRange([...days, ...tripDays(tables)], evidence),
    ...(code === null ? {} : { currency: sourced(code, evidence, 0.9) }),
  }
}

/** The one invoice that all rows are of was issued on one day. */
function soleIssueDate(tables: readonly TableRead[]): SourcedField<string> | null {
  return onlyOne(
    tables.flatMap(({ table }) =>
      table.columns
        .filter(isIssueDate)
        .flatMap(({ index }) =>
          table.rows.map((row) => [dateIn(table, row.get(index)?.text ?? null), row] as const),
        ),
    ),
  )
}

/** A title over the table prints the period: "Period | 01/07/2025 | to | 30/09/2025". */
function statedPeriod(tables: readonly TableRead[], evidence: Evidence): SourcedField<DateRange> | null {
  for (const { table } of tables) {
    const title = table.preamble.join('  ')
    const [first, last, ...more] = findDates(title, table.dateOrder)
    const start = first?.iso ?? null
    const end = last?.iso ?? null
    if (start === null || end === null || start >= end || more.length > 1) continue
    if (periodTitle.test(foldText(title.slice(0, first?.start))))
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
  return onlyOne(
    tables.flatMap(({ table }) => {
      const [column] = columnsOf(table, 'supplier')
      const isSite = isMetered && column !== undefined && /\bsite\b/.test(column.folded)
      return table.rows.map((row) => [isSite ? null : textIn(table, row, 'supplier'), row] as const)
    }),
  )
}

/** What all rows say that say anything; null where they differ. */
function onlyOne(said: readonly (readonly [string | null, GridRow])[]): SourcedField<string> | null {
  const [only, second] = new Map(said.filter(([value]) => value !== null))
  const [value = null, row] = only ?? []
  return value === null || row === undefined || second !== undefined
    ? null
    : sourced(value, evidenceInRow(row), 0.85)
}
