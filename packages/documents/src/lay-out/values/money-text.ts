import table from './countries.generated.json' with { type: 'json' }

export type CurrencyCue = {
  /** ISO 4217 codes that the cue may stand for: one of "EUR" and "€", four of "kr", many of a bare dollar sign. */
  codes: readonly string[]
  start: number
  end: number
}

const signs: Readonly<Record<string, readonly string[]>> = table.signs
const codes = new Set(table.currency)

function oneOf(words: Iterable<string>): string {
  return [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[$.]/g, String.raw`\$&`))
    .join('|')
}

const bySort = Map.groupBy(Object.keys(signs), (sign) =>
  /\p{Sc}/u.test(sign) ? 'sign' : /^[A-Z]$/.test(sign) ? 'letter' : /^[A-Z]{2}$/.test(sign) ? 'pair' : 'word',
)
const wordsOf = (sort: 'sign' | 'letter' | 'pair' | 'word') => bySort.get(sort) ?? []
const apart = String.raw`(?<![\p{L}\d])`
const words = oneOf(wordsOf('word'))
const short = oneOf([...wordsOf('word'), ...wordsOf('pair')])
const iso = oneOf(codes)
const amount = String.raw`\d{3}|\d{1,3}[ .,'’]\d{3}|\d[\d ,.'’]*[.,]\d{2}(?!\d)`
// Letters are money beside a figure and in brackets, words at the end of a cell too. Codes are words of other things as
// often ("RON 95", a flight to MAD): they ask for an amount. One letter stands before cents only.
const cuePattern = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${oneOf(wordsOf('sign'))})`,
    String.raw`(?<=\d\s?)(?:${words})(?![\p{L}\d])`,
    String.raw`(?<=(?:\d[.,'’\s]\d{3}|[.,]\d{2})\s?)(?:${short}|${iso})(?![\p{L}\d])`,
    String.raw`${apart}(?:${short})(?=\.?:?\s?[-+]?\d|\s{2}\d[\d ,.]*[.,]\d{2}(?!\d))`,
    String.raw`${apart}(?:${iso})(?=:?\s?[-+]?(?:${amount}))`,
    String.raw`(?<=[(["'=/:]\s?)(?:${short})(?=[)\]"'/]|\s*$)`,
    String.raw`(?<=(?:["'=/:]|(?<!\p{L})\p{Ll}+ \()\s?)(?:${iso})(?=[)\]"'/]|\s*$)`,
    String.raw`${apart}(?:${words})(?!\p{L})(?=\s*$|\s{2}|\s?[)\]/|])`,
    String.raw`${apart}(?:${oneOf(wordsOf('letter'))})(?= ?\d[\d, ]*\.\d{2})`,
  ].join('|'),
  'gu',
)

const beginnings = new Set([...Object.keys(signs), ...codes].flatMap((cue) => cue.match(/\p{L}+/u) ?? []))

/** Most texts name no money, which is quickly seen. */
function mayNameMoney(text: string): boolean {
  return /\p{Sc}/u.test(text) || (text.match(/\p{L}+/gu)?.some((word) => beginnings.has(word)) ?? false)
}

/** Every currency code or sign in a text. */
export function findCurrencyCues(text: string): CurrencyCue[] {
  if (!mayNameMoney(text)) return []
  return [...text.matchAll(cuePattern)].map(({ 0: cue, index }) => ({
    codes: signs[cue] ?? [cue],
    start: index,
    end: index + cue.length,
  }))
}

/** Recognition invents signs in logos and stamps: of one character they are sure beside an amount with decimals only. */
export function isSureCue(text: string, { start, end }: CurrencyCue): boolean {
  return (
    end - start > 1 ||
    /^\s{0,4}-?\d[\d,. ]*[.,]\d{2}(?!\d)/.test(text.slice(end)) ||
    /[.,]\d{2}\s?$/.test(text.slice(0, start))
  )
}

/** True when a currency cue stands directly before or after the span: "$ 12.00", "12,00 EUR". */
export function hasCurrencyBeside(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - 6)
  const before = text.slice(from, start)
  const after = text.slice(end, end + 7)
  if (!/[^\d.,;:|()/*+\s-]\.?\s?-?\s?$/.test(before) && !/^\s?[^\d.,;:|()/*+\s-]/.test(after)) return false
  return (
    // A sign can stand in a column of its own: "$  33.86".
    /[$€£]\s{1,4}$/.test(before) ||
    findCurrencyCues(text.slice(from, end)).some((cue) => /^\.?\s?-?\s?$/.test(before.slice(cue.end))) ||
    findCurrencyCues(text.slice(start, end + 7)).some(
      (cue) => cue.start >= end - start && /^\s?$/.test(after.slice(0, cue.start - (end - start))),
    )
  )
}
