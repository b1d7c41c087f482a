import { readDocumentWords } from '../candidates/document-words.ts'
import type { PageWords } from '../candidates/page-words.ts'
import type { ReadLine } from '../layout/read-line.ts'
import type { Concept } from '../lexicon/concept.ts'
import type { Printed } from './feature-list.ts'
import { type DateSeen, seeDates } from './see-dates.ts'

/** The dates of a document together, and how loudly it says what it is. */
export type PageDates = {
  lines: readonly ReadLine[]
  words: PageWords
  seen: readonly DateSeen[]
  /** The full dates, each once, from the earliest. */
  days: readonly string[]
  linesOf: ReadonlyMap<string, number>
  lastPage: number
  /** The days that the words beside or over them call so. */
  calledOf: (concept: Concept) => readonly string[]
  loudnessOf: (concept: Concept) => number
}

const told: readonly Concept[] = [
  'bill',
  'invoice',
  'receipt',
  'tariff',
  'use',
  'ticket',
  'booking',
  'flight',
  'train',
  'hotel',
]

/** What the paper says of itself, which speaks for or against any value of it. */
export const ofPaper: readonly Printed<unknown, PageDates>[] = told.map((concept) => ({
  name: `the paper says ${concept}`,
  of: (_, { loudnessOf }) => loudnessOf(concept),
}))

export function readPageDates(lines: readonly ReadLine[], words: PageWords): PageDates {
  const seen = seeDates(lines, words)
  const full = seen.flatMap(({ date: { iso }, line }) => (iso === null ? [] : [{ iso, line }]))
  const byDay = Map.groupBy(full, ({ iso }) => iso)
  const said = readDocumentWords(lines, words)
  const known = new Map(told.map((concept) => [concept, Math.log1p(said.weightOf([concept]))]))
  const called = new Map<Concept, Set<string>>()
  for (const {
    date,
    said: { before, head },
  } of seen)
    for (const { concept, strength } of date.iso === null ? [] : [...before, ...head])
      if (strength > 1) called.set(concept, (called.get(concept) ?? new Set()).add(date.iso ?? ''))
  return {
    lines,
    words,
    seen,
    days: [...byDay.keys()].toSorted(),
    linesOf: new Map([...byDay].map(([day, all]) => [day, new Set(all.map(({ line }) => line)).size])),
    lastPage: lines.at(-1)?.page ?? 1,
    calledOf: (concept) => [...(called.get(concept) ?? [])],
    loudnessOf: (concept) => known.get(concept) ?? 0,
  }
}
