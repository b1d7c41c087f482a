import type { DateOrder } from './date-text.ts'

const numericDate = /(?<![\d/.,-])(\d{1,2})([-/])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/.,-])/g

/**
 * Day or month first, by the document's own dates: a number over 12 settles it. Documents without such a date follow
 * the country: the United States print the month first. Null where neither tells.
 */
export function decideDateOrder(texts: Iterable<string>, country: string | null): DateOrder | null {
  let dayFirst = 0
  let monthFirst = 0
  for (const text of texts) {
    for (const match of text.matchAll(numericDate)) {
      const [first, second] = [Number(match[1]), Number(match[3])]
      if (first > 12 && second <= 12) dayFirst += 1
      if (second > 12 && first <= 12) monthFirst += 1
    }
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first'
  if (country === null) return null
  return country === 'US' ? 'month-first' : 'day-first'
}
