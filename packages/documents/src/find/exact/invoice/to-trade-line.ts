import { numberOf } from '../number-of.ts'
import type { Leaf } from '../tree.ts'
import type { TradeLine } from './trade-invoice.ts'

/** A line by its quantity, its name and what else its format says of it; null where one of the two is missing. */
export function toTradeLine(
  quantity: Leaf | null,
  name: Leaf | null,
  told: Partial<TradeLine>,
): TradeLine | null {
  const value = numberOf(quantity)
  if (quantity === null || value === null || name === null) return null
  return {
    name: name.text,
    words: [],
    quantity: value,
    unitCode: null,
    price: null,
    priceBase: '1',
    charges: '0',
    amount: null,
    period: null,
    path: quantity.path,
    ...told,
  }
}
