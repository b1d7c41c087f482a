import { exactPeriodOf } from '../exact-date.ts'
import { numberOf } from '../number-of.ts'
import { plainName } from '../plain-name.ts'
import { type Leaf, type Part, isList, isTree, leavesOf, partsIn } from '../tree.ts'
import { toTradeLine } from './to-trade-line.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'

type Names = ReadonlySet<string>

const names = (text: string): Names => new Set(text.split(' ').map(plainName))

// What programs call the parts of an invoice that is in no standard; compared without case, prefix and underscores.
const lineNames = names(
  'invoice_lines invoice_line credit_note_lines order_lines lines line line_items line_item items item positions position products entries',
)
const sellerNames = names('supplier seller vendor merchant issuer provider from seller_party')
const sellerNameNames = [
  names('registration_name legal_name company_name name corporate_name'),
  names(
    'supplier seller vendor merchant issuer supplier_name seller_name vendor_name merchant_name issuer_name business_name store_name account_name',
  ),
] as const
const nameNames = [
  names('name item_name title'),
  names('description product article label detail details'),
] as const
const quantityNames = [names('quantity qty amount_of_units units invoiced_quantity billed_quantity')] as const
const unitNames = [names('@unitCode unit_code uom unit unit_of_measure')] as const
const priceNames = [names('price_amount charge_amount unit_price price rate')] as const
const amountNames = [
  names('line_extension_amount line_total_amount line_total sum total total_amount amount net_amount'),
] as const
const dateNames = [
  names('issue_date invoice_date date_issued document_date'),
  names('date date_string issued issued_at issued_on created created_at created_on'),
] as const
const currencyNames = [names('document_currency_code currency currency_code')] as const
const totalNames = [
  names('total_with_tax grand_total total_payable amount_due payable_amount tax_inclusive_amount'),
  names('payable total with_tax gross sum'),
] as const
const subtotalNames = [
  names('subtotal sub_total net_total total_net total_without_tax tax_exclusive_amount'),
] as const
const taxNames = [names('tax_amount tax_total_amount total_tax vat_amount tax')] as const
const sellerIdNames = [names('company_id tax_id vat_id vat_number abn code')] as const
const countryNames = [names('country country_code country_id identification_code')] as const
const periodNames = names('period billing_period service_period invoice_period')
const startNames = [names('start from start_date')] as const
const endNames = [names('end to end_date')] as const

/**
 * An invoice of a program of its own, JSON or XML whose keys name the lines: the longest list of parts that have a
 * quantity and a name. Its figures are as exact as those of a standard; what its keys mean is a little less sure.
 */
export function readNamedLines(root: Part): TradeInvoice | null {
  const lines = longestOf(
    listsUnder(root).map((list) => list.filter((line) => leafUnder(line, quantityNames) !== null)),
  )
  const read = lines.flatMap((line) => toLine(line) ?? [])
  if (read.length === 0) return null
  const head = withoutLines(root)
  const [seller] = partsUnder(head, sellerNames)
  const [period] = partsUnder(head, periodNames)
  return {
    format: 'invoice with named lines',
    isCredit: false,
    seller: sellerOf(head, seller ?? null),
    sellerId: seller === undefined ? null : leafUnder(seller, sellerIdNames),
    sellerCountry: seller === undefined ? null : (leafUnder(seller, countryNames)?.text ?? null),
    issueDate: leafUnder(head, dateNames),
    currency: leafUnder(root, currencyNames),
    period:
      period === undefined ? null : exactPeriodOf(leafUnder(period, startNames), leafUnder(period, endNames)),
    linesTotal: null,
    subtotal: leafUnder(head, subtotalNames),
    tax: leafUnder(head, taxNames),
    total: leafUnder(head, totalNames),
    lines: read,
    brokenLines: lines.length - read.length,
  }
}

/** An invoice that a customer's books hold calls its seller the contact. */
function sellerOf(head: Part, seller: Part | null): Leaf | null {
  const own = seller === null ? null : leafUnder(seller, [sellerNameNames[0]])
  const plain = own ?? leafUnder(head, [sellerNameNames[1]])
  if (plain !== null || leafUnder(head, [names('type')])?.text !== 'ACCPAY') return plain
  const [contact] = partsUnder(head, names('contact'))
  return contact === undefined ? null : leafUnder(contact, [sellerNameNames[0]])
}

function toLine(line: Part): TradeLine | null {
  return toTradeLine(leafUnder(line, quantityNames), leafUnder(line, nameNames), {
    unitCode: leafUnder(line, unitNames)?.text ?? null,
    price: numberOf(leafUnder(line, priceNames)),
    amount: numberOf(leafUnder(line, amountNames)),
  })
}

/** The first text under the first group of names that has one, at any depth. */
function leafUnder(part: Part, groups: readonly Names[]): Leaf | null {
  const leaves = leavesOf(part).filter(({ text }) => text.trim() !== '')
  for (const group of groups) {
    const found = leaves.find(({ key }) => group.has(plainName(key)))
    if (found !== undefined) return { text: found.text.trim(), path: found.path }
  }
  return null
}

function partsUnder(part: Part, wanted: Names): Part[] {
  return partsIn(part).flatMap(({ key, inner }) =>
    wanted.has(plainName(key)) && isTree(inner.value) ? [inner] : partsUnder(inner, wanted),
  )
}

/** The lists under names of lines, outermost first. */
function listsUnder(part: Part): Part[][] {
  const lists = new Map<string, Part[]>()
  const others: Part[][] = []
  for (const { key, inner } of partsIn(part)) {
    if (lineNames.has(plainName(key))) lists.set(key, [...(lists.get(key) ?? []), inner])
    else others.push(...listsUnder(inner))
  }
  return [...lists.values(), ...others]
}

function longestOf(lists: readonly Part[][]): Part[] {
  return lists.reduce<Part[]>((most, list) => (list.length > most.length ? list : most), [])
}

/** What an invoice says of itself stands beside its lines, not in them. */
function withoutLines({ value, path, isXml }: Part): Part {
  if (!isTree(value)) return { value: isList(value) ? [] : value, path, isXml }
  const kept = [...value].flatMap(([key, item]) => {
    if (lineNames.has(plainName(key))) return []
    const inner = isTree(item) || (isXml && isList(item)) ? strip(item) : item
    return [[key, inner] as const]
  })
  return { value: new Map(kept), path, isXml }
}

function strip(item: Part['value']): Part['value'] {
  if (isList(item)) return item.map(strip)
  return isTree(item) ? withoutLines({ value: item, path: '', isXml: true }).value : item
}
