import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ActivityDraft } from '../activities/activity-draft.ts'
import type { DocumentRead } from '../analyse/document-read.ts'
import type { PageWords } from '../candidates/page-words.ts'
import { type KindGroup, groupRules } from '../candidates/kind-group.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { Relations } from '../relations/find-relations.ts'
import { type Proposals, matchProposals } from '../roles/proposals.ts'
import { considerLines } from './consider-lines.ts'
import { type Figure, gatherFigures } from './figures.ts'

/** Kinds that are judged figure by figure; the readers of single kinds still have the last word on the others. */
const judgedGroups: readonly KindGroup[] = ['electricity', 'natural-gas', 'water', 'heat']
const judgedKinds: readonly ActivityKind[] = judgedGroups.flatMap((group) => groupRules[group].kinds)

export function isJudged({ kind }: ActivityDraft): boolean {
  return judgedKinds.includes(kind)
}

/** The figures of a document with what speaks for each, and what the readers of single kinds say of them. */
export type FiguresJudged = {
  figures: readonly Figure[]
  relations: Relations
  words: PageWords
  proposals: Proposals
}

export function describeFigures(
  layout: ReadLayout,
  { classified, read }: DocumentRead,
  proposed: readonly ActivityDraft[],
): FiguresJudged {
  const proposals = matchProposals(classified.type, read.activities.filter(isJudged), proposed)
  const { described, relations, words } = considerLines(layout, proposals)
  const figures = gatherFigures(described.filter(({ group }) => judgedGroups.includes(group)))
  return { figures, relations, words, proposals }
}
