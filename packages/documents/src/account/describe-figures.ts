import type { PageWords } from '../candidates/page-words.ts'
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
export type FiguresJudged = { figures: readonly Figure[]; relations: Relations; words: PageWords }

export function describeFigures(layout: ReadLayout): FiguresJudged {
  const { described, relations, words } = considerLines(layout)
  const figures = gatherFigures(described.filter(({ group }) => meteredGroups.includes(group)))
  return { figures, relations, words }
}
