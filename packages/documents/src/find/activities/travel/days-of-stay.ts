import { type LabelHit, datesAt, findSaid } from '../../../lay-out/layout/labels.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { daysBetween, isoDate } from '../../../lay-out/values/calendar.ts'
import type { Dated } from './charged-nights.ts'
import { longestStay } from './printed-nights.ts'
import { saysLodging } from './says-lodging.ts'

type StayEnd = 'check-in' | 'check-out'

/** The nights where 01/05 to 01/07 are days of January, not of May and July. */
export function nightsSwapped(arrival: string, departure: string): number | null {
  const [start, end] = [arrival, departure].map((day) => {
    const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
    return isoDate(year, dayOfMonth, month)
  })
  const nights = typeof start === 'string' && typeof end === 'string' ? daysBetween(start, end) : 0
  return nights > 0 && nights <= longestStay ? nights : null
}

/** The date of a label, unless the other label stands between the two. */
export function findDay(lines: readonly ReadLine[], end: StayEnd, other: StayEnd): Dated | null {
  for (const label of labelsOf(lines, end)) {
    const found = datesAt(lines, label).find(
      ({ line, value }) =>
        value.iso !== null &&
        (line !== label.line || !says(line.folded.slice(label.end, value.start), [other])),
    )
    if (found?.value.iso !== undefined && found.value.iso !== null)
      return { line: found.line, day: found.value.iso }
  }
  return null
}

/** What names an end of a stay, the surest first; the first and last day of anything only where the page is a hotel's. */
function labelsOf(lines: readonly ReadLine[], end: StayEnd): LabelHit[] {
  const unsure = saysLodging(lines) ? findSaid(lines, end, 1) : []
  return [...findSaid(lines, end, 3), ...findSaid(lines, end, 2), ...unsure]
}

/** "Arrivo e partenza: 3/8 - 8/8": who stays arrives first and then leaves, who travels leaves first. */
function namesBothEnds({ folded, dates }: ReadLine): boolean {
  const before = findMentions(folded.slice(0, dates[0]?.start))
  const at = (end: StayEnd) => before.find(({ concept }) => concept === end)?.start ?? null
  const [arrival, departure] = [at('check-in'), at('check-out')]
  return arrival !== null && departure !== null && arrival < departure
}

/** "Séjour du 24/03/2025 au 27/03/2025": the two days of one line that names both ends of a stay. */
export function rangeOf(lines: readonly ReadLine[]): { arrival: Dated; departure: Dated } | null {
  for (const line of lines) {
    const [start, end, ...more] = line.dates.flatMap(({ iso }) => iso ?? [])
    if (start === undefined || end === undefined || more.length > 0 || start >= end) continue
    if (namesBothEnds(line)) return { arrival: { line, day: start }, departure: { line, day: end } }
  }
  return null
}
