import { addDays, daysBetween, isoDate } from '../../lay-out/values/calendar.ts'
import type { DateToken } from '../../lay-out/values/date-text.ts'

type Days = { start: string; end: string }

const shortestDays = 1
const longestDays = 1130

/** Fills a missing year from the other date, then from the issue date; null when the length is no billing period. */
export function toRange(first: DateToken, second: DateToken, issueDate: string | null): Days | null {
  if (first.day === null || second.day === null) return null
  const endYear = second.year ?? first.year ?? yearBefore(second, issueDate)
  if (endYear === null) return null
  const end = isoDate(endYear, second.month, second.day)
  if (end === null) return null
  const startYear = first.year ?? (first.month > second.month ? endYear - 1 : endYear)
  const start = isoDate(startYear, first.month, first.day)
  if (start === null) return null
  const days = daysBetween(start, end)
  return days >= shortestDays && days <= longestDays ? { start, end } : null
}

/** The latest year in which the day is not after the issue date. */
function yearBefore({ month, day }: DateToken, issueDate: string | null): number | null {
  if (issueDate === null) return null
  const year = Number(issueDate.slice(0, 4))
  const inYear = isoDate(year, month, day ?? 1)
  return inYear !== null && inYear > addDays(issueDate, 31) ? year - 1 : year
}
