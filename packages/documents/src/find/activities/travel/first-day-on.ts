import type { ReadLine } from '../../../lay-out/layout/read-line.ts'

/** The first day of a line that is whole. */
export function firstDayOn(line: ReadLine): string | null {
  return line.dates.find(({ iso }) => iso !== null)?.iso ?? null
}
