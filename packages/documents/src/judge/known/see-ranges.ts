import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { addDays, isoDate, lastDayOfMonth } from '../../lay-out/values/calendar.ts'
import { isLink } from './is-link.ts'
import type { DateSeen } from './see-dates.ts'
import { type RangeSeen, toSeen } from './range-seen.ts'
import { toRange } from './to-range.ts'
import { seeWrapped } from './see-wrapped.ts'

const mostNext = 4
const mostInColumn = 12
const linesApart = 6
const linesInColumn = 3

/** Every two dates of a document that could bound a period, every month, and rows of ranges taken together. */
export function seeRanges(
  lines: readonly ReadLine[],
  seen: readonly DateSeen[],
  issueDate: string | null,
): RangeSeen[] {
  const printed = seen.flatMap((first, index) => [
    ...seeMonth(first),
    ...seen
      .slice(index + 1, index + 1 + mostInColumn)
      .filter((second, step) => canBound(first, second, step))
      .flatMap((second) => pair(first, second, issueDate)),
  ])
  return [...printed, ...seeWrapped(lines, seen, issueDate), ...joinRows(printed)]
}

function canBound(first: DateSeen, second: DateSeen, step: number): boolean {
  const apart = second.line.index - first.line.index
  if (first.line.page !== second.line.page || apart > linesApart) return false
  return step < mostNext || (overlaps(first, second) && apart <= linesInColumn)
}

function pair(first: DateSeen, second: DateSeen, issueDate: string | null): RangeSeen[] {
  const isLinked =
    first.line === second.line && isLink(first.line.folded.slice(first.date.end, second.date.start))
  const months = isLinked ? toMonths(first, second) : null
  if (months !== null) return [toSeen('months', months, first, second, { isLinked })]
  const forward = toRange(first.date, second.date, issueDate)
  const range = forward ?? toRange(second.date, first.date, issueDate)
  return range === null
    ? []
    : [toSeen('days', range, first, second, { isLinked, isReversed: forward === null })]
}

function seeMonth(seen: DateSeen): RangeSeen[] {
  const month = monthOf(seen)
  return month === null ? [] : [toSeen('month', month, seen, seen)]
}

function toMonths(first: DateSeen, second: DateSeen): { start: string; end: string } | null {
  const [from, to] = [monthOf(first), monthOf(second)]
  return from === null || to === null || from.start >= to.start ? null : { start: from.start, end: to.end }
}

function monthOf({ date: { year, month, day } }: DateSeen): { start: string; end: string } | null {
  if (day !== null || year === null) return null
  const start = isoDate(year, month, 1)
  const end = isoDate(year, month, lastDayOfMonth(year, month))
  return start === null || end === null ? null : { start, end }
}

/** Rows whose ranges follow each other without a gap cover the whole of it, as where a price changed. */
function joinRows(printed: readonly RangeSeen[]): RangeSeen[] {
  const linked = printed.filter(
    ({ form, isLinked, first, second }) => form === 'days' && (isLinked || first.line === second.line),
  )
  const byPage = Map.groupBy(linked, ({ line }) => line.page)
  return [...byPage.values()].flatMap((own) => {
    const byStart = new Map(own.toReversed().map((range) => [range.start, range]))
    const nextOf = ({ end }: RangeSeen) => byStart.get(addDays(end, 1)) ?? byStart.get(end)
    const followers = new Set(own.map(nextOf))
    return [...byStart.values()].flatMap((head) => {
      if (followers.has(head)) return []
      let last = head
      for (let next = nextOf(head); next !== undefined; next = nextOf(next)) last = next
      return last === head
        ? []
        : [toSeen('rows', { start: head.start, end: last.end }, head.first, last.second)]
    })
  })
}
