import { type Decimal, minus, plus } from '@doublerule/carbon/decimal.ts'
import { exactPeriodOf } from '../exact-date.ts'
import { parseExactNumber } from '../exact-number.ts'
import { type Leaf, type Part, attributeOf, findParts, leafAt, partAt, partsAt, textOf } from '../tree.ts'
import { isCreditCode } from './document-codes.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'
import { numberOf } from '../number-of.ts'

// The names of UN/CEFACT D16B (Factur-X, ZUGFeRD 2, XRechnung), then those of D12B (ZUGFeRD 1).
const names = {
  transaction: 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction',
  document: 'ExchangedDocument|HeaderExchangedDocument',
  agreement: 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement',
  settlement: 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement',
  sums: 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  line: 'IncludedSupplyChainTradeLineItem',
  lineAgreement: 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement',
  lineDelivery: 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery',
  lineSettlement: 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement',
  lineSums: 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
} as const
// A group is the sum of its details, and information is charged nowhere.
const uncountedStatus: ReadonlySet<string> = new Set(['GROUP', 'INFORMATION'])

/** An invoice in the Cross Industry Invoice syntax of UN/CEFACT: Factur-X, ZUGFeRD 1 and 2, XRechnung. */
export function readCii(root: Part): TradeInvoice | null {
  const invoice =
    partAt(root, 'CrossIndustryInvoice|CrossIndustryDocument') ?? findParts(root, 'CrossIndustryInvoice')[0]
  const transaction = invoice === undefined ? null : partAt(invoice, names.transaction)
  if (invoice === undefined || transaction === null) return null
  const seller = partAt(transaction, names.agreement, 'SellerTradeParty')
  const settlement = partAt(transaction, names.settlement)
  const sums = settlement === null ? null : partAt(settlement, names.sums)
  const lines = partsAt(transaction, names.line).filter(isCounted)
  const read = lines.flatMap((line) => toLine(line) ?? [])
  return {
    format: 'Cross Industry Invoice',
    isCredit: isCreditCode(leafAt(invoice, names.document, 'TypeCode')?.text ?? null),
    seller: leafAt(seller, 'Name'),
    sellerId: leafAt(seller, 'SpecifiedTaxRegistration', 'ID'),
    sellerCountry: leafAt(seller, 'PostalTradeAddress', 'CountryID')?.text ?? null,
    issueDate: dateAt(invoice, names.document, 'IssueDateTime'),
    currency: leafAt(settlement, 'InvoiceCurrencyCode'),
    period: periodAt(settlement),
    linesTotal: leafAt(sums, 'LineTotalAmount'),
    subtotal: leafAt(sums, 'TaxBasisTotalAmount'),
    tax: leafAt(sums, 'TaxTotalAmount'),
    total: leafAt(sums, 'GrandTotalAmount'),
    lines: read,
    brokenLines: lines.length - read.length,
  }
}

/** Lines of words alone, "Wir erlauben uns …", have no quantity either. */
function isCounted(line: Part): boolean {
  const status = leafAt(line, 'AssociatedDocumentLineDocument', 'LineStatusReasonCode')
  return (
    !uncountedStatus.has(status?.text ?? '') && partAt(line, names.lineDelivery, 'BilledQuantity') !== null
  )
}

function toLine(line: Part): TradeLine | null {
  const quantity = partAt(line, names.lineDelivery, 'BilledQuantity')
  const value = quantity === null ? null : parseExactNumber(textOf(quantity) ?? '')
  const name = leafAt(line, 'SpecifiedTradeProduct', 'Name')
  if (quantity === null || value === null || name === null) return null
  const price = partAt(line, names.lineAgreement, 'NetPriceProductTradePrice')
  const settlement = partAt(line, names.lineSettlement)
  return {
    name: name.text,
    words: [
      leafAt(line, 'SpecifiedTradeProduct', 'Description')?.text ?? '',
      ...partsAt(line, 'SpecifiedTradeProduct', 'ApplicableProductCharacteristic').map(
        (property) =>
          `${leafAt(property, 'Description')?.text ?? ''} ${leafAt(property, 'Value')?.text ?? ''}`,
      ),
      leafAt(line, 'AssociatedDocumentLineDocument', 'IncludedNote', 'Content')?.text ?? '',
    ].filter((text) => text.trim() !== ''),
    quantity: value,
    unitCode: attributeOf(quantity, 'unitCode'),
    price: numberOf(leafAt(price, 'ChargeAmount')),
    priceBase: numberOf(leafAt(price, 'BasisQuantity')) ?? '1',
    charges: (settlement === null
      ? []
      : partsAt(settlement, 'SpecifiedTradeAllowanceCharge')
    ).reduce<Decimal>(addCharge, '0'),
    amount: numberOf(settlement === null ? null : leafAt(settlement, names.lineSums, 'LineTotalAmount')),
    period: periodAt(settlement)?.value ?? null,
    path: quantity.path,
  }
}

function periodAt(settlement: Part | null) {
  const period = settlement === null ? null : partAt(settlement, 'BillingSpecifiedPeriod')
  return period === null
    ? null
    : exactPeriodOf(dateAt(period, 'StartDateTime'), dateAt(period, 'EndDateTime'))
}

/** The edition decides whether a date stands in an element of its own. */
function dateAt(part: Part, ...path: readonly string[]): Leaf | null {
  return leafAt(part, ...path, 'DateTimeString') ?? leafAt(part, ...path)
}

function addCharge(sum: Decimal, charge: Part): Decimal {
  const amount = numberOf(leafAt(charge, 'ActualAmount')) ?? '0'
  return leafAt(charge, 'ChargeIndicator', 'Indicator')?.text === 'true'
    ? plus(sum, amount)
    : minus(sum, amount)
}
