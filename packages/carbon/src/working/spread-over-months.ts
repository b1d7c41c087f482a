import type { Period } from '../analysis/analysis-schema.ts'
import { type Decimal, decimal, dividedBy, minus, times } from '../decimal.ts'
import { countDays } from '../factors/choose-edition.ts'

export type MonthShare = { month: string; kg: Decimal }

/** A longer span is a slip of reading or typing, and no bill. */
const mostMonths = 60

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
}

/** The months that a period touches, first to last, as "2025-07". */
export function monthsOf(start: string, end: string): string[] {
  const months: string[] = []
  for (let month = start.slice(0, 7); month <= end.slice(0, 7); month = nextMonth(month)) {
    months.push(month)
    if (months.length > mostMonths) return []
  }
  return months
}

export type MonthDays = { month: string; days: number; of: number }

/** The days of a period in each calendar month that it touches. Empty where no whole period is known. */
export function daysByMonth(period: Period | null): MonthDays[] {
  const start = period?.start ?? period?.end ?? null
  const end = period?.end ?? period?.start ?? null
  if (start === null || end === null || start > end) return []
  const of = countDays(start, end)
  // A stored period may name a day that is on no calendar.
  if (Number.isNaN(of)) return []
  return monthsOf(start, end).map((month) => {
    const from = month === start.slice(0, 7) ? start : `${month}-01`
    const to = month === end.slice(0, 7) ? end : lastDayOf(month)
    return { month, days: countDays(from, to), of }
  })
}

/**
 * Kilograms of a period by calendar month, by the number of days in each. The last month takes what division leaves, so
 * the months add up to the figure exactly. Empty where no whole period is known.
 */
export function spreadOverMonths(kg: string, period: Period | null): MonthShare[] {
  const months = daysByMonth(period)
  let left = decimal(kg)
  return months.map(({ month, days, of }, index) => {
    if (index === months.length - 1) return { month, kg: left }
    const share = dividedBy(times(decimal(kg), decimal(String(days))), decimal(String(of)))
    left = minus(left, share)
    return { month, kg: share }
  })
}
