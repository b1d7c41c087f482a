import { isoDate } from './calendar.ts'
import { type DateOrder, findDates } from './date-text.ts'

const numericDate = /(?<![\d/.,-])(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?![\d/.,-])/g

// A table has thousands, and a few tell.
const mostOpen = 50
const mostWorded = 500

/**
 * Day or month first, by the document's own dates: a number over 12 settles it, else a day that is printed with its
 * month in words as well. Documents without such a date follow the country: the United States print the month first.
 * Null where none of these tells.
 */
export function decideDateOrder(texts: Iterable<string>, country: string | null): DateOrder | null {
  let dayFirst = 0
  let monthFirst = 0
  const open: { first: number; second: number; year: number }[] = []
  const worded: string[] = []
  for (const text of texts) {
    if (worded.length < mostWorded && /\p{L}{3}/u.test(text) && /\d{4}/.test(text)) worded.push(text)
    for (const match of text.matchAll(numericDate)) {
      const [first, second] = [Number(match[1]), Number(match[3])]
      if (first > 12 && second <= 12) dayFirst += 1
      if (second > 12 && first <= 12) monthFirst += 1
      if (first <= 12 && second <= 12 && first !== second && match[4]?.length === 4 && open.length < mostOpen)
        open.push({ first, second, year: Number(match[4]) })
    }
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first'
  const told = open.length === 0 ? null : orderOfNamed(open, worded)
  if (told !== null || country === null) return told
  return country === 'US' ? 'month-first' : 'day-first'
}

/** The order in which one of the dates is a day that is named in words. */
function orderOfNamed(
  open: readonly { first: number; second: number; year: number }[],
  worded: readonly string[],
): DateOrder | null {
  const named = new Set(
    worded.flatMap((text) =>
      findDates(text, null).flatMap(({ form, iso }) => (form === 'named' ? (iso ?? []) : [])),
    ),
  )
  if (named.size === 0) return null
  const isDayFirst = open.some(({ first, second, year }) => named.has(isoDate(year, second, first) ?? ''))
  const isMonthFirst = open.some(({ first, second, year }) => named.has(isoDate(year, first, second) ?? ''))
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day-first' : 'month-first'
}
