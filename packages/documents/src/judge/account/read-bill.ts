import { assumeCurrency } from '../known/currency.ts'
import type { Totals } from '../known/totals.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import type { Bill } from '../predict/feature.ts'
import table from '../predict/prices.generated.json' with { type: 'json' }

const usdPer = new Map<string, number>(Object.entries(table.usdPer))

export function readBill(layout: ReadLayout, { total, subtotal }: Totals): Bill {
  const currency = assumeCurrency(layout)?.value
  return {
    totals: [total, subtotal].flatMap((field) => (field === null ? [] : Number(field.value))),
    usdPerUnit: currency === undefined ? null : (usdPer.get(currency) ?? null),
  }
}
