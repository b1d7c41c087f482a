import Big from 'big.js'
import { isProduct } from '../../lay-out/values/row-product.ts'

/** A number as it is printed, and its exact value. */
export type Term = { raw: string; value: string }

/** A number of a table or an item, whose print is its value. */
export function asPrinted(value: string): Term {
  return { raw: value, value }
}

export type ProductTerms = { quantity: Term; unit: string | null; rate: Term; amount: Term }

/**
 * The product of a line as it is printed, written so that it is true as it stands: a rate in cents is divided by 100,
 * an amount below nothing is a credit. "3,184 kWh × 34.100 c ÷ 100 = 1,085.74."
 */
export function describeProduct({ quantity, unit, rate, amount }: ProductTerms): string {
  const isInCents =
    !isProduct(quantity.value, rate.value, amount.value) &&
    isProduct(quantity.value, rate.value, amount.value, '0.01')
  const isCredit = Big(amount.value).lt(0) && Big(quantity.value).times(rate.value).gt(0)
  const left = unit === null ? quantity.raw : `${quantity.raw} ${unit}`
  const price = isInCents ? `${rate.raw} c ÷ 100` : rate.raw
  const right = isCredit ? `${amount.raw.replace(/^[-−(]+|[-−)]+$/g, '')}, a credit` : amount.raw
  return `${left} × ${price} = ${right}.`
}
