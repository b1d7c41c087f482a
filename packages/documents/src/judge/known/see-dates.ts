import { findColumnTitle } from '../candidates/column-titles.ts'
import type { PageWords } from '../candidates/page-words.ts'
import { positionAt } from '../../lay-out/layout/labels.ts'
import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { isName } from '../../lay-out/layout/row-label.ts'
import { type Concept, spokenConcepts } from '../../lay-out/lexicon/concept.ts'
import type { DateToken } from '../../lay-out/values/date-text.ts'
import { findNumericMonths } from '../../lay-out/values/month-text.ts'
import type { Heard, Said } from './feature-list.ts'

export const datePlaces = ['before', 'head'] as const

/** A date on its page, and what is said of it. */
export type DateSeen = {
  line: ReadLine
  date: DateToken
  cell: LayoutCell
  left: number
  right: number
  /** Place among the dates of the document. */
  index: number
  said: Said<(typeof datePlaces)[number]>
}

// A line with more dates is a row of a calendar.
const mostOnLine = 24
const mostDates = 600
const longestLabel = 40

// How strongly one of these is named says which it is: a day of issue, of order, or any date.
const graded: readonly Concept[] = ['date', 'period', 'due', 'reading-before', 'reading-after']
/** What is listened to beside a date. */
export const heardOfDates: readonly Heard[] = spokenConcepts.flatMap((concept): Heard[] =>
  graded.includes(concept) ? ([1, 2, 3] as const).map((only) => ({ concept, only })) : [{ concept }],
)

/** The dates and months of a document with what is said of each. */
export function seeDates(lines: readonly ReadLine[], words: PageWords): DateSeen[] {
  return lines
    .filter(({ dates }) => dates.length <= mostOnLine)
    .flatMap((line) => datesOf(line).map((date) => ({ line, date })))
    .slice(0, mostDates)
    .flatMap(({ line, date }, index): DateSeen[] => {
      const cell = line.cells.find(({ start, end }) => date.start >= start && date.start < end)
      if (cell === undefined) return []
      const extent = { left: positionAt(line, date.start), right: positionAt(line, date.end) }
      return [
        { line, date, cell, ...extent, index, said: hearOf(lines, line, date, { cell, ...extent }, words) },
      ]
    })
}

function datesOf({ dates, text }: ReadLine): readonly DateToken[] {
  const months = findNumericMonths(text).filter(({ start, end }) =>
    dates.every((date) => end <= date.start || date.end <= start),
  )
  return months.length === 0 ? dates : [...dates, ...months].toSorted((a, b) => a.start - b.start)
}

function hearOf(
  lines: readonly ReadLine[],
  line: ReadLine,
  date: DateToken,
  { cell, left, right }: Pick<DateSeen, 'cell' | 'left' | 'right'>,
  words: PageWords,
): DateSeen['said'] {
  const previous = line.dates.findLast(({ end }) => end <= date.start)
  const from = Math.max(cell.start, previous?.end ?? 0, date.start - longestLabel)
  const label = line.cells.findLast(({ end, text }) => end <= cell.start && isName(text))
  const isOwn = label !== undefined && (previous === undefined || label.start >= previous.end)
  return {
    before: [
      ...words.within(line, from, date.start),
      ...(isOwn ? words.within(line, label.start, label.end) : []),
    ],
    head: words.ofText(findColumnTitle(lines, line, cell, { left, right }).text),
  }
}
