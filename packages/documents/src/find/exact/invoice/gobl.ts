import { exactPeriodOf } from '../exact-date.ts'
import { type Part, leafAt, partAt, partsAt } from '../tree.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'
import { numberOf } from '../number-of.ts'
import { toTradeLine } from './to-trade-line.ts'

const schema = /^https:\/\/gobl\.org\/[\w.-]+\/bill\/invoice$/
const creditTypes: ReadonlySet<string> = new Set(['credit-note'])

/** An invoice in GOBL, the JSON of invopop, with or without its envelope. */
export function readGobl(root: Part): TradeInvoice | null {
  const invoice = [root, partAt(root, 'doc')].find(
    (part) => part !== null && schema.test(leafAt(part, '$schema')?.text ?? ''),
  )
  if (invoice === undefined || invoice === null) return null
  const totals = partAt(invoice, 'totals')
  const supplier = partAt(invoice, 'supplier')
  const lines = partsAt(invoice, 'lines')
  const read = lines.flatMap((line) => toLine(line) ?? [])
  const isTaxInside = leafAt(invoice, 'tax', 'prices_include') !== null
  return {
    format: 'GOBL invoice',
    isCredit: creditTypes.has(leafAt(invoice, 'type')?.text ?? ''),
    seller: leafAt(supplier, 'name'),
    sellerId: leafAt(supplier, 'tax_id', 'code'),
    sellerCountry:
      leafAt(supplier, 'tax_id', 'country')?.text ?? leafAt(supplier, 'addresses', 'country')?.text ?? null,
    issueDate: leafAt(invoice, 'issue_date'),
    currency: leafAt(invoice, 'currency'),
    period: exactPeriodOf(
      leafAt(invoice, 'ordering', 'period', 'start'),
      leafAt(invoice, 'ordering', 'period', 'end'),
    ),
    linesTotal: leafAt(totals, 'sum'),
    subtotal: isTaxInside ? null : leafAt(totals, 'total'),
    tax: leafAt(totals, 'tax'),
    total: leafAt(totals, 'total_with_tax') ?? leafAt(totals, 'payable'),
    lines: read,
    brokenLines: lines.length - read.length,
  }
}

function toLine(line: Part): TradeLine | null {
  return toTradeLine(leafAt(line, 'quantity'), leafAt(line, 'item', 'name'), {
    words: [leafAt(line, 'item', 'description')?.text ?? ''].filter((text) => text !== ''),
    unitCode: leafAt(line, 'item', 'unit')?.text ?? null,
    price: numberOf(leafAt(line, 'item', 'price')),
    // The sum stands before charges and discounts of the line, the total after them.
    amount: numberOf(leafAt(line, 'sum')),
    period: exactPeriodOf(leafAt(line, 'period', 'start'), leafAt(line, 'period', 'end'))?.value ?? null,
  })
}
