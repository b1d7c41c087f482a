import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Decimal } from '@doublerule/carbon/decimal.ts'
import type { TradeLine } from './trade-invoice.ts'
import type { ScaledUnit } from './unit-codes.ts'

/** A line of an invoice with its unit known; its quantity is negative where it is taken back. */
export type Sold = { line: TradeLine; unit: ScaledUnit | null; quantity: Decimal; folded: string }

export function unitName({ unit }: Sold): string {
  return unit?.unit.unit ?? ''
}

export function isBelowZero({ price }: TradeLine): boolean {
  return price?.startsWith('-') === true
}

export function evidenceOfLine({ name, quantity, unitCode, price, amount, path }: TradeLine): Evidence {
  const text = [name, quantity, unitCode, price, amount].filter((part) => part !== null).join(' | ')
  return { page: 1, text: text.slice(0, 300), box: null, cell: path }
}
