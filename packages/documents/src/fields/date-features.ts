import type { ReadLine } from '../layout/read-line.ts'
import type { Concept } from '../lexicon/concept.ts'
import type { Mention } from '../lexicon/mention.ts'
import { daysBetween } from '../values/calendar.ts'
import { type Printed, listFeatures } from './feature-list.ts'
import { isLink } from './is-link.ts'
import { type PageDates, ofPaper } from './page-dates.ts'
import { type DateSeen, heardOfDates } from './see-dates.ts'

/** A day that may be the day of issue, as far as its print tells, in numbers. */
export type DayDescribed = { line: ReadLine; value: string; isAmbiguous: boolean; features: Float32Array }

type DaySeen = DateSeen & { iso: string }

const few = 4
const many = 8
const headLines = 40
const titles: readonly Concept[] = [
  'bill',
  'invoice',
  'receipt',
  'statement',
  'quote',
  'report',
  'delivery-note',
  'contract',
  'credit-note',
]
const longestTerm = 45
const longestBill = 70

const printed: readonly Printed<DaySeen, PageDates>[] = [
  { name: 'ambiguous', of: ({ date }) => date.ambiguous },
  { name: 'named month', of: ({ date }) => date.form === 'named' },
  { name: 'only day', of: (_, { days }) => days.length === 1 },
  { name: 'first date', of: ({ index }) => index === 0 },
  { name: 'dates before it on the paper', of: ({ index }) => Math.min(many, index) },
  { name: 'dates on its line', of: ({ line }) => Math.min(few, line.dates.length) },
  { name: 'first on its line', of: ({ line, date }) => line.dates[0] === date },
  { name: 'alone in its cell', of: ({ cell, date }) => cell.text.length - date.raw.length < few },
  { name: 'time beside it', of: ({ line, date }) => hasTimeBeside(line.text, date.start, date.end) },
  { name: 'called a day of issue', of: (seen) => isCalled(seen, 3) },
  { name: 'called a day of order', of: (seen) => isCalled(seen, 2) },
  {
    name: 'bare with its time',
    of: (seen) => !isNamed(seen) && hasTimeBeside(seen.line.text, seen.date.start, seen.date.end),
  },
  { name: 'bare and the only day', of: (seen, { days }) => !isNamed(seen) && days.length === 1 },
  { name: 'bare and first', of: (seen) => !isNamed(seen) && seen.index === 0 },
  ...(
    [
      'flight',
      'train',
      'bus',
      'hotel',
      'ticket',
      'booking',
      'receipt',
      'invoice',
      'bill',
      'use',
      'tariff',
    ] as const
  ).map((concept) => ({
    name: `bare where the paper says ${concept}`,
    of: (seen: DaySeen, { loudnessOf }: PageDates) => (isNamed(seen) ? 0 : loudnessOf(concept)),
  })),
  { name: 'bare', of: (seen) => !isNamed(seen) },
  { name: 'bare and unsure', of: (seen) => (isNamed(seen) ? 0 : 1 - seen.line.readConfidence) },
  {
    name: 'of a paper',
    of: (seen) => seen.said.before.some(({ concept }) => titles.includes(concept)) && !isLinked(seen, 1),
  },
  {
    name: 'bare in words',
    of: (seen) => !isNamed(seen) && /\p{L}{3}/u.test(seen.cell.text.replace(seen.date.raw, '')),
  },
  { name: 'bare in a row of numbers', of: (seen) => !isNamed(seen) && seen.line.numbers.length > 2 },
  {
    name: 'words in its cell',
    of: ({ cell }) => Math.min(many, (cell.text.match(/\p{L}{2,}/gu) ?? []).length),
  },
  {
    name: 'letters on its line',
    of: ({ line }) => Math.min(2, (line.text.match(/\p{L}/gu) ?? []).length / 40),
  },
  {
    name: 'letters right before it',
    of: ({ line, date, cell }) =>
      /\p{L}/u.test(line.text.slice(Math.max(cell.start, date.start - 3), date.start)),
  },
  ...(['due', 'reading-after', 'period', 'reading-before'] as const).flatMap((concept) => [
    {
      name: `${concept} soon after`,
      of: ({ iso }: DaySeen, { calledOf }: PageDates) =>
        calledOf(concept).some((day) => isWithin(daysBetween(iso, day), longestTerm)),
    },
    {
      name: `${concept} not long before`,
      of: ({ iso }: DaySeen, { calledOf }: PageDates) =>
        calledOf(concept).some((day) => isWithin(daysBetween(day, iso), longestTerm)),
    },
    {
      name: `${concept} on the day`,
      of: ({ iso }: DaySeen, { calledOf }: PageDates) => calledOf(concept).includes(iso),
    },
  ]),
  { name: 'after a comma', of: ({ line, date }) => /\p{L}, ?\p{L}{0,3} ?$/u.test(before(line, date.start)) },
  { name: 'numbers on its line', of: ({ line }) => Math.min(many, line.numbers.length) },
  { name: 'printed again', of: ({ iso }, { linesOf }) => Math.min(few, linesOf.get(iso) ?? 1) },
  { name: 'the latest', of: ({ iso }, { days }) => days.at(-1) === iso },
  { name: 'the earliest', of: ({ iso }, { days }) => days[0] === iso },
  { name: 'later days', of: ({ iso }, { days }) => Math.min(many, days.filter((day) => day > iso).length) },
  { name: 'earlier days', of: ({ iso }, { days }) => Math.min(many, days.filter((day) => day < iso).length) },
  {
    name: 'a day soon after',
    of: ({ iso }, { days }) => days.some((day) => isWithin(daysBetween(iso, day), longestTerm)),
  },
  {
    name: 'a day not long before',
    of: ({ iso }, { days }) => days.some((day) => isWithin(daysBetween(day, iso), longestBill)),
  },
  { name: 'linked to the next', of: (seen) => isLinked(seen, 1) },
  { name: 'linked to the one before', of: (seen) => isLinked(seen, -1) },
  {
    name: 'in a column of dates',
    of: ({ left, right, line }, { lines }) => datesInColumn(lines, line, left, right),
  },
  { name: 'lines from the top', of: ({ line }) => Math.min(headLines, line.index) },
  { name: 'in the first lines', of: ({ line }) => line.index < many },
  { name: 'place in the document', of: ({ line }, { lines }) => line.index / lines.length },
  { name: 'page', of: ({ line }) => Math.min(few, line.page) },
  { name: 'on the last page', of: ({ line }, { lastPage }) => line.page === lastPage },
  { name: 'sureness of its letters', of: ({ line }) => line.readConfidence },
  ...ofPaper,
]

const list = listFeatures(['before', 'head'], heardOfDates, printed)

/** What is looked at to tell the day of issue: the same order as the weights. */
export const dateFeatures = list.names

/** Every full date of a document, with what speaks of it. */
export function describeDays(dates: PageDates): DayDescribed[] {
  return dates.seen.flatMap((seen) => {
    const { iso } = seen.date
    return iso === null
      ? []
      : [
          {
            line: seen.line,
            value: iso,
            isAmbiguous: seen.date.ambiguous,
            features: list.describe({ ...seen, iso }, dates),
          },
        ]
  })
}

/** How many of the lines around have a date in the same column. */
export function datesInColumn(
  lines: readonly ReadLine[],
  { index, page }: ReadLine,
  left: number,
  right: number,
): number {
  return [-3, -2, -1, 1, 2, 3].filter((step) => {
    const other = lines[index + step]
    return (
      other?.page === page &&
      other.cells.some(
        (cell) =>
          cell.left < right &&
          left < cell.right &&
          other.dates.some(({ start }) => start >= cell.start && start < cell.end),
      )
    )
  }).length
}

function isWithin(days: number, most: number): boolean {
  return days > 0 && days <= most
}

function before({ text }: ReadLine, start: number): string {
  return text.slice(Math.max(0, start - 12), start)
}

function hasTimeBeside(text: string, start: number, end: number): boolean {
  return /\d{1,2}[:h]\d{2}/.test(`${text.slice(Math.max(0, start - 10), start)} ${text.slice(end, end + 12)}`)
}

function isLinked({ line, date }: DaySeen, step: -1 | 1): boolean {
  const other = line.dates[line.dates.indexOf(date) + step]
  if (other === undefined) return false
  const [first, second] = step === 1 ? [date, other] : [other, date]
  return isLink(line.folded.slice(first.end, second.start))
}

function isNamed(seen: DaySeen): boolean {
  return isCalled(seen, 3) || isCalled(seen, 2)
}

function isCalled({ said }: DaySeen, asked: Mention['strength']): boolean {
  return [...said.before, ...said.head].some(
    ({ concept, strength }) => concept === 'date' && strength === asked,
  )
}
