import { daysBetween } from '../../lay-out/values/calendar.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Figure } from './figures.ts'

const shortestYear = 300
const longestBill = 200
const shortestBill = 20

/**
 * Tells the figures of a year from those of the bill: all of their printings stand on lines that print two days of a year's
 * distance, where other lines print the days of a bill. Without such lines none is told.
 */
export function findYearly(lines: readonly ReadLine[]): (figure: Figure) => boolean {
  const isOfBill = lines.some((line) => {
    const days = spanDays(line)
    return days !== null && days >= shortestBill && days <= longestBill
  })
  const isOfYear = (line: ReadLine) => (spanDays(line) ?? 0) >= shortestYear
  return ({ printings }) => isOfBill && printings.every(({ line }) => isOfYear(line))
}

/** The days between the two that a line prints; null for a line with none, one or more. */
function spanDays({ dates }: ReadLine): number | null {
  const [start, end, third] = dates.map(({ iso }) => iso)
  return typeof start === 'string' && typeof end === 'string' && third === undefined && start < end
    ? daysBetween(start, end)
    : null
}
