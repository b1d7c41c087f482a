import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { type DateToken, findDates } from '../../lay-out/values/date-text.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { isLink } from './is-link.ts'
import type { DateSeen } from './see-dates.ts'
import { type RangeSeen, toSeen } from './range-seen.ts'
import { toRange } from './to-range.ts'

// What of its second date a line may end with: "11", "11 Aug".
const begun = /(?<!\d)\d{1,2}\.?(?: \p{L}{3,9})?\s*$/u

/** "Billing period 1 May 2025 to" with "31 May 2025" on the next line of its cell, or parted within a date. */
export function seeWrapped(
  lines: readonly ReadLine[],
  seen: readonly DateSeen[],
  issueDate: string | null,
): RangeSeen[] {
  return seen.flatMap((first) => {
    const rest = wrappedRest(lines, first)
    if (rest === null) return []
    const joined = `${first.line.text.slice(first.date.start, first.cell.end)} ${rest}`
    const [opening, closing] = findDates(joined, null).filter(({ day }) => day !== null)
    if (opening === undefined || closing === undefined) return []
    if (!isLink(foldText(joined.slice(opening.end, closing.start)))) return []
    // A whole date was read on its line already, in the page's own order of day and month.
    const known = [...first.line.dates, ...(lines[first.line.index + 1]?.dates ?? [])]
    const own = (date: DateToken) => known.find(({ raw }) => raw === date.raw) ?? date
    const range = toRange(own(opening), own(closing), issueDate)
    return range === null ? [] : [toSeen('wrapped', range, first, first, { isLinked: true })]
  })
}

/** The cell that goes on with a range left open: under it in its column, or the start of the next line. */
function wrappedRest(lines: readonly ReadLine[], { line, cell, date }: DateSeen): string | null {
  const after = foldText(cell.text.slice(date.end - cell.start))
  const link = after.replace(begun, '')
  if (after.trim() === '' || link.trim() === '' || !isLink(link)) return null
  const below = lines[line.index + 1]
  if (below === undefined || below.page !== line.page) return null
  return (below.cells.find((each) => overlaps(each, cell)) ?? below.cells[0])?.text ?? null
}
