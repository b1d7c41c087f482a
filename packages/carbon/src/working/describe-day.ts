import type { Period } from '../analysis/analysis-schema.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "1 Jul 2025": the one form of a day on a paper. What is no ISO date stays as it is. */
export function describeDay(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(isoDate) ?? []
  const name = months[Number(month) - 1]
  return name === undefined ? isoDate : `${Number(day)} ${name} ${year}`
}

/** "1 Jul 2025 to 30 Sep 2025", one day where only one is known, null where none is. */
export function describeDays(period: Period | null): string | null {
  const start = period?.start ?? period?.end ?? null
  const end = period?.end ?? period?.start ?? null
  if (start === null || end === null) return null
  return start === end ? describeDay(start) : `${describeDay(start)} to ${describeDay(end)}`
}
