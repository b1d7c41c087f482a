import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Said } from './feature-list.ts'
import type { DateSeen } from './see-dates.ts'

export const rangePlaces = ['start', 'start head', 'end', 'end head'] as const

/** How a range is printed: its two days, a month by name, two months, a day that goes on in the next line, rows that follow each other. */
type Form = 'days' | 'month' | 'months' | 'wrapped' | 'rows'

export type RangeSeen = {
  form: Form
  line: ReadLine
  start: string
  end: string
  /** What stands first on the paper and what second; one and the same for a month. */
  first: DateSeen
  second: DateSeen
  isReversed: boolean
  /** A mark or words of a period stand between its days, on one line. */
  isLinked: boolean
  said: Said<(typeof rangePlaces)[number]>
}

/** A range with what is said of its two ends, whichever is printed first. */
export function toSeen(
  form: Form,
  { start, end }: { start: string; end: string },
  first: DateSeen,
  second: DateSeen,
  { isLinked = false, isReversed = false } = {},
): RangeSeen {
  const [from, to] = isReversed ? [second, first] : [first, second]
  const said = {
    start: from.said.before,
    'start head': from.said.head,
    end: to.said.before,
    'end head': to.said.head,
  }
  return { form, line: first.line, start, end, first, second, isReversed, isLinked, said }
}
