import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { currencyOf } from '../../lay-out/values/countries.ts'
import { type CurrencyCue, findCurrencyCues, isSureCue } from '../../lay-out/values/money-text.ts'
import { type Field, fieldOn } from './field.ts'

const kilograms = 'KGS'
/** An amount stands within this many characters of its currency. */
const reach = 20
/** "DT", "RM", "Bs" and the like. */
const abbreviation = /^(?:\p{L}{2}|S\/)$/u
/** What recognition makes of each other, and of a dollar or a rupee. */
const mistakenSign = /^[£€¥]$/

/**
 * The currency of a document: the code or sign printed most; of a sign that several countries use, the country's own; a letter is money
 * only of its country. Null when nothing is printed, or dollars without a country.
 */
export function findCurrency(layout: ReadLayout): Field<string> | null {
  const own = layout.country === null ? null : currencyOf(layout.country)
  const found = new Map<string, { count: number; field: Field<string> }>()
  for (const line of layout.lines) {
    for (const cue of findCurrencyCues(line.text)) {
      const isSettled = cue.codes.length === 1 && !/^[A-Z]$/.test(line.text.slice(cue.start, cue.end))
      const printed = isSettled ? cue.codes[0] : cue.codes.find((candidate) => candidate === own)
      if (printed === undefined || !(line.readConfidence === 1 || isSureCue(line.text, cue))) continue
      const code = printed === own ? own : ofAnother(line, cue, printed, own)
      if (code === null) continue
      const known = found.get(code)
      if (known === undefined)
        found.set(code, { count: 1, field: fieldOn(line, code, isSettled ? 0.97 : 0.9) })
      else known.count += 1
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)[0]?.field ?? null
}

/** What a cue that is not of the document's country stands for: letters are other things as often, signs of pictures are mistaken. */
function ofAnother(
  { text, readConfidence }: ReadLine,
  { start, end }: CurrencyCue,
  code: string,
  own: string | null,
): string | null {
  const cue = text.slice(start, end)
  if (cue === kilograms) return null
  if (abbreviation.test(cue)) return isBesideAmount(text, start, end) ? code : null
  return readConfidence < 1 && mistakenSign.test(cue) && own !== null ? own : code
}

/** Cents or thousands: "Rp 10.000", "18 697 Ft". */
function isBesideAmount(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)]
  return (
    /\d(?:[.,]\d{2}|[., ]\d{3})\s?$/.test(before) ||
    /^\.?\s?\d[\d,. ]*(?:[.,]\d{2}|[., ]\d{3})(?!\d)/.test(after)
  )
}
