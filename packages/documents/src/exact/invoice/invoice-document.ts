import type { ActivityKind, DocumentType, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import {
  type Decimal,
  compare,
  decimal,
  dividedBy,
  minus,
  plus,
  sumOf,
  times,
} from '@doublerule/carbon/decimal.ts'
import type { ActivityDraft } from '../../activities/activity-draft.ts'
import type { DocumentRead } from '../../analyse/document-read.ts'
import { asPrinted, describeProduct } from '../../checks/describe-product.ts'
import type { Finding } from '../../checks/finding.ts'
import type { DateRange } from '../../fields/period.ts'
import type { SourcedField } from '../../fields/field.ts'
import { dayRange, sourced } from '../../fields/sourced.ts'
import { foldText } from '../../values/plain-text.ts'
import { exactDateOf } from '../exact-date.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactProblems } from '../exact-problems.ts'
import type { Leaf } from '../tree.ts'
import { billTypeOf } from '../../classify/bill-type.ts'
import { evidenceOfLine, toTradeActivities } from './trade-activities.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'
import { numberOf } from '../number-of.ts'
import { evidenceOfLeaf } from '../evidence-of-leaf.ts'

const hotelWords =
  /hotel|albergo|hostel|\binn\b|resort|motel|camera|\broom\b|soggiorno|zimmer|chambre|lodging|nights?/
const cent: Decimal = '0.02'

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
      findings: [
        ...invoice.lines.flatMap((line) => checkLine(line, countedPaths.has(line.path))),
        ...checkTotals(invoice),
      ],
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
    read: { activities: [], findings: [] },
    fields: { total: null, period: null },
    problems: [exactProblems.severalInvoices(invoices)],
  }
}

function typeOf(kinds: readonly ActivityKind[]): DocumentType {
  if (kinds.includes('hotel')) return 'hotel-receipt'
  if (kinds.includes('waste')) return 'waste-docket'
  if (kinds.includes('material')) return 'material-invoice'
  if (kinds.includes('freight')) return 'freight-document'
  if (kinds.includes('train')) return 'rail-record'
  if (kinds.includes('bus')) return 'travel-record'
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

/**
 * Quantity × price ÷ base, with the charges of the line, is its amount, as far as the printed price is rounded. Senders
 * leave charges and bases out of amounts that they should be in, so only a line that counts is told to be wrong.
 */
function checkLine(line: TradeLine, isCounted: boolean): Finding[] {
  const { quantity, price, priceBase, charges, amount } = line
  if (price === null || amount === null || compare(priceBase, '0') <= 0) return []
  const slack = plus(cent, absolute(times(quantity, halfStep(price))))
  const products = [times(quantity, price), dividedBy(times(quantity, price), priceBase)].map(absolute)
  const sums = [amount, minus(amount, charges)].map(absolute)
  const sum = sums.find((one) =>
    products.some((product) => compare(absolute(minus(product, one)), slack) <= 0),
  )
  if (sum === undefined && !isCounted) return []
  const text =
    sum === undefined
      ? `${quantity} × ${price} ≠ ${amount}.`
      : describeProduct({
          quantity: asPrinted(quantity),
          unit: null,
          rate: asPrinted(price),
          amount: asPrinted(sum),
        })
  return [{ check: 'line-product', passed: sum !== undefined, text, evidence: [evidenceOfLine(line)] }]
}

function halfStep(price: Decimal): Decimal {
  const decimals = price.split('.')[1]?.length ?? 0
  return decimal(`0.${'0'.repeat(decimals)}5`)
}

function absolute(value: Decimal): Decimal {
  return compare(value, '0') < 0 ? minus('0', value) : value
}

function checkTotals({ lines, subtotal, tax, total, ...invoice }: TradeInvoice): Finding[] {
  const linesTotal = invoice.linesTotal ?? subtotal
  const findings: Finding[] = []
  const amounts = lines.flatMap(({ amount }) => amount ?? [])
  const printed = numberOf(linesTotal)
  if (linesTotal !== null && printed !== null && lines.length > 0 && amounts.length === lines.length) {
    const sum = sumOf(amounts)
    findings.push({
      check: 'lines-foot',
      passed: isNear(sum, printed),
      text: `${lines.length} lines add up to ${sum}; ${printed} is printed.`,
      evidence: [evidenceOfLeaf(linesTotal)],
    })
  }
  const [net, taxes, gross] = [numberOf(subtotal), numberOf(tax), numberOf(total)]
  if (net !== null && taxes !== null && gross !== null) {
    const passed = isNear(plus(net, taxes), gross)
    findings.push({
      check: 'tax',
      passed,
      text: `${net} + tax ${taxes} ${passed ? '=' : '≠'} ${gross}.`,
      evidence: [subtotal, tax, total].flatMap((leaf) => (leaf === null ? [] : [evidenceOfLeaf(leaf)])),
    })
  }
  return findings
}

function isNear(sum: Decimal, printed: Decimal): boolean {
  return compare(absolute(minus(sum, printed)), cent) <= 0
}
