import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import { toItemActivities } from '../activities/goods/item-activities.ts'
import type { DocumentRead } from '../analyse/document-read.ts'
import type { Finding } from '../checks/finding.ts'
import { dayRange, sourced } from '../fields/sourced.ts'
import type { LineItem } from '../items/line-item.ts'
import { foldText } from '../values/plain-text.ts'
import { isProduct } from '../values/row-product.ts'
import { billOfActivities, findPowerItems } from './metered-items.ts'
import { type Leaf, type Tree, type TreeValue, findParts, isList, textUnder } from './tree.ts'
import { unitOfCode } from './unit-codes.ts'

const lineKeys =
  /^(?:(?:invoice|creditnote|order)_?lines?|lines?|line_?items?|items?|positions?|IncludedSupplyChainTradeLineItem|DettaglioLinee|InvoiceLine|CreditNoteLine|products?|entries)$/i
const sellerKeys =
  /^(?:AccountingSupplierParty|SellerTradeParty|CedentePrestatore|SellerParty|supplier|seller|vendor|merchant|issuer|provider|from)$/i
// Flat records name the seller in one key; an accounts-payable invoice calls it the contact.
const sellerNameKeys =
  /^(?:(?:supplier|seller|vendor|merchant|issuer)(?:_?name)?|(?:business|store|account)_?name)$/i
const nameKeys = /^(?:RegistrationName|legal_?name|company_?name|name|Denominazione|CorporateName)$/i
const quantityKeys =
  /^(?:InvoicedQuantity|CreditedQuantity|BilledQuantity|quantity|qty|Quantita|amount_of_units|units)$/i
const amountKeys =
  /^(?:LineExtensionAmount|LineTotalAmount|PrezzoTotale|line_?total|sum|total|total_?amount|amount|net_?amount)$/i
const priceKeys = /^(?:PriceAmount|ChargeAmount|PrezzoUnitario|unit_?price|price|rate)$/i
const digits = /^-?\d+(?:\.\d+)?$/

const hotelWords =
  /hotel|albergo|hostel|\binn\b|resort|motel|camera|\broom\b|soggiorno|zimmer|chambre|lodging|nights?/

/** An electronic invoice (UBL, Peppol, CII, FatturaPA, or JSON with lines); null for trees without invoice lines. */
export function readInvoiceTree(tree: Tree): DocumentRead | null {
  const lines = findLines(tree)
  const seller = findParts(tree, sellerKeys)[0]
  const items = lines.flatMap((line, index) => toItem(line, index) ?? [])
  if (items.length === 0) return null
  const total =
    textUnder(
      tree,
      /^(?:TaxInclusiveAmount|GrandTotalAmount|ImportoTotaleDocumento|total_with_tax|grand_?total|total_?payable|amount_?due|DuePayableAmount|PayableAmount)$/i,
    ) ?? topTotal(tree)
  const subtotal = textUnder(
    tree,
    /^(?:TaxExclusiveAmount|TaxBasisTotalAmount|sub_?total|net_?total|total_?net|total_without_tax)$/i,
  )
  const tax = textUnder(
    findParts(tree, /^(?:TaxTotal|tax_?total|totals?)$/i)[0] ?? tree,
    /^(?:TaxAmount|TaxTotalAmount|tax_?amount|total_?tax|vat_?amount|tax)$/i,
  )
  const isHotel = hotelWords.test(
    foldText(
      [...items.map(({ description }) => description), textUnder(seller, nameKeys)?.value ?? ''].join(' '),
    ),
  )
  const goods = toItemActivities(items, isHotel)
  const read = { ...goods, activities: [...findPowerItems(items), ...goods.activities] }
  const kinds = new Set(read.activities.map(({ kind }) => kind))
  const type = kinds.has('hotel')
    ? 'hotel-receipt'
    : kinds.has('waste')
      ? 'waste-docket'
      : kinds.has('material')
        ? 'material-invoice'
        : (billOfActivities(read.activities) ?? 'invoice')
  const period = findParts(
    tree,
    /^(?:InvoicePeriod|BillingSpecifiedPeriod|period|billing_?period|service_?period)$/i,
  )[0]
  const [start, end] = [textUnder(period, /start|from|inizio/i), textUnder(period, /end|to$|fine/i)].map(
    (leaf) => isoOf(leaf?.value ?? null),
  )
  return {
    classified: { type, confidence: 0.95, reasons: ['electronic invoice with lines'] },
    read: {
      activities: read.activities,
      findings: [...read.findings, ...checkTotals(items, { subtotal, tax, total })],
    },
    fields: {
      supplier: asField(
        textUnder(seller, nameKeys) ??
          textUnder(tree, sellerNameKeys) ??
          (textUnder(tree, /^type$/i)?.value === 'ACCPAY'
            ? textUnder(findParts(tree, /^contact$/i)[0], nameKeys)
            : null),
      ),
      supplierId: asField(textUnder(seller, /^(?:CompanyID|tax_?id|vat_?(?:id|number)|IdCodice|abn|code)$/i)),
      account: null,
      issueDate: asField(
        textUnder(
          tree,
          /^(?:IssueDate|issue_?date|invoice_?date|IssueDateTime|DateTimeString|date_?issued|document_?date)$/i,
          /^(?:Data|date|DateString|issued(?:_?(?:at|on))?|created(?:_?(?:at|on))?)$/i,
        ),
        isoOf,
      ),
      currency: asField(
        textUnder(tree, /^(?:DocumentCurrencyCode|InvoiceCurrencyCode|currency|currency_?code|Divisa)$/i),
        (text) => (/^[A-Z]{3}$/i.test(text) ? text.toUpperCase() : null),
      ),
      total: asField(total, (text) => (digits.test(text) ? text : null)),
      period:
        start === null && end === null
          ? null
          : dayRange(
              [start, end].filter((day) => typeof day === 'string'),
              evidenceOfLeaf(textUnder(period, /./)),
            ),
      country:
        textUnder(
          findParts(seller ?? tree, /country/i)[0] ?? seller,
          /^(?:IdentificationCode|CountryID|Nazione|country|country_?code|#text)$/i,
          /./,
        )
          ?.value.slice(0, 2)
          .toUpperCase() ?? null,
    },
    problems: [],
  }
}

/** The longest list of parts that carry a quantity. */
function findLines(tree: Tree): readonly TreeValue[] {
  const lists = findParts(tree, lineKeys).filter(isList)
  const withQuantity = lists.map((list) => list.filter((item) => textUnder(item, quantityKeys) !== null))
  return withQuantity.sort((a, b) => b.length - a.length)[0] ?? []
}

function toItem(line: TreeValue, index: number): LineItem | null {
  const quantity = textUnder(line, quantityKeys)
  const name = textUnder(
    line,
    /^(?:Name|item_?name|Descrizione|title)$/i,
    /^(?:Description|product|article|label|details?)$/i,
  )
  if (quantity === null || name === null || !digits.test(quantity.value)) return null
  const unit = textUnder(line, /^@?(?:unitCode|unit_?code|uom|UnitaMisura|unit)$/i)
  const [rate, amount] = [textUnder(line, priceKeys), textUnder(line, amountKeys)].map((leaf) =>
    leaf !== null && digits.test(leaf.value) ? leaf.value : null,
  )
  return {
    description: name.value,
    quantity: quantity.value,
    unit: unit === null ? null : unitOfCode(unit.value),
    rate: rate ?? null,
    amount: amount ?? null,
    isProduct:
      typeof rate === 'string' && typeof amount === 'string' ? isProduct(quantity.value, rate, amount) : null,
    evidence: {
      page: 1,
      text: [name.value, quantity.value, unit?.value, rate, amount]
        .filter((part) => part !== undefined && part !== null)
        .join(' | '),
      box: null,
      cell: quantity.path || `line ${index + 1}`,
    },
    read: 0.99,
  }
}

/** "total" at the top of the tree or among its totals, not of a line. */
function topTotal(tree: Tree): Leaf | null {
  const totals = findParts(tree, /^totals?$/i)
  const named = totals.map((part) =>
    typeof part === 'string'
      ? { path: 'total', key: 'total', value: part }
      : textUnder(part, /^(?:payable|total|with_tax|gross|sum)$/i),
  )
  return named.find((leaf) => leaf !== null && !/lines?|items?/i.test(leaf.path)) ?? null
}

function checkTotals(
  items: readonly LineItem[],
  { subtotal, tax, total }: { subtotal: Leaf | null; tax: Leaf | null; total: Leaf | null },
): Finding[] {
  const findings: Finding[] = []
  const amounts = items.map(({ amount }) => amount).filter((amount) => amount !== null)
  if (subtotal !== null && digits.test(subtotal.value) && amounts.length === items.length) {
    const sum = amounts.reduce((running, amount) => running.plus(amount), Big(0))
    const passed = sum.minus(subtotal.value).abs().lte('0.02')
    findings.push({
      check: 'lines-foot',
      passed,
      text: `${items.length} lines add up to ${sum.toFixed()}; ${subtotal.value} is printed.`,
      evidence: [evidenceOfLeaf(subtotal)],
    })
  }
  if (
    subtotal !== null &&
    tax !== null &&
    total !== null &&
    [subtotal, tax, total].every(({ value }) => digits.test(value))
  ) {
    const passed = Big(subtotal.value).plus(tax.value).minus(total.value).abs().lte('0.02')
    findings.push({
      check: 'tax',
      passed,
      text: `${subtotal.value} + tax ${tax.value} ${passed ? '=' : '≠'} ${total.value}.`,
      evidence: [subtotal, tax, total].map(evidenceOfLeaf),
    })
  }
  return findings
}

function asField(leaf: Leaf | null, convert: (text: string) => string | null = (text) => text.trim()) {
  const value = leaf === null ? null : convert(leaf.value.trim())
  return leaf === null || value === null ? null : sourced(value, evidenceOfLeaf(leaf), 0.97)
}

export function evidenceOfLeaf(leaf: Leaf | null): Evidence {
  return {
    page: 1,
    text: `${leaf?.path ?? ''}: ${leaf?.value ?? ''}`.slice(0, 300),
    box: null,
    cell: leaf?.path ?? null,
  }
}

/** The date at the start of an ISO text or of "20210901". */
export function isoOf(text: string | null): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '')
  return match === null ? null : `${match[1] ?? ''}-${match[2] ?? ''}-${match[3] ?? ''}`
}
