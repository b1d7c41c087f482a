import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { isProduct } from '../../lay-out/values/row-product.ts'
import { type NumberRelations, type Placed, mostNumbers } from './number-relations.ts'

// A long description pushes the rate or the amount of a short line to the next; it may tell quantity and rate once more.
const mostTogether = 3
const smallestProduct = 2
const smallestCharge = 0.1

/**
 * Products among the numbers of a line, or of a line and the one below; and of a line that prints a price and an amount,
 * with the one quantity of the document that comes to it.
 */
export function relateProducts(
  lines: readonly ReadLine[],
  of: (number: LineNumber) => NumberRelations,
): void {
  const quantities = lines.flatMap(placedOn).filter(({ number }) => number.unit !== null && !number.isRate)
  for (const line of lines) {
    const own = placedOn(line)
    const hasOwn = relateAmong(own, own, of)
    if (!hasOwn) relateCharge(own, quantities, of)
    const next = lines[line.index + 1]
    const distinct = new Set(own.map(({ number }) => number.value)).size
    if (hasOwn || distinct > mostTogether || next === undefined || next.page !== line.page) continue
    relateAmong(own, placedOn(next).slice(0, mostTogether), of)
  }
}

function placedOn(line: ReadLine): Placed[] {
  const numbers = line.numbers.filter(({ percent, value }) => !percent && Number(value) !== 0)
  return numbers.length > mostNumbers ? [] : numbers.map((number) => ({ line, number }))
}

/** Factors from the first list; the other factor and the amount from both. */
function relateAmong(
  factors: readonly Placed[],
  others: readonly Placed[],
  of: (number: LineNumber) => NumberRelations,
): boolean {
  let found = false
  const all = factors === others ? factors : [...factors, ...others]
  for (const [index, factor] of factors.entries()) {
    for (const partner of all.slice(index + 1)) {
      for (const amount of all) {
        if (amount === factor || amount === partner) continue
        const scale = scaleOf(factor, partner, amount)
        if (scale === null) continue
        found = true
        of(factor.number).products.push({ partner, amount, scale })
        of(partner.number).products.push({ partner: factor, amount, scale })
        of(amount.number).resultOf.push({ partner: factor, amount: partner, scale })
      }
    }
  }
  return found
}

/** "Energy charge ($0.06988 per kWh) 51.29": the quantity stands elsewhere, and only one fits. */
function relateCharge(
  own: readonly Placed[],
  quantities: readonly Placed[],
  of: (number: LineNumber) => NumberRelations,
): void {
  const [price, ...otherPrices] = own.filter(({ number }) => number.isRate)
  const [amount, ...otherAmounts] = own.filter(({ number }) => !number.isRate && number.unit === null)
  if (price === undefined || amount === undefined || otherPrices.length + otherAmounts.length > 0) return
  const fitting = quantities.flatMap((quantity) => {
    const scale = quantity.line === price.line ? null : scaleOf(price, quantity, amount)
    return scale === null ? [] : [{ quantity, scale }]
  })
  if (new Set(fitting.map(({ quantity }) => Number(quantity.number.value))).size !== 1) return
  for (const { quantity, scale } of fitting) {
    of(quantity.number).products.push({ partner: price, amount, scale })
    of(price.number).products.push({ partner: quantity, amount, scale })
    of(amount.number).resultOf.push({ partner: price, amount: quantity, scale })
  }
}

/** Ones and twos multiply by chance: a product is believed where it has more digits than either factor gives away. */
function scaleOf(factor: Placed, partner: Placed, amount: Placed): '1' | '0.01' | null {
  const [a, b, c] = [factor.number.value, partner.number.value, amount.number.value]
  const least = isPriced(factor, partner) || isPriced(partner, factor) ? smallestCharge : smallestProduct
  if (Math.abs(Number(c)) < least) return null
  if (isProduct(a, b, c)) return '1'
  return isProduct(a, b, c, '0.01') && digitsOf(a) + digitsOf(b) > 4 ? '0.01' : null
}

/** One carries a unit, the other is marked as what such a unit costs: that is no chance. */
function isPriced(quantity: Placed, price: Placed): boolean {
  return quantity.number.unit !== null && price.number.isRate
}

function digitsOf(value: string): number {
  return value.replace(/\D/g, '').replace(/^0+|0+$/g, '').length
}
