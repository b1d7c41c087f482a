import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { daysBetween } from '../../lay-out/values/calendar.ts'
import { type Printed, listFeatures } from './feature-list.ts'
import { isCalled, isLinkedTo, isNamed, isOfPaper } from './date-relations.ts'
import { type PageDates, ofPaper } from './page-dates.ts'
import { type DateSeen, datePlaces, heardOfDates } from './see-dates.ts'

/** A day that may be the day of issue, as far as its print tells, in numbers. */
export type DayDescribed = { line: ReadLine; value: string; isAmbiguous: boolean; features: Float32Array }

type DaySeen = DateSeen & { iso: string }

const few = 4
const many = 8
const headLines = 40
const longestTerm = 45
const longestBill = 70

const printed: readonly Printed<DaySeen, PageDates>[] = [
  { name: 'only day', of: (_, { days }) => days.length === 1 },
  { name: 'first date', of: ({ index }) => index === 0 },
  { name: 'dates before it on the paper', of: ({ index }) => Math.min(many, index) },
  { name: 'dates on its line', of: ({ line }) => Math.min(few, line.dates.length) },
  { name: 'alone in its cell', of: ({ cell, date }) => cell.text.length - date.raw.length < few },
  { name: 'time beside it', of: ({ line, date }) => hasTimeBeside(line.text, date.start, date.end) },
  { name: 'called a day of issue', of: (seen) => isCalled(seen, 3) },
  {
    name: 'the first called so',
    of: (one, { seen }) => isCalled(one, 3) && seen.find((other) => isCalled(other, 3))?.date === one.date,
  },
  {
    name: 'bare, where another is called so',
    of: (one, { seen }) => !isNamed(one) && seen.some((other) => isCalled(other, 3)),
  },
  {
    name: 'bare with its time',
    of: (seen) => !isNamed(seen) && hasTimeBeside(seen.line.text, seen.date.start, seen.date.end),
  },
  { name: 'bare', of: (seen) => !isNamed(seen) },
  { name: 'bare and unsure', of: (seen) => (isNamed(seen) ? 0 : 1 - seen.line.readConfidence) },
  {
    name: 'of a paper',
    of: (seen) => isOfPaper(seen) && !isLinkedTo(seen, 1),
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
  { name: 'linked to the next', of: (seen) => isLinkedTo(seen, 1) },
  { name: 'linked to the one before', of: (seen) => isLinkedTo(seen, -1) },
  { name: 'lines from the top', of: ({ line }) => Math.min(headLines, line.index) },
  { name: 'in the first lines', of: ({ line }) => line.index < many },
  { name: 'sureness of its letters', of: ({ line }) => line.readConfidence },
  ...ofPaper,
]

const list = listFeatures(datePlaces, heardOfDates, printed)

/** What is looked at to tell the day of issue: the same order as the weights. */
export const dateFeatures = list.names

/** Every full date of a document, with what speaks of it. */
export function describeDays(dates: PageDates): DayDescribed[] {
  return dates.seen.flatMap((seen) => {
    const { iso, ambiguous: isAmbiguous } = seen.date
    if (iso === null) return []
    return [{ line: seen.line, value: iso, isAmbiguous, features: list.describe({ ...seen, iso }, dates) }]
  })
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
