import { type PageWords, readPageWords } from '../candidates/page-words.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import { type Relations, findRelations } from '../relations/find-relations.ts'
import { type Totals, findTotals } from './totals.ts'

/** What all readers of a document ask: what its words say, what its figures have to do with each other, what it comes to. */
export type PageKnown = { words: PageWords; relations: Relations; totals: Totals }

export function knowPage(layout: ReadLayout): PageKnown {
  const words = readPageWords()
  const relations = findRelations(layout.lines)
  return { words, relations, totals: findTotals(layout, words, relations) }
}
