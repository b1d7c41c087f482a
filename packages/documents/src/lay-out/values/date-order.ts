import { isoDate } from './calendar.ts'
import { type DateOrder, findDates } from './date-text.ts'

const numericDate = /(?<![\d/.,-])(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})(?![\d/.,-])/g

// A table has thousands, and a few tell.
const mostOpen = 50
const mostWorded = 500

type OpenDate = { first: number; second: number; year: number; text: string }

/**
 * Day or month first: a number over 12 settles it, else the country, of which the United States print the month first,
 * else a day that is printed with its month in words as well. Null where none of these tells, and where such a day speaks against the
 * United States: their papers are read abroad too.
 */
export function decideDateOrder(texts: Iterable<string>, country: string | null): DateOrder | null {
  let dayFirst = 0
  let monthFirst = 0
  const open: OpenDate[] = []
  const worded: string[] = []
  for (const text of texts) {
    if (worded.length < mostWorded && /\p{L}{3}/u.test(text) && /\d{4}/.test(text)) worded.push(text)
    for (const match of text.matchAll(numericDate)) {
      const [first, second] = [Number(match[1]), Number(match[3])]
      if (first > 12 && second <= 12) dayFirst += 1
      if (second > 12 && first <= 12) monthFirst += 1
      if (first <= 12 && second <= 12 && first !== second && match[4]?.length === 4 && open.length < mostOpen)
        open.push({ first, second, year: Number(match[4]), text })
    }
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first'
  if (country !== null && country !== 'US') return 'day-first'
  const told = orderOfNamed(open, worded)
  if (country === null) return told
  return told === 'day-first' && !open.some(runsBack) ? null : 'month-first'
}

/** The order in which one of the dates is a day that is named in words. */
function orderOfNamed(open: readonly OpenDate[], worded: readonly string[]): DateOrder | null {
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

/** "04/03/2025 to 05/02/2025" would end before it starts, were the day first. */
function runsBack({ first, second, year, text }: OpenDate, index: number, all: readonly OpenDate[]): boolean {
  const next = all[index + 1]
  return (
    next?.text === text &&
    next.year === year &&
    (next.second < second || (next.second === second && next.first < first))
  )
}
