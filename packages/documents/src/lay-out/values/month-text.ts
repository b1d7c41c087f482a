import { isoDate } from './calendar.ts'
import type { DateToken } from './date-text.ts'

const monthFirst = /(?<![\d/.,-])(0?[1-9]|1[0-2])\s?[/-]\s?((?:19|20)\d{2})(?![\d/.,-])/g
const yearFirst = /(?<![\d/.,-])((?:19|20)\d{2})[/-](0[1-9]|1[0-2])(?![\d/.,-])/g

/** Months printed as numbers, "07/2024" and "2024-07", of which a line of text holds few and tables many. */
export function findNumericMonths(text: string): DateToken[] {
  const read = (pattern: RegExp, yearAt: 1 | 2) =>
    [...text.matchAll(pattern)].flatMap((match): DateToken[] => {
      const year = Number(match[yearAt])
      const month = Number(match[3 - yearAt])
      const [raw] = match
      if (isoDate(year, month, 1) === null) return []
      const [start, end] = [match.index, match.index + raw.length]
      return [{ raw, start, end, year, month, day: null, iso: null, form: 'numeric', ambiguous: false }]
    })
  return [...read(monthFirst, 2), ...read(yearFirst, 1)]
}
