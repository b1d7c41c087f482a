import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { currencyOf } from '../../lay-out/values/countries.ts'
import { findCurrencyCues, isSureCue } from '../../lay-out/values/money-text.ts'
import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { unitOfWord } from '../../lay-out/values/unit-text.ts'
import { type Field, fieldOn } from './field.ts'

const leastAmounts = 2
const leastSigns = 2
const unprinted = 0.6

/**
 * The currency of a document: the code or sign printed most; of a sign that several countries use, the country's own; a letter is money
 * only of its country, and one abbreviation of another country's money may be any word.
 * Null when nothing is printed, or dollars without a country.
 */
export function findCurrency(layout: ReadLayout): Field<string> | null {
  return seeCurrency(layout).printed
}

/** The currency that is printed; where none is beside amounts, that of the country. */
export function assumeCurrency(layout: ReadLayout): Field<string> | null {
  const { printed, isOpen } = seeCurrency(layout)
  const own = layout.country === null ? null : currencyOf(layout.country)
  return printed ?? (own === null || isOpen ? null : unprintedCurrency(layout.lines, own))
}

function seeCurrency(layout: ReadLayout): { printed: Field<string> | null; isOpen: boolean } {
  const own = layout.country === null ? null : currencyOf(layout.country)
  const found = new Map<string, { count: number; isSure: boolean; field: Field<string> }>()
  // A sign that is money of others.
  let isOpen = false
  for (const line of layout.lines) {
    for (const cue of findCurrencyCues(line.text)) {
      const raw = line.text.slice(cue.start, cue.end)
      const isSettled = cue.codes.length === 1 && !/^[A-Z]$/.test(raw)
      const code = isSettled ? cue.codes[0] : cue.codes.find((candidate) => candidate === own)
      isOpen ||= code === undefined
      if (code === undefined || !(line.readConfidence === 1 || isSureCue(line.text, cue))) continue
      // "805 KGS" are kilograms.
      if (code !== own && unitOfWord(raw) !== null) continue
      const isSure = code === own || raw === code || !/\p{L}/u.test(raw)
      const known = found.get(code)
      if (known === undefined)
        found.set(code, { count: 1, isSure, field: fieldOn(line, code, isSettled ? 0.97 : 0.9) })
      else {
        known.count += 1
        known.isSure ||= isSure
      }
    }
  }
  const [most] = [...found.values()]
    .filter(({ count, isSure }) => isSure || count >= leastSigns)
    .sort((a, b) => b.count - a.count)
  return { printed: most?.field ?? null, isOpen }
}

function unprintedCurrency(lines: readonly ReadLine[], own: string): Field<string> | null {
  const amounts = lines.flatMap((line) =>
    line.numbers.flatMap((number) =>
      hasCents(number) && number.unit === null && !number.percent && !number.isRate ? [line] : [],
    ),
  )
  const [line] = amounts
  return line === undefined || amounts.length < leastAmounts ? null : fieldOn(line, own, unprinted)
}
