import type { TextCell } from '../document-text.ts'
import { type DecimalSign, parseNumber } from '../values/parse-number.ts'

export type CellNumber = { value: string; ambiguous: boolean }

/** The number in a cell, "1,234.50 kWh" included; null for words. */
export function readCellNumber(cell: TextCell | undefined, sign: DecimalSign | null): CellNumber | null {
  const text = cell?.text.trim() ?? ''
  if (/^-?\d+(?:\.\d{1,2})?$/.test(text)) return { value: text, ambiguous: false }
  // Books print what was taken back as "500,00-" or "(500.00)".
  const taken = /^\((.+)\)$|^(\d[\d.,\s'’]*)-$/.exec(text)
  if (cell !== undefined && taken !== null) {
    const inner = readCellNumber({ ...cell, text: taken[1] ?? taken[2] ?? '' }, sign)
    return inner === null || inner.value.startsWith('-') ? inner : { ...inner, value: `-${inner.value}` }
  }
  const match = /^[^\d-]{0,4}?(-?)\s?[$€£]?\s?(\d[\d.,\s'’]*)\s?(?:[^\d\s].{0,12})?$/.exec(text)
  const parsed = match === null ? null : parseNumber((match[2] ?? '').trim(), sign)
  if (match === null || parsed === null) return null
  return { value: match[1] === '-' ? `-${parsed.value}` : parsed.value, ambiguous: parsed.ambiguous }
}
