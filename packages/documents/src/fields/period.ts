import type { LayoutCell } from '../layout/layout-line.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { ReadLine } from '../layout/read-line.ts'
import { says } from '../lexicon/says.ts'
import { isoDate, lastDayOfMonth } from '../values/calendar.ts'
import { type DateToken, findDates } from '../values/date-text.ts'
import { foldText } from '../values/plain-text.ts'
import { type Field, fieldOn } from './field.ts'
import { toOrderedRange, toRange } from './to-range.ts'

export type DateRange = { start: string | null; end: string | null }

type RangeFound = Field<DateRange> & { score: number }

// The words that part the days of a range are hints of a period in the lexicon ("to", "bis", "au"), "and" is none.
const onlyMarks = /^[\s–—→>|:-]*$/
const mostLinkWords = 3

function saysPeriod(folded: string): boolean {
  return (
    says(folded, ['period', 'use', 'reading', 'reading-before', 'reading-after']) ||
    /\bvalid|gultig|(?:charges|service|supply|usage|billing) (?:from|for|dates?)\b/.test(folded)
  )
}

function namesPeriod(folded: string): boolean {
  return says(folded, ['period'], 3)
}

/** Terms, promises and last year's bill have days of their own. */
function saysOtherRange(folded: string): boolean {
  return (
    says(folded, ['contract', 'comparison', 'history', 'quote', 'tariff'], 3) ||
    /subscri|abonnement|offer|promo|\bfixed\b|plan ends|discount|effective|dispute|\bgst\b/.test(folded)
  )
}

function isLink(between: string): boolean {
  if (onlyMarks.test(between)) return true
  const words = between.match(/\p{L}+/gu) ?? []
  return words.length <= mostLinkWords && !/\d/.test(between) && says(between, ['period'], 1)
}

// "1 May 2025 to", or within its second date: "12 May 25 – 11", "12 May 25 – 11 Aug".
const openRange =
  /\d\W*(?:[-–—→]|\bto\b|\btill?\b|\buntil\b|\bthrough\b|\bbis\b|\bau\b|\bal\b|\bhasta\b|\btot\b|t\/m)\s*(?:\d{1,2}\.?(?: \p{L}{3,9})?)?\s*$/u
const startLabel =
  /\b(?:from|start(?:s|ing)?|begin(?:s|ning)?|commenc\w+|(?:opening|previous|last|prior) read\w*|von|desde|dal)(?: date)?\W*$/
const endLabel =
  /\b(?:to|ends?|ending|until|through|(?:closing|current|this|present) read\w*|bis|hasta|al)(?: date)?\W*$/
const bothEnds =
  /\bfrom\b.*\bto\b|\bstart\b.*\bend\b|\bbegin.*\bend|(?:previous|prior|last) (?:date|read).*(?:current|present|this) (?:date|read)/
const wordsAround = 45
const longestLabel = 24

/** The period that a bill covers: a labelled range first, then reading dates, then a named month. */
export function findPeriod(layout: ReadLayout, issueDate: string | null): Field<DateRange> | null {
  const ranges = [
    ...rangesOnLines(layout, issueDate),
    ...rangesOverLines(layout, issueDate),
    ...rangesInColumns(layout, issueDate),
    ...labelledEnds(layout, issueDate),
  ]
  const [best] = ranges.sort((a, b) => b.score - a.score || a.line.index - b.line.index)
  if (best !== undefined && best.score > 0) return best
  return namedMonth(layout)
}

function rangesOnLines({ lines }: ReadLayout, issueDate: string | null): RangeFound[] {
  return lines.flatMap((line) =>
    line.dates.slice(0, -1).flatMap((first, index) => {
      const second = line.dates[index + 1]
      if (second === undefined) return []
      const between = line.folded.slice(first.end, second.start)
      if (!isLink(between)) return []
      const range = toRange(first, second, issueDate)
      if (range === null) return []
      const context = contextOf(lines, line)
      return [
        foundIn(
          line,
          range,
          scoreOf(context, line.folded, lines[line.index - 1]?.folded ?? '', nearby(line, first, second)) +
            (between.trim() === '' ? 0 : 2),
        ),
      ]
    }),
  )
}

/** "Billing period 1 May 2025 to" with "31 May 2025" on the next line of its cell, or parted within a date. */
function rangesOverLines({ lines }: ReadLayout, issueDate: string | null): RangeFound[] {
  return lines.flatMap((line) => {
    const cell = line.cells.findLast(({ start, end }) =>
      line.dates.some((date) => date.start >= start && date.end <= end),
    )
    const rest = cell === undefined ? null : wrappedRest(lines, line, cell)
    if (cell === undefined || rest === null) return []
    const joined = `${cell.text} ${rest}`
    const [first, second] = findDates(joined, null).filter(({ day }) => day !== null)
    if (first === undefined || second === undefined) return []
    if (!isLink(foldText(joined.slice(first.end, second.start)))) return []
    // A whole date was read on its line already, in the page's own order of day and month.
    const known = [...line.dates, ...(lines[line.index + 1]?.dates ?? [])]
    const own = (date: DateToken) => known.find(({ raw }) => raw === date.raw) ?? date
    const range = toRange(own(first), own(second), issueDate)
    return range === null ? [] : [foundIn(line, range, scoreOf(contextOf(lines, line), line.folded, '') + 2)]
  })
}

/** The cell that goes on with a range left open: under it in its column, or the start of the next line. */
function wrappedRest(lines: readonly ReadLine[], line: ReadLine, cell: LayoutCell): string | null {
  if (!openRange.test(foldText(cell.text))) return null
  const below = lines[line.index + 1]
  if (below === undefined || below.page !== line.page) return null
  const under = below.cells.find(({ left, right }) => left < cell.right && cell.left < right)
  return under?.text ?? below.cells[0]?.text ?? null
}

/** Words that may name the range: its own line, and what stands close above it. */
function contextOf(lines: readonly ReadLine[], line: ReadLine): string {
  const above = [1, 2].map((step) => lines[line.index - step]?.folded ?? '')
  return `${line.folded} | ${above.join(' | ')}`
}

/** The words around a range; a line may go on to tell of last year. */
function nearby({ folded }: ReadLine, { start }: DateToken, { end }: DateToken): string {
  return folded.slice(Math.max(0, start - wordsAround), end + wordsAround)
}

function scoreOf(context: string, own: string, above: string, near = own): number {
  let score = 0
  if (namesPeriod(own)) score += 6
  else if (namesPeriod(context)) score += 5
  else if (saysPeriod(own)) score += 4
  else if (saysPeriod(context)) score += 3
  if (/kwh|therm|m3|\bmj\b/.test(own) || says(own, ['use'], 3)) score += 1
  if (saysOtherRange(near)) score -= 5
  else if (saysOtherRange(above) && !saysPeriod(own)) score -= 4
  return score
}

/** Two reading dates: under one header, or in two columns named previous and current. */
function rangesInColumns({ lines }: ReadLayout, issueDate: string | null): RangeFound[] {
  const found: RangeFound[] = []
  for (const line of lines) {
    for (const date of line.dates) {
      for (let step = 1; step <= 2; step++) {
        const below = lines[line.index + step]
        if (below === undefined || below.page !== line.page) break
        const other = below.dates.find((candidate) => Math.abs(candidate.start - date.start) <= 3)
        const range = other === undefined ? null : toOrderedRange(date, other, issueDate)
        if (range === null) continue
        const context = [1, 2, 3].map((up) => lines[line.index - up]?.folded ?? '').join(' | ')
        const isReading = says(`${context} ${line.folded}`, [
          'reading',
          'reading-before',
          'reading-after',
          'period',
        ])
        if (isReading) found.push(foundIn(line, range, 2 + (namesPeriod(context) ? 2 : 0)))
      }
    }
    const dates = line.dates.filter(({ day }) => day !== null)
    const [first, second] = dates
    if (dates.length === 2 && first !== undefined && second !== undefined) {
      const range = toOrderedRange(first, second, issueDate)
      const context = [0, 1, 2, 3].map((up) => lines[line.index - up]?.folded ?? '').join(' | ')
      if (
        range !== null &&
        (/reading date|read date|previous reading|prior read|last read|current read|meter read/.test(
          context,
        ) ||
          isUnderEnds(lines, line))
      ) {
        found.push(foundIn(line, range, 3))
      }
    }
  }
  return found
}

/** A line of titles such as "Service from | Service to" stands close above. */
function isUnderEnds(lines: ReadLayout['lines'], line: ReadLine): boolean {
  return [1, 2, 3].some((up) => {
    const above = lines[line.index - up]
    return above !== undefined && above.numbers.length === 0 && bothEnds.test(above.folded)
  })
}

/** "Service from 1 May 2025" with "Service to 31 May 2025" on one of the next lines. */
function labelledEnds({ lines }: ReadLayout, issueDate: string | null): RangeFound[] {
  return lines.flatMap((line) => {
    const labelled = (label: RegExp) =>
      line.dates.find(({ start }) => label.test(line.folded.slice(Math.max(0, start - longestLabel), start)))
    const [start, end] = [labelled(startLabel), labelled(endLabel)]
    const own =
      start === undefined || end === undefined || start === end ? null : toRange(start, end, issueDate)
    if (own !== null) return [foundIn(line, own, scoreOf(contextOf(lines, line), line.folded, '') + 2)]
    const [first] = line.dates
    if (first === undefined || line.dates.length > 1 || !startLabel.test(line.folded.slice(0, first.start)))
      return []
    return [1, 2, 3].flatMap((step) => {
      const below = lines[line.index + step]
      const [last] = below?.dates ?? []
      if (below === undefined || below.page !== line.page || last === undefined || below.dates.length > 1)
        return []
      const range = endLabel.test(below.folded.slice(0, last.start)) ? toRange(first, last, issueDate) : null
      return range === null
        ? []
        : [foundIn(line, range, scoreOf(contextOf(lines, line), line.folded, '') + 2)]
    })
  })
}

function namedMonth({ lines }: ReadLayout): Field<DateRange> | null {
  for (const line of lines) {
    const month = line.dates.find(({ day, year }) => day === null && year !== null)
    if (month?.year === undefined || month.year === null) continue
    if (!says(line.folded, ['period', 'bill'])) continue
    const start = isoDate(month.year, month.month, 1)
    const end = isoDate(month.year, month.month, lastDayOfMonth(month.year, month.month))
    return fieldOn(line, { start, end }, 0.7)
  }
  return null
}

function foundIn(line: ReadLine, range: DateRange, score: number): RangeFound {
  return { ...fieldOn(line, range, Math.min(0.95, 0.55 + score * 0.06)), score }
}
