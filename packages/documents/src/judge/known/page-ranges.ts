import { daysBetween } from '../../lay-out/values/calendar.ts'
import type { PageDates } from './page-dates.ts'
import type { RangeSeen } from './range-seen.ts'
import { seeRanges } from './see-ranges.ts'

/** The ranges of a document together: where others start and end, and what is printed of days. */
export type PageRanges = {
  seen: readonly RangeSeen[]
  dates: PageDates
  issueDate: string | null
  starts: ReadonlySet<string>
  ends: ReadonlySet<string>
  longest: number
  lastEnd: string
  /** Numbers that are called days, by line. */
  dayCounts: ReadonlyMap<number, ReadonlySet<number>>
  allDayCounts: ReadonlySet<number>
}

const wholeNumber = /^\d{1,3}$/

export function readPageRanges(dates: PageDates, issueDate: string | null): PageRanges {
  const seen = seeRanges(dates.lines, dates.seen, issueDate)
  return { seen, dates, issueDate, ...measureAll(seen), ...countDays(dates) }
}

function measureAll(seen: readonly RangeSeen[]): Pick<PageRanges, 'starts' | 'ends' | 'longest' | 'lastEnd'> {
  const sure = seen.filter(({ isLinked }) => isLinked)
  return {
    starts: new Set(sure.map(({ start }) => start)),
    ends: new Set(sure.map(({ end }) => end)),
    longest: sure.reduce((most, range) => Math.max(most, lengthOf(range)), 0),
    lastEnd: sure.reduce((last, { end }) => (end > last ? end : last), ''),
  }
}

/** Whole numbers on a line that speaks of days, and on the line under it. */
function countDays({ lines, words }: PageDates): Pick<PageRanges, 'dayCounts' | 'allDayCounts'> {
  const dayCounts = new Map<number, Set<number>>()
  for (const line of lines) {
    if (!words.of(line).some(({ concept }) => concept === 'days')) continue
    for (const { index, numbers } of lines.slice(line.index, line.index + 2)) {
      const counts = numbers.flatMap(({ value }) => (wholeNumber.test(value) ? Number(value) : []))
      dayCounts.set(index, new Set([...(dayCounts.get(index) ?? []), ...counts]))
    }
  }
  return { dayCounts, allDayCounts: new Set([...dayCounts.values()].flatMap((counts) => [...counts])) }
}

export function lengthOf({ start, end }: RangeSeen): number {
  return daysBetween(start, end)
}

export function valueOf({ start, end }: RangeSeen): string {
  return `${start}..${end}`
}
