import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { currencyOf } from '../../lay-out/values/countries.ts'
import { findCurrencyCues, isSureCue } from '../../lay-out/values/money-text.ts'
import { unitOfWord } from '../../lay-out/values/unit-text.ts'
import { type Field, fieldOn } from './field.ts'

/**
 * The currency of a document: the code or sign printed most; of a sign that several countries use, the country's own; a letter is money
 * only of its country, and so is the code that is a unit of goods as well, "KGS".
 * Null when nothing is printed, or dollars without a country.
 */
export function findCurrency(layout: ReadLayout): Field<string> | null {
  const own = layout.country === null ? null : currencyOf(layout.country)
  const found = new Map<string, { count: number; field: Field<string> }>()
  for (const line of layout.lines) {
    for (const cue of findCurrencyCues(line.text)) {
      const printed = line.text.slice(cue.start, cue.end)
      const isSettled = cue.codes.length === 1 && !/^[A-Z]$/.test(printed) && unitOfWord(printed) === null
      const code = isSettled ? cue.codes[0] : cue.codes.find((candidate) => candidate === own)
      if (code === undefined || !(line.readConfidence === 1 || isSureCue(line.text, cue))) continue
      const known = found.get(code)
      if (known === undefined)
        found.set(code, { count: 1, field: fieldOn(line, code, isSettled ? 0.97 : 0.9) })
      else known.count += 1
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)[0]?.field ?? null
}
