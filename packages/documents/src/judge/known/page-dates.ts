import { readDocumentWords } from '../candidates/document-words.ts'
import type { PageWords } from '../candidates/page-words.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Printed } from './feature-list.ts'
import { type DateSeen, seeDates } from './see-dates.ts'

/** The dates of a document together, and how loudly it says what it is. */
export type PageDates = {
  lines: readonly ReadLine[]
  words: PageWords
  seen: readonly DateSeen[]
  /** The full dates, each once, from the earliest. */
  days: readonly string[]
  /** The days that the words beside or over them call so. */
  calledOf: (concept: Concept) => readonly string[]
  loudnessOf: (concept: Concept) => number
}

const told = conceptList('dated papers')

/** What the paper says of itself, which speaks for or against any value of it. */
export const ofPaper: readonly Printed<unknown, PageDates>[] = told.map((concept) => ({
  name: `the paper says ${concept}`,
  of: (_, { loudnessOf }) => loudnessOf(concept),
}))

export function readPageDates(lines: readonly ReadLine[], words: PageWords): PageDates {
  const seen = seeDates(lines, words)
  const said = readDocumentWords(lines, words)
  const known = new Map(told.map((concept) => [concept, Math.log1p(said.weightOf([concept]))]))
  const called = Map.groupBy(seen.flatMap(conceptsOfDay), ({ concept }) => concept)
  return {
    lines,
    words,
    seen,
    days: [...new Set(seen.flatMap(({ date: { iso } }) => iso ?? []))].toSorted(),
    calledOf: (concept) => called.get(concept)?.map(({ day }) => day) ?? [],
    loudnessOf: (concept) => known.get(concept) ?? 0,
  }
}

function conceptsOfDay({ date: { iso }, said }: DateSeen): { concept: Concept; day: string }[] {
  if (iso === null) return []
  const clear = [...said.before, ...said.head].filter(({ strength }) => strength > 1)
  return clear.map(({ concept }) => ({ concept, day: iso }))
}
