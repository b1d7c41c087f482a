import type { DocumentType, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ActivityDraft } from '../activities/activity-draft.ts'
import { findDocumentFindings } from '../checks/document-findings.ts'
import type { Finding } from '../checks/finding.ts'
import type { Classified } from '../classify/classify-text.ts'
import type { DocumentText } from '../document-text.ts'
import { readExact } from '../exact/read-exact.ts'
import { findCurrency } from '../fields/currency.ts'
import { type SourcedField, fieldOn } from '../fields/field.ts'
import { type OperatorFound, findOperator } from '../fields/find-operator.ts'
import { type Identifiers, findIdentifiers } from '../fields/identifiers.ts'
import { knowDates } from '../fields/know-page.ts'
import type { DateRange } from '../fields/period.ts'
import { findSupplier } from '../fields/supplier.ts'
import { type SupplyPlace, findSupplyPlace } from '../fields/supply-place.ts'
import { type Totals, findTotals } from '../fields/totals.ts'
import { type ReadLayout, readLayout } from '../layout/read-layout.ts'
import { says } from '../lexicon/says.ts'
import { readLimits } from '../readers/read-limits.ts'
import type { DocumentRead, KnownFields } from './document-read.ts'
import { readPages } from './read-pages.ts'
import { readStructured } from './read-structured.ts'
import { readTables } from './read-tables.ts'
import { currencyOf } from '../values/countries.ts'
import { settleTons } from './settle-tons.ts'
import { withoutTableCells } from './without-table-cells.ts'

/** A document understood: its type, fields and activities with where each stands, and the sums that were made. */
export type Interpretation = {
  classified: Classified
  language: string | null
  country: string | null
  supplier: SourcedField<string> | null
  identifiers: Identifiers
  issueDate: SourcedField<string> | null
  period: SourcedField<DateRange> | null
  currency: SourcedField<string> | null
  total: SourcedField<string> | null
  place: SupplyPlace
  activities: readonly ActivityDraft[]
  findings: readonly Finding[]
  problems: readonly Problem[]
  candidates: readonly ActivityDraft[]
}

const namedSupplier = 0.8
const bareLabel = 0.85
const signless = 0.6
const journeyTypes: readonly DocumentType[] = ['flight-record', 'rail-record', 'travel-record']
const tripTypes: readonly DocumentType[] = [...journeyTypes, 'hotel-receipt', 'taxi-receipt']
const withoutPeriod: readonly DocumentType[] = [...tripTypes, 'receipt', 'other']
const headRows = 40
const cutLines: Problem = {
  code: 'truncated',
  text: `No table was recognised, and only the first ${readLimits.linesUnderstood} lines were looked at one by one.`,
}
const headCells = 24
/** Understands a document that has been read. Pure: the same text gives the same interpretation. */
export function interpretDocument(document: DocumentText): Interpretation {
  const structured = readExact(document) ?? readStructured(document) ?? readTables(document)
  if (structured !== null) return withFields(readLayout(headOf(document)), structured)
  const { lines, isCut } = firstLinesOf(document)
  const layout = readLayout(lines)
  const read = withoutTableCells(document, readPages(layout))
  const problems = isCut ? [...read.problems, cutLines] : read.problems
  const isTable = isSheet(document)
  const classified = isTable ? withoutTrips(read) : read.classified
  return withFields(layout, { ...read, classified, problems }, isTable)
}

/** A sheet without a trip or a night is no ticket, whatever its heads say: "Night rate" is a tariff. */
function withoutTrips({ classified, read }: DocumentRead): Classified {
  return tripTypes.includes(classified.type) && read.activities.length === 0
    ? { type: 'other', confidence: classified.confidence, reasons: ['a sheet without a trip or a night'] }
    : classified
}

/** Line by line every reader looks at every line, which takes too long where a sheet has as many rows as meter data. */
function firstLinesOf(document: DocumentText): { lines: DocumentText; isCut: boolean } {
  let room = readLimits.linesUnderstood
  const pages = document.pages.map((page) => {
    const rows = page.rows.slice(0, Math.max(0, room))
    room -= page.rows.length
    return { ...page, rows }
  })
  return { lines: { ...document, pages }, isCut: room < 0 }
}

/** Tables know their fields; only the words at their head are looked at for language and country. */
function headOf(document: DocumentText): DocumentText {
  const pages = document.pages.map((page) => ({
    ...page,
    rows: page.rows.slice(0, headRows).map(({ cells }) => ({ cells: cells.slice(0, headCells) })),
  }))
  return { ...document, pages }
}

function withFields(
  layout: ReadLayout,
  {
    classified,
    read,
    fields,
    problems,
    totals: known,
    dates = knowDates(layout),
    candidates = [],
  }: DocumentRead,
  isTable = false,
): Interpretation {
  const operator = journeyTypes.includes(classified.type) ? findOperator(layout.lines) : null
  const identifiers = withKnown(findIdentifiers(layout), fields)
  // A sheet that is no bill has columns of figures, not a total.
  const hasTotal =
    fields.total === undefined &&
    !(isTable && classified.type === 'other') &&
    !isDocket(layout, classified.type)
  const totals = hasTotal ? (known ?? findTotals(layout)) : null
  const printed = fields.supplier === undefined ? findSupplierOf(layout, isTable) : fields.supplier
  const supplier = printed ?? (fields.supplier === undefined && operator !== null ? nameOf(operator) : null)
  const foundDate = fields.issueDate === undefined ? dates.issueDate : fields.issueDate
  const issueDate = isTravelDay(classified.type, foundDate, fields) ? null : foundDate
  const period =
    fields.period === undefined ? (hasPeriod(classified.type) ? dates.period : null) : fields.period
  const country = fields.country ?? layout.country ?? operator?.operator.country ?? null
  const activities = settleTons(read.activities, country, layout.language)
  return {
    classified,
    language: layout.language,
    country,
    supplier,
    identifiers,
    issueDate,
    period,
    currency:
      fields.currency === undefined ? (findCurrency(layout) ?? moneyOf(country, totals)) : fields.currency,
    total: fields.total ?? totals?.total ?? null,
    place: findSupplyPlace(layout, identifiers, { supplier: supplier?.value ?? null, country }),
    activities,
    findings: [...read.findings, ...findDocumentFindings(layout, activities, period, totals)],
    problems,
    candidates,
  }
}

/** A total without a sign is in the money of its country. */
function moneyOf(country: string | null, totals: Totals | null): SourcedField<string> | null {
  const code = country === null ? null : currencyOf(country)
  return code === null || !totals?.total ? null : { ...totals.total, value: code, confidence: signless }
}

const docketTypes: readonly DocumentType[] = ['waste-docket', 'material-invoice', 'freight-document']
/** What a docket without prices totals is weights. */
function isDocket({ lines }: ReadLayout, type: DocumentType): boolean {
  return (
    docketTypes.includes(type) &&
    !lines.some(
      ({ folded, numbers }) =>
        numbers.some(({ isMoney }) => isMoney) ||
        says(folded, ['amount', 'rate', 'tax', 'invoice', 'due'], 3),
    )
  )
}

/** "Date: 17 Oct" over a flight is the day of the flight. */
function isTravelDay(
  type: DocumentType,
  date: SourcedField<string> | null,
  { period }: KnownFields,
): boolean {
  if (!journeyTypes.includes(type) || date === null || period === undefined || period === null) return false
  const { start, end } = period.value
  return (
    date.confidence <= bareLabel && start !== null && end !== null && date.value >= start && date.value <= end
  )
}

/** Rows of a file that was made as a table; what stands first in it is goods as often as a name. */
function isSheet({ kind }: DocumentText): boolean {
  return kind === 'csv' || kind === 'xlsx' || kind === 'json'
}

/** Without a letterhead a ticket is from the carrier that it names. */
function nameOf({ operator, line }: OperatorFound): SourcedField<string> {
  return fieldOn(line, operator.name, 0.7)
}

/** What stands first in a sheet is goods as often as a name. */
function findSupplierOf(layout: ReadLayout, isTable: boolean) {
  const supplier = findSupplier(layout)
  return isTable && supplier !== null && supplier.confidence < namedSupplier ? null : supplier
}

/** The days of a journey are told by its reader; a slip has a day, not a period. */
function hasPeriod(type: DocumentType): boolean {
  return !withoutPeriod.includes(type)
}

function withKnown(found: Identifiers, { supplierId, account, nmi }: KnownFields): Identifiers {
  return {
    ...found,
    supplierId: supplierId === undefined ? found.supplierId : supplierId,
    account: account === undefined ? found.account : account,
    nmi: nmi === undefined ? found.nmi : nmi,
  }
}
