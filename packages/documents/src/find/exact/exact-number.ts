import { type Decimal, parseDecimal } from '@doublerule/carbon/decimal.ts'

const numberForm = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/

/**
 * A number as a program writes it: "12", ".005", "5.", "+1.5", "1.2E-3". Null for anything else, also for digits that
 * are grouped or parted by a comma, of which only the rest of a document could say what they mean.
 */
export function parseExactNumber(text: string): Decimal | null {
  const match = numberForm.exec(text.trim())
  if (match === null) return null
  const [, sign = '', whole = '', fraction = '', power = '0'] = match
  if (whole === '' && fraction === '') return null
  const digits = shiftPoint(whole, fraction, Number(power))
  return parseDecimal(sign === '-' ? `-${digits}` : digits)
}

function shiftPoint(whole: string, fraction: string, power: number): string {
  const digits = whole + fraction
  const point = whole.length + power
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return digits + '0'.repeat(point - digits.length)
  return `${digits.slice(0, point)}.${digits.slice(point)}`
}
