import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { isProduct } from '../../lay-out/values/row-product.ts'
import { type NumberRelations, type Placed, mostNumbers } from './number-relations.ts'

// A long description pushes the rate or the amount of a short line to the next.
const mostTogether = 3
const smallestProduct = 2
const smallestCharge = 0.1

/** Products among the numbers of a line, or of a line and the one below. */
export function relateProducts(
  lines: readonly ReadLine[],
  of: (number: LineNumber) => NumberRelations,
): void {
  for (const line of lines) {
    const own = placedOn(line)
    const hasOwn = relateAmong(own, own, of)
    const next = lines[line.index + 1]
    if (hasOwn || own.length > mostTogether || next === undefined || next.page !== line.page) continue
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
