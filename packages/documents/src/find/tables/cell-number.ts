import type { TextCell } from '../../document-text.ts'
import { type DecimalSign, parseNumber } from '../../lay-out/values/parse-number.ts'

export type CellNumber = { value: string; ambiguous: boolean }

/** The number in a cell, "1,234.50 kWh" included; null for words. */
export function readCellNumber(cell: TextCell | undefined, sign: DecimalSign | null): CellNumber | null {
  const text = cell?.text.trim() ?? ''
  if (/^-?\d+(?:\.\d{1,2})?$/.test(text)) return { value: text, ambiguous: false }
  const match = /^[^\d-]{0,4}?(-?)\s?[$€£]?\s?(\d[\d.,\s'’]*)\s?(?:[^\d\s].{0,12})?$/.exec(text)
  const parsed = match === null ? null : parseNumber((match[2] ?? '').trim(), sign)
  if (match === null || parsed === null) return null
  return { value: match[1] === '-' ? `-${parsed.value}` : parsed.value, ambiguous: parsed.ambiguous }
}
