import { quantityIn } from '../units/convert-quantity.ts'
import { areSameDimension } from '../units/unit-table.ts'
import type { Quantity } from './read-quantity.ts'
import type { Item } from './item.ts'
import type { Multiplier } from './time-spans.ts'

/**
 * "38,000 km at 8.9 L/100km": the amount that a rate is of becomes so many times the rate. A price, and a rate of nothing
 * that is said, are no amounts.
 */
export function applyRates(items: readonly Item[]): Item[] {
  const quantities = items.flatMap((item) => (item.kind === 'quantity' ? [item.quantity] : []))
  const applied = quantities.flatMap((rate) => {
    const base = quantities.find((quantity) => quantity.rate === undefined && isBaseOf(quantity, rate))
    const result = base === undefined ? null : taken(base, rate)
    return base === undefined || result === null ? [] : [{ base, result }]
  })
  return items.flatMap((item): Item[] => {
    if (item.kind !== 'quantity') return [item]
    const found = applied.find(({ base }) => base === item.quantity)
    if (found !== undefined) return [{ kind: 'quantity', quantity: found.result }]
    return item.quantity.rate === undefined ? [item] : []
  })
}

/** True where the amount is in what the rate is for, or, for "6 km per litre", in what it counts. */
export function isBaseOf({ unit }: Quantity, { unit: counted, rate }: Quantity): boolean {
  if (unit === null || rate === undefined || rate.isPrice) return false
  return areSameDimension(unit, rate.unit) || (counted !== null && areSameDimension(unit, counted))
}

function taken(base: Quantity, { value, unit, rate }: Quantity): Quantity | null {
  if (rate === undefined || unit === null || base.unit === null) return null
  const isDirect = areSameDimension(base.unit, rate.unit)
  const [one, per] = isDirect ? [{ value, unit }, rate] : [rate, { value, unit }]
  const amount = quantityIn(base.value, base.unit, per.unit)
  if (amount === null) return null
  const by: Multiplier = {
    times: amount,
    over: per.value,
    text: `${base.value} ${base.unit}${per.value === '1' ? '' : ` ÷ ${per.value} ${per.unit}`}`,
  }
  return { ...base, value: one.value, unit: one.unit, by }
}
