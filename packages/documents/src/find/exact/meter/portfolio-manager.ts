import type { ActivityKind, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, sumOf, times } from '@doublerule/carbon/decimal.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { DocumentText } from '../../../document-text.ts'
import { dayRange } from '../../../judge/known/sourced.ts'
import { isoDate } from '../../../lay-out/values/calendar.ts'
import { type CommaRecord, commaRecords, evidenceOfRecord } from '../comma-records.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactProblems } from '../exact-problems.ts'
import { recordsBelow } from '../records-below.ts'
import { type Columns, titles, kindsOfType, units } from './portfolio-terms.ts'

type Entry = {
  meter: string
  type: string
  kind: ActivityKind
  quantity: Decimal
  unit: string
  start: string | null
  end: string
  isEstimated: boolean
  record: CommaRecord
}
const mostActivities = 120
const notAvailable = 'not available'

/** A workbook of meter entries from the ENERGY STAR Portfolio Manager; null for other files. */
export function readPortfolioManager(document: DocumentText): DocumentRead | null {
  if (document.kind !== 'xlsx' && document.kind !== 'csv') return null
  const table = recordsBelow(commaRecords(document), columnsOf)
  if (table === null) return null
  const uncounted = new Set<string>()
  const entries: Entry[] = []
  let broken = 0
  for (const record of table.rows) {
    const entry = readEntry(record, table.header, uncounted)
    if (entry === 'broken') broken += 1
    else if (entry !== null) entries.push(entry)
  }
  const [first] = entries
  if (first === undefined) return null
  return {
    classified: { type: 'meter-data', confidence: 0.98, reasons: ['meter entries of Portfolio Manager'] },
    read: {
      activities:
        entries.length > mostActivities ? sumByMeter(entries) : entries.map((entry) => toActivity([entry])),
      findings: [],
    },
    fields: {
      supplier: null,
      account: null,
      issueDate: null,
      total: null,
      period: dayRange(
        entries.flatMap(({ start, end }) => (start === null ? [end] : [start, end])),
        evidenceOfRecord(first.record, 13),
      ),
    },
    problems: problemsOf(uncounted, broken),
  }
}

function problemsOf(uncounted: ReadonlySet<string>, broken: number): Problem[] {
  return [
    ...[...uncounted].map((name) =>
      exactProblems.uncountedRegister(name, 'no factor is looked for by its type and unit'),
    ),
    ...(broken > 0 ? [exactProblems.brokenRecords(broken)] : []),
  ]
}

/** The columns by their titles; a workbook without any of the needed ones is none of these. */
function columnsOf({ fields }: CommaRecord): Columns | null {
  const folded = fields.map((field) => field.trim().toLowerCase())
  const at = (title: string) => folded.indexOf(title)
  const columns = {
    property: at(titles.property),
    meter: at(titles.meter),
    type: at(titles.type),
    start: at(titles.start),
    end: at(titles.end),
    delivery: at(titles.delivery),
    quantity: at(titles.quantity),
    unit: at(titles.unit),
    estimated: at(titles.estimated),
  }
  const { property, meter, type, end, quantity, unit } = columns
  return [property, meter, type, end, quantity, unit].every((column) => column >= 0) ? columns : null
}

function readEntry(record: CommaRecord, columns: Columns, uncounted: Set<string>): Entry | 'broken' | null {
  const text = (column: number) => {
    const field = record.fields[column] ?? ''
    return field.toLowerCase() === notAvailable ? '' : field
  }
  const type = text(columns.type)
  const amount = text(columns.quantity)
  if (type === '' || amount === '') return null
  const kind = kindsOfType[type.toLowerCase()]
  const unit = units[text(columns.unit).toLowerCase()]
  if (kind === undefined || unit === undefined) {
    uncounted.add(`${type}, ${text(columns.unit)}`)
    return null
  }
  const end = dayOf(text(columns.end)) ?? dayOf(text(columns.delivery))
  const quantity = parseExactNumber(amount.replaceAll(',', ''))
  if (end === null || quantity === null) return 'broken'
  if (quantity === '0') return null
  return {
    meter: text(columns.meter),
    type,
    kind,
    quantity: times(quantity, unit[1]),
    unit: unit[0],
    start: dayOf(text(columns.start)),
    end,
    isEstimated: text(columns.estimated).toLowerCase() === 'yes',
    record,
  }
}

/** Workbooks show ISO dates; those made by hand follow the American order. */
function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  if (iso !== null) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const printed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text)
  return printed === null ? null : isoDate(Number(printed[3]), Number(printed[1]), Number(printed[2]))
}

function sumByMeter(entries: readonly Entry[]): ActivityDraft[] {
  return [...Map.groupBy(entries, ({ meter, type, unit }) => [meter, type, unit].join('\n')).values()].map(
    toActivity,
  )
}

function toActivity(group: readonly Entry[]): ActivityDraft {
  const [first] = group
  if (first === undefined) throw new Error('a group of meter entries is empty')
  const starts = group.flatMap(({ start }) => start ?? []).sort()
  const ends = group.map(({ end }) => end).sort()
  return {
    description: `${first.type}, meter ${first.meter}`,
    kind: first.kind,
    quantity: sumOf(group.map(({ quantity }) => quantity)),
    unit: first.unit,
    estimated: group.some(({ isEstimated }) => isEstimated),
    period: { start: starts[0] ?? null, end: ends.at(-1) ?? null },
    details: detailsOf({ meter: first.meter }),
    evidence: evidenceOfRecord(first.record, 13),
    read: 0.99,
    meaning: 0.97,
  }
}
