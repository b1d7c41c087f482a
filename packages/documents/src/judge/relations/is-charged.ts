import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { Product } from './number-relations.ts'

/** The amount is money by its sign, or by its cents and its place at the end; a price of a unit is none. */
export function isCharged({ amount, partner }: Product): boolean {
  if (amount.number.isRate) return false
  const isBehind =
    amount.line === partner.line
      ? amount.number.start > partner.number.start
      : amount.number.left > partner.number.left
  return amount.number.isMoney || (hasCents(amount.number) && isBehind)
}
