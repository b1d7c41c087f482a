import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import { isLink } from './is-link.ts'
import type { DateSeen } from './see-dates.ts'

const papers = conceptList('papers issued')

/** True for one of the two days of a range: linked to the next date of its line, or to the one before. */
export function isLinkedTo({ line, date }: DateSeen, step: -1 | 1): boolean {
  const other = line.dates[line.dates.indexOf(date) + step]
  if (other === undefined) return false
  const [first, second] = step === 1 ? [date, other] : [other, date]
  return isLink(line.folded.slice(first.end, second.start))
}

/** True where the words beside or over it call it the day of issue (3) or of order (2). */
export function isCalled({ said }: DateSeen, asked: Mention['strength']): boolean {
  return [...said.before, ...said.head].some(
    ({ concept, strength }) => concept === 'date' && strength === asked,
  )
}

export function isNamed(seen: DateSeen): boolean {
  return isCalled(seen, 3) || isCalled(seen, 2)
}

/** "Invoice 4410288 of 30 Jun 2025". */
export function isOfPaper({ said }: DateSeen): boolean {
  return said.before.some(({ concept }) => papers.includes(concept))
}
