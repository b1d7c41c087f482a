import { decimalsOf } from '../../../lay-out/values/decimals-of.ts'
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
import { asPrinted, describeProduct } from '../../../judge/relations/describe-product.ts'
import type { Finding } from '../../../judge/relations/finding.ts'
import { evidenceOfLeaf } from '../evidence-of-leaf.ts'
import { numberOf } from '../number-of.ts'
import { evidenceOfLine } from './sold-line.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'

const cent: Decimal = '0.02'

/** The sums of an electronic invoice made again: of its lines, of all of them, and with tax. */
export function checkInvoice(invoice: TradeInvoice, isCounted: (line: TradeLine) => boolean): Finding[] {
  return [...invoice.lines.flatMap((line) => checkLine(line, isCounted(line))), ...checkTotals(invoice)]
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
  const decimals = decimalsOf(price)
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
