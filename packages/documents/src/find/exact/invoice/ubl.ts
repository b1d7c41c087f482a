import { type Decimal, minus, plus } from '@doublerule/carbon/decimal.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactPeriodOf } from '../exact-date.ts'
import { plainName } from '../plain-name.ts'
import { type Part, attributeOf, findParts, leafAt, namesIn, partAt, partsAt, textOf } from '../tree.ts'
import { isCreditCode } from './document-codes.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'

const lineNames = 'InvoiceLine|CreditNoteLine'
const subLineNames = 'SubInvoiceLine|SubCreditNoteLine'
const quantityNames = 'InvoicedQuantity|CreditedQuantity'

/** An invoice or credit note in UBL 2 (OASIS), as Peppol BIS Billing, XRechnung and others use it, in XML or as JSON. */
export function readUbl(root: Part): TradeInvoice | null {
  const [invoice, ...others] = isInvoice(root)
    ? [root]
    : findParts(root, 'Invoice|CreditNote').filter(isInvoice)
  if (invoice === undefined) return null
  const party = partAt(invoice, 'AccountingSupplierParty', 'Party')
  const totals = partAt(invoice, 'LegalMonetaryTotal')
  const lines = partsAt(invoice, lineNames).flatMap(leafLines)
  const read = lines.flatMap((line) => toLine(line) ?? [])
  const isNote = namesIn(invoice).some((name) => plainName(name) === 'creditnoteline')
  return {
    format: isNote ? 'UBL credit note' : 'UBL invoice',
    isCredit: isNote || isCreditCode(leafAt(invoice, 'InvoiceTypeCode|CreditNoteTypeCode')?.text ?? null),
    seller: leafAt(party, 'PartyName', 'Name') ?? leafAt(party, 'PartyLegalEntity', 'RegistrationName'),
    sellerId: leafAt(party, 'PartyTaxScheme', 'CompanyID') ?? leafAt(party, 'PartyLegalEntity', 'CompanyID'),
    sellerCountry: leafAt(party, 'PostalAddress', 'Country', 'IdentificationCode')?.text ?? null,
    issueDate: leafAt(invoice, 'IssueDate'),
    currency: leafAt(invoice, 'DocumentCurrencyCode'),
    period: exactPeriodOf(
      leafAt(invoice, 'InvoicePeriod', 'StartDate'),
      leafAt(invoice, 'InvoicePeriod', 'EndDate'),
    ),
    linesTotal: leafAt(totals, 'LineExtensionAmount'),
    subtotal: leafAt(totals, 'TaxExclusiveAmount'),
    tax: leafAt(invoice, 'TaxTotal', 'TaxAmount'),
    total: leafAt(totals, 'TaxInclusiveAmount') ?? leafAt(totals, 'PayableAmount'),
    lines: read,
    brokenLines: lines.length - read.length,
    beside: others.length,
  }
}

function isInvoice(part: Part): boolean {
  return (
    leafAt(part, 'IssueDate') !== null &&
    partsAt(part, lineNames).some((line) => partAt(line, quantityNames) !== null)
  )
}

/** A line that is parted into lines of its own is their sum. */
function leafLines(line: Part): Part[] {
  const parts = partsAt(line, subLineNames)
  return parts.length === 0 ? [line] : parts.flatMap(leafLines)
}

function toLine(line: Part): TradeLine | null {
  const quantity = partAt(line, quantityNames)
  const value = quantity === null ? null : parseExactNumber(textOf(quantity) ?? '')
  const name = leafAt(line, 'Item', 'Name') ?? leafAt(line, 'Item', 'Description')
  if (quantity === null || value === null || name === null) return null
  const price = partAt(line, 'Price')
  return {
    name: name.text,
    words: [
      leafAt(line, 'Item', 'Description')?.text ?? '',
      ...partsAt(line, 'Item', 'AdditionalItemProperty').map(
        (property) => `${leafAt(property, 'Name')?.text ?? ''} ${leafAt(property, 'Value')?.text ?? ''}`,
      ),
      leafAt(line, 'Note')?.text ?? '',
    ].filter((text) => text.trim() !== ''),
    quantity: value,
    unitCode: attributeOf(quantity, 'unitCode'),
    price: numberAt(price, 'PriceAmount'),
    priceBase: numberAt(price, 'BaseQuantity') ?? '1',
    charges: partsAt(line, 'AllowanceCharge').reduce<Decimal>(addCharge, '0'),
    amount: numberAt(line, 'LineExtensionAmount'),
    period:
      exactPeriodOf(leafAt(line, 'InvoicePeriod', 'StartDate'), leafAt(line, 'InvoicePeriod', 'EndDate'))
        ?.value ?? null,
    path: quantity.path,
  }
}

function addCharge(sum: Decimal, charge: Part): Decimal {
  const amount = numberAt(charge, 'Amount') ?? '0'
  return leafAt(charge, 'ChargeIndicator')?.text === 'true' ? plus(sum, amount) : minus(sum, amount)
}

function numberAt(part: Part | null, name: string): Decimal | null {
  const leaf = leafAt(part, name)
  return leaf === null ? null : parseExactNumber(leaf.text)
}
