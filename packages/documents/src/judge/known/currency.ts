import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { currencyOf } from '../../lay-out/values/countries.ts'
import { type CurrencyCue, findCurrencyCues, isSureCue } from '../../lay-out/values/money-text.ts'
import { unitOfWord } from '../../lay-out/values/unit-text.ts'
import { type Field, type SourcedField, fieldOn } from './field.ts'

const leastAmounts = 2
const leastSigns = 2
const unprinted = 0.6
/** "DT", "RM", "Bs" and the like. */
const abbreviation = /^(?:\p{L}{2}|S\/)$/u
/** What recognition makes of each other, and of a dollar or a rupee. */
const mistakenSign = /^[£€¥]$/

/**
 * The currency of a document: the code or sign printed most; of a sign that several countries use, the country's own; a letter is money
 * only of its country, and an abbreviation of another country's money may be any word.
 * Null when nothing is printed, or dollars without a country.
 */
export function findCurrency(layout: ReadLayout): Field<string> | null {
  return seeCurrency(layout).printed
}

/** The currency that is printed; where none is, that of the country, for amounts that are in no other money. */
export function assumeCurrency(
  layout: ReadLayout,
  country = layout.country,
  total: SourcedField<string> | null = null,
): SourcedField<string> | null {
  const { printed, isOpen } = seeCurrency(layout)
  if (printed !== null) return printed
  const own = country === null ? null : currencyOf(country)
  if (own === null || isOpen) return null
  return unprintedCurrency(layout.lines, own) ?? (total && { ...total, value: own, confidence: unprinted })
}

function seeCurrency(layout: ReadLayout): { printed: Field<string> | null; isOpen: boolean } {
  const own = layout.country === null ? null : currencyOf(layout.country)
  const found = new Map<string, { count: number; isSure: boolean; field: Field<string> }>()
  // A sign or word that may be money of others.
  let isOpen = false
  for (const line of layout.lines) {
    for (const cue of findCurrencyCues(line.text)) {
      const raw = line.text.slice(cue.start, cue.end)
      const isSettled = cue.codes.length === 1 && !/^[A-Z]$/.test(raw)
      const printed = isSettled ? cue.codes[0] : cue.codes.find((candidate) => candidate === own)
      isOpen ||= printed === undefined
      if (printed === undefined || !(line.readConfidence === 1 || isSureCue(line.text, cue))) continue
      const code = printed === own ? own : ofAnother(line, cue, printed, own)
      isOpen ||= code === null
      if (code === null) continue
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
  return { printed: most?.field ?? null, isOpen: isOpen || found.size > 0 }
}

/** What a cue that is not of the document's country stands for: letters are other things as often, signs of pictures are mistaken. */
function ofAnother(
  { text, readConfidence }: ReadLine,
  { start, end }: CurrencyCue,
  code: string,
  own: string | null,
): string | null {
  const cue = text.slice(start, end)
  // "805 KGS" are kilograms.
  if (unitOfWord(cue) !== null) return null
  if (abbreviation.test(cue)) return null
  return readConfidence < 1 && mistakenSign.test(cue) && own !== null ? own : code
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
