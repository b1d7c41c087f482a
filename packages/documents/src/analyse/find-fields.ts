import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { paperOf } from '../classify/paper.ts'
import { findCurrency } from '../fields/currency.ts'
import { type SourcedField, fieldOn } from '../fields/field.ts'
import { type OperatorFound, findOperator } from '../fields/find-operator.ts'
import { type Identifiers, findIdentifiers } from '../fields/identifiers.ts'
import { findIssueDate } from '../fields/issue-date.ts'
import { type DateRange, findPeriod } from '../fields/period.ts'
import { findSupplier } from '../fields/supplier.ts'
import { type SupplyPlace, findSupplyPlace } from '../fields/supply-place.ts'
import { type Totals, findTotals } from '../fields/totals.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import { cueFor } from '../lexicon/cue-for.ts'
import { says } from '../lexicon/says.ts'
import { currencyOf } from '../values/countries.ts'
import type { DocumentRead, KnownFields } from './document-read.ts'

/** What a document says beside its activities, with where each stands. */
export type DocumentFields = {
  language: string | null
  country: string | null
  supplier: SourcedField<string> | null
  identifiers: Identifiers
  issueDate: SourcedField<string> | null
  period: SourcedField<DateRange> | null
  currency: SourcedField<string> | null
  total: SourcedField<string> | null
  totals: Totals | null
  place: SupplyPlace
}

const namedSupplier = 0.8
const bareLabel = 0.85
const signless = 0.6
const carrierOnly = 0.7
const journeyTypes: readonly DocumentType[] = ['flight-record', 'rail-record', 'travel-record']
const docketTypes: readonly DocumentType[] = ['waste-docket', 'material-invoice', 'freight-document']
const soldByPeriod: readonly DocumentType[] = ['invoice', 'waste-docket', 'fuel-log']
// Deliveries over a month are invoiced together; the days of one delivery are no period.
const deliveredTypes: readonly DocumentType[] = ['fuel-receipt', 'material-invoice', 'freight-document']
// Slips and dockets print their date bare; bookings print days of travel, which are no issue date.
const slipTypes: readonly DocumentType[] = ['fuel-receipt', 'receipt', 'taxi-receipt']
const periodWords = cueFor('find-fields period words')

/** The fields that a document's reader knows, and those that its words tell now that its type is known. */
export function findFields(
  layout: ReadLayout,
  { classified: { type }, fields, totals: pageTotals }: DocumentRead,
  isTable: boolean,
): DocumentFields {
  const operator = journeyTypes.includes(type) ? findOperator(layout.lines) : null
  const identifiers = withKnown(findIdentifiers(layout), fields)
  // A sheet that is no bill has columns of figures, not a total.
  const hasTotal =
    fields.total === undefined && !(isTable && type === 'other') && !isUnpricedDocket(layout, type)
  const totals = hasTotal ? (pageTotals ?? findTotals(layout)) : null
  const printedTotal = totals?.total ?? null
  const {
    supplier = findSupplierOf(layout, isTable ? 'other' : type, isTable ? null : printedTotal) ??
      nameOf(operator),
  } = fields
  const isSlip = type === 'other' ? printedTotal !== null : printsBareDate(type)
  const { issueDate: foundDate = findIssueDate(layout, isSlip) } = fields
  const issueDate = isTravelDay(type, foundDate, fields) ? null : foundDate
  const { period = findPeriodOf(layout, type, issueDate?.value ?? null) } = fields
  const country = fields.country ?? layout.country ?? operator?.operator.country ?? null
  const { currency = findCurrency(layout) ?? moneyOf(country, printedTotal) } = fields
  return {
    language: layout.language,
    country,
    supplier,
    identifiers,
    issueDate,
    period,
    currency,
    total: fields.total ?? printedTotal,
    totals,
    place: findSupplyPlace(layout, identifiers, { supplier: supplier?.value ?? null, country }),
  }
}

function withKnown(found: Identifiers, fields: KnownFields): Identifiers {
  const { supplierId = found.supplierId, account = found.account, nmi = found.nmi } = fields
  return { ...found, supplierId, account, nmi }
}

/** A total without a sign is in the money of its country. */
function moneyOf(country: string | null, total: SourcedField<string> | null): SourcedField<string> | null {
  const code = country === null ? null : currencyOf(country)
  return code === null || total === null ? null : { ...total, value: code, confidence: signless }
}

/** What a docket without prices totals is weights. */
function isUnpricedDocket({ lines }: ReadLayout, type: DocumentType): boolean {
  return (
    docketTypes.includes(type) &&
    !lines.some(
      ({ folded, numbers }) =>
        numbers.some(({ isMoney }) => isMoney) ||
        says(folded, ['amount', 'rate', 'tax', 'invoice', 'due'], 3),
    )
  )
}

function printsBareDate(type: DocumentType): boolean {
  return paperOf[type] === 'goods' || slipTypes.includes(type)
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

/** Without a letterhead a ticket is from the carrier that it names. */
function nameOf(found: OperatorFound | null): SourcedField<string> | null {
  return found === null ? null : fieldOn(found.line, found.operator.name, carrierOnly)
}

/** A letter, a report or a sheet has no supplier unless something names one; a slip with a total has. */
function findSupplierOf(layout: ReadLayout, type: DocumentType, total: SourcedField<string> | null) {
  const supplier = findSupplier(layout)
  return supplier !== null && (type !== 'other' || supplier.confidence >= namedSupplier || total !== null)
    ? supplier
    : null
}

function findPeriodOf(layout: ReadLayout, type: DocumentType, issueDate: string | null) {
  const period = findPeriod(layout, issueDate)
  if (paperOf[type] === 'utility' || soldByPeriod.includes(type)) return period
  const isNamed = period !== null && periodWords.test(period.line.folded)
  return deliveredTypes.includes(type) && isNamed ? period : null
}
