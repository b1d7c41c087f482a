import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { paperOf } from '../../find/paper/paper.ts'
import { assumeCurrency } from '../../judge/known/currency.ts'
import { type SourcedField, fieldOn } from '../../judge/known/field.ts'
import { type OperatorFound, findOperator } from '../../find/activities/travel/find-operator.ts'
import { type Identifiers, findIdentifiers } from './identifiers.ts'
import { knowDates } from '../../judge/known/know-page.ts'
import type { DateRange } from '../../judge/known/period.ts'
import { findSupplier } from './supplier.ts'
import { type SupplyPlace, findSupplyPlace } from './supply-place.ts'
import { type Totals, findTotals } from '../../judge/known/totals.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import type { DocumentRead, KnownFields } from '../../find/paper/document-read.ts'

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
const carrierOnly = 0.7
const journeyTypes: readonly DocumentType[] = ['flight-record', 'rail-record', 'travel-record']
const docketTypes: readonly DocumentType[] = ['waste-docket', 'material-invoice', 'freight-document']

/** The fields that a document's reader knows, and those that its words tell now that its type is known. */
export function findFields(
  layout: ReadLayout,
  { classified: { type }, fields, totals: pageTotals, dates = knowDates(layout) }: DocumentRead,
  isTable: boolean,
): DocumentFields {
  const operator = journeyTypes.includes(type) ? findOperator(layout.lines) : null
  const identifiers = withKnown(findIdentifiers(layout), fields)
  // A sheet that is no bill has columns of figures, not a total.
  const hasTotal =
    fields.total === undefined && !(isTable && type === 'other') && !isUnpricedDocket(layout, type)
  const totals = hasTotal ? (pageTotals ?? findTotals(layout)) : null
  const printedTotal = totals?.total ?? null
  const { supplier = findSupplierOf(layout, isTable) ?? nameOf(operator) } = fields
  const { issueDate: foundDate = dates.issueDate } = fields
  const issueDate = isTravelDay(type, foundDate, fields) ? null : foundDate
  const { period = hasPeriod(type) ? dates.period : null } = fields
  const country = fields.country ?? layout.country ?? operator?.operator.country ?? null
  const { currency = assumeCurrency(layout, country, printedTotal) } = fields
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

/** What stands first in a sheet is goods as often as a name. */
function findSupplierOf(layout: ReadLayout, isTable: boolean): SourcedField<string> | null {
  const supplier = findSupplier(layout)
  return isTable && supplier !== null && supplier.confidence < namedSupplier ? null : supplier
}

/** The days of a journey are told by its reader; a slip has a day, not a period. */
function hasPeriod(type: DocumentType): boolean {
  return paperOf[type] !== 'travel' && type !== 'receipt' && type !== 'other'
}
