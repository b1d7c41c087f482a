import { decimalsOf } from './decimals-of.ts'
import Big from 'big.js'

export type Product<Term> = { rate: Term; amount: Term; scale: '1' | '0.01' }

/**
 * The rate and amount among the terms for which quantity × rate = amount, in whole money or with the rate in cents.
 * The tolerance is what rounding of the printed rate and amount explains. Null where no pair fits.
 */
export function findProduct<Term extends { value: string; percent: boolean }>(
  quantity: Term,
  terms: readonly Term[],
): Product<Term> | null {
  const others = terms.filter((term) => term !== quantity && !term.percent && !Big(term.value).eq(0))
  for (const scale of ['1', '0.01'] as const) {
    for (const rate of others) {
      for (const amount of others) {
        if (amount !== rate && isProduct(quantity.value, rate.value, amount.value, scale))
          return { rate, amount, scale }
      }
    }
  }
  return null
}

/** True when |quantity| × |rate| × scale equals |amount| within the rounding of the printed digits. */
export function isProduct(
  quantity: string,
  rate: string,
  amount: string,
  scale: '1' | '0.01' = '1',
): boolean {
  if (isFarOff(quantity, rate, amount, scale)) return false
  const [q, r, a] = [Big(quantity).abs(), Big(rate).abs(), Big(amount).abs()]
  if (q.eq(0) || r.eq(0) || a.eq(0) || q.eq(a) || (scale === '1' && r.eq(1))) return false
  const product = q.times(r).times(scale)
  const rounding = halfStep(rate)
    .times(q)
    .times(scale)
    .plus(halfStep(amount))
    .plus(halfStep(quantity).times(r).times(scale))
  const slack = rounding.gt(a.times('0.005')) ? a.times('0.005') : rounding
  return product.minus(a).abs().lte(slack.plus('0.011'))
}

function halfStep(value: string): Big {
  return Big(5).times(Big(10).pow(-decimalsOf(value) - 1))
}

/** Skips pairs that no rounding could join; what is left is decided by exact decimals. */
function isFarOff(quantity: string, rate: string, amount: string, scale: '1' | '0.01'): boolean {
  const product = Math.abs(Number(quantity) * Number(rate) * Number(scale))
  const printed = Math.abs(Number(amount))
  return Math.abs(product - printed) > printed * 0.02 + 0.1
}
