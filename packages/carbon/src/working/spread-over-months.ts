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

/**
 * Kilograms of a period by calendar month, by the number of days in each. The last month takes what division leaves, so
 * the months add up to the figure exactly. Empty where no whole period is known.
 */
export function spreadOverMonths(kg: string, period: Period | null): MonthShare[] {
  const start = period?.start ?? period?.end ?? null
  const end = period?.end ?? period?.start ?? null
  if (start === null || end === null || start > end) return []
  const months = monthsOf(start, end)
  const allDays = decimal(String(countDays(start, end)))
  let left = decimal(kg)
  return months.map((month, index) => {
    if (index === months.length - 1) return { month, kg: left }
    const from = month === start.slice(0, 7) ? start : `${month}-01`
    const days = decimal(String(countDays(from, lastDayOf(month))))
    const share = dividedBy(times(decimal(kg), days), allDays)
    left = minus(left, share)
    return { month, kg: share }
  })
}
