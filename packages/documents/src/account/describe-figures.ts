import { type PageWords, readPageWords } from '../candidates/page-words.ts'
import type { KindGroup } from '../candidates/kind-group.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { Relations } from '../relations/find-relations.ts'
import { tallied } from './borne-out.ts'
import { considerLines } from './consider-lines.ts'
import { type Figure, gatherFigures } from './figures.ts'

/** Kinds that are judged figure by figure; readers of single kinds find the others. */
const judgedGroups: readonly KindGroup[] = ['electricity', 'natural-gas', 'water', 'heat']
const meteredGroups = [...judgedGroups, ...tallied]

/** The figures of a document with what speaks for each. */
export type FiguresJudged = { figures: readonly Figure[]; relations: Relations }

export function describeFigures(layout: ReadLayout, words: PageWords = readPageWords()): FiguresJudged {
  const { described, relations } = considerLines(layout, words)
  const figures = gatherFigures(described.filter(({ group }) => meteredGroups.includes(group)))
  return { figures, relations }
}
