import { assumeCurrency } from '../known/currency.ts'
import type { Totals } from '../known/totals.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import table from './prices.generated.json' with { type: 'json' }

/** The money of a document. */
export type Bill = {
  /** What it comes to, and what that is before tax; positive. */
  totals: readonly number[]
  /** What a unit of its currency is worth in US dollars; null where the currency is not told or not known. */
  usdPerUnit: number | null
}

const usdPer = new Map<string, number>(Object.entries(table.usdPer))

export function readBill(layout: ReadLayout, { total, subtotal }: Totals): Bill {
  const currency = assumeCurrency(layout)?.value
  return {
    totals: [total, subtotal].flatMap((field) => (field === null ? [] : Number(field.value))),
    usdPerUnit: currency === undefined ? null : (usdPer.get(currency) ?? null),
  }
}
