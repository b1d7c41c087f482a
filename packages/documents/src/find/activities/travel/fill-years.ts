import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { addDays, isoDate } from '../../../lay-out/values/calendar.ts'
import type { DateToken } from '../../../lay-out/values/date-text.ts'

const daysLate = 7

/**
 * Tickets print days of travel without a year, "14DEC": they fall on or after the day of issue, a receipt issued
 * after the journey a few days before it. Without a day of issue nothing is filled in.
 */
export function fillYears(lines: readonly ReadLine[], issueDate: string | null): readonly ReadLine[] {
  if (issueDate === null || lines.every(({ dates }) => dates.every(isFull))) return lines
  return lines.map((line) =>
    line.dates.every(isFull) ? line : { ...line, dates: line.dates.map((date) => withYear(date, issueDate)) },
  )
}

function isFull({ iso, day }: DateToken): boolean {
  return iso !== null || day === null
}

function withYear(date: DateToken, issueDate: string): DateToken {
  const { month, day } = date
  if (isFull(date) || date.year !== null || day === null) return date
  const issued = Number(issueDate.slice(0, 4))
  const earliest = addDays(issueDate, -daysLate)
  for (const year of [issued, issued + 1]) {
    const iso = isoDate(year, month, day)
    if (iso !== null && iso >= earliest) return { ...date, year, iso }
  }
  return date
}
