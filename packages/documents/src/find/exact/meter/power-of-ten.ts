import { type Decimal, decimal } from '@doublerule/carbon/decimal.ts'

/** A multiplier as ESPI writes it: "-3" is a thousandth; one beyond twelve places is none. */

export function powerOfTen(text: string): Decimal {
  const power = Number(text)
  if (!Number.isInteger(power) || Math.abs(power) > 12) return '1'
  return decimal(power >= 0 ? `1${'0'.repeat(power)}` : `0.${'0'.repeat(-power - 1)}1`)
}
