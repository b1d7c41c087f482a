import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { ActivityKind, DocumentType, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivityDraft, noActivities } from '../../../judge/account/activity-draft.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { DateRange } from '../../../judge/known/period.ts'
import type { SourcedField } from '../../../judge/known/field.ts'
import { dayRange, sourced } from '../../../judge/known/sourced.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { exactDateOf } from '../exact-date.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactProblems } from '../exact-problems.ts'
import type { Leaf } from '../tree.ts'
import { billTypeOf } from '../../paper/bill-type.ts'
import { checkInvoice } from './check-invoice.ts'
import { toTradeActivities } from './trade-activities.ts'
import type { TradeInvoice } from './trade-invoice.ts'
import { evidenceOfLeaf } from '../evidence-of-leaf.ts'

const hotelWords = cueFor('invoice-document hotel words')
/** An electronic invoice as a document: what its lines say was used, its fields, and its sums made again. */
export function toInvoiceDocument(invoice: TradeInvoice): DocumentRead {
  if (invoice.beside !== undefined && invoice.beside > 0) return toUncounted(invoice, invoice.beside + 1)
  const names = [...invoice.lines.map(({ name }) => name), invoice.seller?.text ?? '']
  const sold = toTradeActivities(invoice, hotelWords.test(foldText(names.join(' '))))
  // A credit gives money back, and nothing was carried once more.
  const moved = invoice.isCredit ? [] : (invoice.moved ?? [])
  const activities = [...sold.activities, ...moved]
  const countedPaths = new Set(activities.map(({ evidence }) => evidence.cell))
  return {
    classified: {
      type: typeOf(activities.map(({ kind }) => kind)),
      confidence: 0.95,
      reasons: [`${invoice.format} with ${invoice.lines.length} lines`],
    },
    read: {
      activities,
      findings: checkInvoice(invoice, ({ path }) => countedPaths.has(path)),
    },
    fields: {
      supplier: asField(invoice.seller),
      supplierId: asField(invoice.sellerId),
      account: null,
      issueDate: asField(invoice.issueDate, exactDateOf),
      currency: asField(invoice.currency, (text) => (/^[A-Z]{3}$/i.test(text) ? text.toUpperCase() : null)),
      total: asField(invoice.total, parseExactNumber),
      period: periodOf(invoice, activities),
      country: countryOf(invoice.sellerCountry),
    },
    problems: [...sold.problems, ...brokenLines(invoice)],
  }
}

/** Several invoices in one file: one of them would be half of what was used. */
function toUncounted({ format }: TradeInvoice, invoices: number): DocumentRead {
  return {
    classified: { type: 'invoice', confidence: 0.95, reasons: [`${invoices} × ${format}`] },
    read: noActivities,
    fields: { total: null, period: null },
    problems: [exactProblems.severalInvoices(invoices)],
  }
}

function typeOf(kinds: readonly ActivityKind[]): DocumentType {
  if (kinds.includes('hotel')) return 'hotel-receipt'
  if (kinds.includes('waste')) return 'waste-docket'
  if (kinds.includes('material')) return 'material-invoice'
  if (kinds.includes('freight')) return 'freight-document'
  if (kinds.includes('flight')) return 'flight-record'
  if (kinds.includes('train')) return 'rail-record'
  if (kinds.includes('taxi')) return 'taxi-receipt'
  if (kinds.includes('bus') || kinds.includes('car')) return 'travel-record'
  return billTypeOf(kinds) ?? 'invoice'
}

function brokenLines({ brokenLines: broken }: TradeInvoice): Problem[] {
  return broken > 0 ? [exactProblems.brokenLines(broken)] : []
}

function countryOf(text: string | null): string | null {
  return text !== null && /^[A-Z]{2}$/i.test(text) ? text.toUpperCase() : null
}

function asField(
  leaf: Leaf | null,
  convert: (text: string) => string | null = (text) => text,
): SourcedField<string> | null {
  const value = leaf === null ? null : convert(leaf.text)
  return leaf === null || value === null ? null : sourced(value, evidenceOfLeaf(leaf), 0.97)
}

/** The period of the invoice; where it states none, from the first to the last day of the lines that count. */
function periodOf(
  { period }: TradeInvoice,
  activities: readonly ActivityDraft[],
): SourcedField<DateRange> | null {
  if (period !== null) return sourced(period.value, evidenceOfLeaf(period.leaf), 0.97)
  const [first] = activities
  const days = activities.flatMap((activity) => [activity.period?.start, activity.period?.end])
  const stated = days.filter((day) => typeof day === 'string')
  return first === undefined ? null : dayRange(stated, first.evidence)
}
