import { type PageWords, readPageWords } from '../candidates/page-words.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { type Relations, findRelations } from '../relations/find-relations.ts'
import type { Field } from './field.ts'
import { findIssueDate, findIssueDateBeside } from './issue-date.ts'
import { readPageDates } from './page-dates.ts'
import { type DateRange, findPeriod } from './period.ts'
import { type Totals, findTotals } from './totals.ts'

/** When a document was issued and which days it is about. */
export type DatesKnown = { issueDate: Field<string> | null; period: Field<DateRange> | null }

/** What all readers of a document ask: what its words say, what its figures have to do with each other, what it comes to, when it was. */
export type PageKnown = { words: PageWords; relations: Relations; totals: Totals; dates: DatesKnown }

export function knowPage(layout: ReadLayout): PageKnown {
  const words = readPageWords(layout.lines)
  const relations = findRelations(layout.lines)
  const totals = findTotals(layout, words, relations)
  return { words, relations, totals, dates: knowDates(layout, words) }
}

export function knowDates({ lines }: ReadLayout, words: PageWords = readPageWords()): DatesKnown {
  const dates = readPageDates(lines, words)
  const issueDate = findIssueDate(dates)
  const period = findPeriod(dates, issueDate?.value ?? null)
  if (issueDate !== null || period === null) return { issueDate, period }
  return { issueDate: findIssueDateBeside(dates, period.value), period }
}
