import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { addDays, daysBetween } from '../../lay-out/values/calendar.ts'
import { type Printed, listFeatures } from './feature-list.ts'
import type { PageDates } from './page-dates.ts'
import { lengthOf, type PageRanges, readPageRanges, valueOf } from './page-ranges.ts'
import { heardOfDates } from './see-dates.ts'
import { type RangeSeen, rangePlaces } from './range-seen.ts'

/** Days that may be the period, as far as their print tells, in numbers. */
export type RangeDescribed = {
  line: ReadLine
  start: string
  end: string
  /** Both days, as one text. */
  value: string
  features: Float32Array
}

const few = 4
const many = 8
const headLines = 40
const lengths = [1, 4, 24, 35, 54, 66, 84, 100, 340, 400, 800] as const
// Days from the end to the day of issue; fewer than none where it ends later.
const toIssue = [-1, 0, 12, 45, 330, 9999] as const
const yearDays = [363, 364, 365, 366, 367]

const printed: readonly Printed<RangeSeen, PageRanges>[] = [
  ...lengths.map((most, index) => ({
    name: `at most ${most} days`,
    of: (range: RangeSeen) => isWithin(lengthOf(range), lengths[index - 1] ?? 0, most),
  })),
  ...(['days', 'month', 'months', 'wrapped', 'rows'] as const).map((form) => ({
    name: `printed as ${form}`,
    of: (range: RangeSeen) => range.form === form,
  })),
  { name: 'linked', of: ({ isLinked }) => isLinked },
  { name: 'in one cell', of: ({ first, second }) => first.cell === second.cell },
  { name: 'the later one first', of: ({ isReversed }) => isReversed },
  { name: 'lines apart', of: ({ first, second }) => second.line.index - first.line.index },
  {
    name: 'dates between',
    of: ({ first, second }) => Math.min(few, Math.max(0, second.index - first.index - 1)),
  },
  { name: 'whole months', of: ({ start, end }) => start.endsWith('-01') && addDays(end, 1).endsWith('-01') },
  {
    name: 'year filled in',
    of: ({ first, second }) => first.date.year === null || second.date.year === null,
  },
  {
    name: 'as many days are printed beside it',
    of: (range, all) => hasDays(range, all.dayCounts.get(range.line.index)),
  },
  { name: 'as many days are printed', of: (range, { allDayCounts }) => hasDays(range, allDayCounts) },
  ...toIssue.map((most, index) => ({
    name: `ends at most ${most} days before issue`,
    of: (range: RangeSeen, { issueDate }: PageRanges) =>
      isWithin(beforeIssue(range, issueDate), toIssue[index - 1] ?? -Infinity, most),
  })),
  {
    name: 'starts from issue on',
    of: ({ start }, { issueDate }) => issueDate !== null && start >= issueDate,
  },
  {
    name: 'another ends where it starts',
    of: ({ start }, { ends }) => ends.has(start) || ends.has(addDays(start, -1)),
  },
  {
    name: 'another starts where it ends',
    of: ({ end }, { starts }) => starts.has(end) || starts.has(addDays(end, 1)),
  },
  {
    name: 'another a year later',
    of: ({ start }, { starts }) => yearDays.some((days) => starts.has(addDays(start, days))),
  },
  { name: 'the longest', of: (range, { longest }) => lengthOf(range) === longest },
  { name: 'the last to end', of: ({ end }, { lastEnd }) => end === lastEnd },
  {
    name: 'days after its end',
    of: ({ end }, { dates }) => Math.min(many, dates.days.filter((day) => day > end).length),
  },
  {
    name: 'only days',
    of: ({ start, end }, { dates: { days } }) => days.every((day) => day === start || day === end),
  },
  { name: 'lines from the top', of: ({ line }) => Math.min(headLines, line.index) },
  { name: 'sureness of its letters', of: ({ line }) => line.readConfidence },
]

const list = listFeatures(rangePlaces, heardOfDates, printed)

/** What is looked at to tell the period: the same order as the weights. */
export const rangeFeatures = list.names

/** All days of a document that could be its period, with what speaks of them. */
export function describeRanges(dates: PageDates, issueDate: string | null): RangeDescribed[] {
  const all = readPageRanges(dates, issueDate)
  return all.seen.map((range) => ({
    line: range.line,
    start: range.start,
    end: range.end,
    value: valueOf(range),
    features: list.describe(range, all),
  }))
}

function hasDays(range: RangeSeen, counts: ReadonlySet<number> | undefined): boolean {
  const days = lengthOf(range)
  return counts !== undefined && (counts.has(days) || counts.has(days + 1))
}

function beforeIssue({ end }: RangeSeen, issueDate: string | null): number {
  return issueDate === null ? Number.NaN : daysBetween(end, issueDate)
}

function isWithin(days: number, above: number, most: number): boolean {
  return days > above && days <= most
}
