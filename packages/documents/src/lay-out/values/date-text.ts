import { fullYear, isoDate } from './calendar.ts'
import { monthNumber, monthPattern } from './month-names.ts'
import { foldText } from './plain-text.ts'

export type DateOrder = 'day-first' | 'month-first'

export type DateToken = {
  raw: string
  start: number
  end: number
  year: number | null
  month: number
  /** Null for "May 2026" and the like. */
  day: number | null
  /** ISO date when day, month and year are printed; null otherwise. */
  iso: string | null
  form: 'numeric' | 'named'
  /** True for 05/06/2024 in a document that settles neither order. */
  ambiguous: boolean
}

// One space or one sign: a wider gap starts another column. "18 - Jul 20" is a range, "18-Jul-20" a date.
const separator = String.raw`(?:\s|\s?[.,]\s?|[-/])?`
const dayWord = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?`
const ofWord = String.raw`(?:(?:of|de|del|di)\s|d')?`
const year = String.raw`((?:19|20)\d{2}(?!\d)|'?\d{2}(?!\d|\s*[:h]\s*\d|[.,]\d))`

const isoForm = /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g
const numericForm = /(?<![\d/.,-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/]|[.,:-]\d)/g
const shortForm = /(?<![\d/.,-])(\d{2})\/(\d{2})(?![\d/.,-])/g
/** "22.10  05:47": a day without its year, before the time. */
const dottedForm = /(?<![\d.,])(\d{2})\.(\d{2})\.?(?=\s{1,2}(?:[a-zа-я]{1,3}\s{1,2})?\d{1,2}[:h]\d{2}(?!\d))/g
const dayMonthForm = new RegExp(
  String.raw`(?<![\d.,/])${dayWord}${separator}${ofWord}(?<![a-z])(${monthPattern})(?![a-z])\.?(?:${separator}${ofWord}${year})?`,
  'g',
)
const monthDayForm = new RegExp(
  String.raw`(?<![a-z])(${monthPattern})(?![a-z])\.?[\s-]?(\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[.,]\d{1,3}(?!\d))(?:(?:\s|\s?,\s?|-)(\d{4}|'\d{2}))?`,
  'g',
)
const monthYearForm = new RegExp(
  String.raw`(?<![a-z])(${monthPattern})(?![a-z])\.?${separator}(?:de\s)?(\d{4})(?!\d)`,
  'g',
)

/** "06-N0V-2024" as recognition reads it. */
const misreadMonth = /(?<![a-z\d])(?:n0v|0ct)(?![a-z\d])/g

/** Every date in a line, left to right, without overlaps; the longest reading wins. */
export function findDates(text: string, order: DateOrder | null): DateToken[] {
  if (!/\d/.test(text)) return []
  const folded = foldText(text).replace(misreadMonth, (month) => month.replace('0', 'o'))
  const tokens: DateToken[] = []
  const add = (
    match: RegExpMatchArray,
    y: number | null,
    month: number,
    day: number | null,
    form: DateToken['form'],
    ambiguous = false,
  ) => {
    const start = match.index ?? 0
    const raw = match[0].replace(/[\s,.\-/]+$/, '')
    const end = start + raw.length
    if (tokens.some((token) => start < token.end && token.start < end)) return
    const iso = y === null || day === null ? null : isoDate(y, month, day)
    if (day !== null && (iso === null ? y !== null || isoDate(2024, month, day) === null : false)) return
    if (day === null && (y === null || isoDate(y, month, 1) === null)) return
    tokens.push({ raw: text.slice(start, end), start, end, year: y, month, day, iso, form, ambiguous })
  }

  for (const match of folded.matchAll(isoForm))
    add(match, int(match[1]), int(match[3]), int(match[4]), 'numeric')
  for (const match of folded.matchAll(numericForm)) {
    const [first, second, y] = [int(match[1]), int(match[3]), fullYear(int(match[4]))]
    // Dotted dates are day first in every country that prints them.
    const monthFirst = match[2] === '.' ? false : first > 12 ? false : second > 12 || order === 'month-first'
    const open = order === null && match[2] !== '.' && first <= 12 && second <= 12 && first !== second
    add(match, y, monthFirst ? first : second, monthFirst ? second : first, 'numeric', open)
  }
  for (const match of folded.matchAll(dayMonthForm)) {
    add(match, yearOf(match[3]), monthNumber(match[2] ?? '') ?? 0, int(match[1]), 'named')
  }
  for (const match of folded.matchAll(monthDayForm)) {
    add(match, yearOf(match[3]), monthNumber(match[1] ?? '') ?? 0, int(match[2]), 'named')
  }
  for (const match of folded.matchAll(monthYearForm))
    add(match, int(match[2]), monthNumber(match[1] ?? '') ?? 0, null, 'named')
  for (const match of folded.matchAll(dottedForm)) add(match, null, int(match[2]), int(match[1]), 'numeric')
  for (const match of folded.matchAll(shortForm)) {
    const [first, second] = [int(match[1]), int(match[2])]
    const monthFirst = first <= 12 && (second > 12 || order === 'month-first')
    add(match, null, monthFirst ? first : second, monthFirst ? second : first, 'numeric', order === null)
  }
  return tokens.sort((a, b) => a.start - b.start)
}

/** Eight digits as a date, "20250105"; only for columns and records that are known to hold dates. */
export function parseCompactDate(text: string): string | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/.exec(text.trim())
  return match === null ? null : isoDate(int(match[1]), int(match[2]), int(match[3]))
}

function int(text: string | undefined): number {
  return Number.parseInt(text ?? '', 10)
}

function yearOf(text: string | undefined): number | null {
  return text === undefined ? null : fullYear(int(text.replace("'", '')))
}
