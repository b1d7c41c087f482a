import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import type { ActivityDraft } from '../activities/activity-draft.ts'
import type { Candidate } from '../candidates/candidate.ts'
import { type KindGroup, groupRules } from '../candidates/kind-group.ts'
import { evidenceOf } from '../layout/evidence.ts'
import { type Paper, paperOf } from '../classify/paper.ts'
import type { Proposal } from './feature.ts'

/** What the readers of single kinds make of a document. */
export type Proposals = {
  paper: Paper
  of: (candidate: Candidate, group: KindGroup) => Proposal
  /** The line as a reader of single kinds draws it up; undefined where none does. */
  draftOf: (candidate: Candidate, group: KindGroup) => ActivityDraft | undefined
}

/** Finds the candidates among the lines that the readers drew up: same kind, same figure, same line. */
export function matchProposals(
  type: DocumentType,
  chosen: readonly ActivityDraft[],
  proposed: readonly ActivityDraft[],
): Proposals {
  const chosenByKey = keyAll(chosen)
  const proposedByKey = keyAll([...proposed, ...chosen])
  const find = (drafts: ReadonlyMap<string, ActivityDraft>, candidate: Candidate, group: KindGroup) =>
    groupRules[group].kinds.map((kind) => drafts.get(keyOf(candidate, kind))).find((draft) => draft)
  return {
    paper: paperOf[type],
    of: (candidate, group) => {
      const isChosen = find(chosenByKey, candidate, group) !== undefined
      const { kinds } = groupRules[group]
      return {
        isChosen,
        isProposed: find(proposedByKey, candidate, group) !== undefined,
        othersChosen: chosen.filter(({ kind }) => kinds.includes(kind)).length - Number(isChosen),
      }
    },
    draftOf: (candidate, group) =>
      find(chosenByKey, candidate, group) ?? find(proposedByKey, candidate, group),
  }
}

function keyAll(drafts: readonly ActivityDraft[]): Map<string, ActivityDraft> {
  return new Map(
    drafts.map((draft) => [
      JSON.stringify([draft.kind, Big(draft.quantity).abs().toFixed(), draft.evidence.text]),
      draft,
    ]),
  )
}

function keyOf({ line, number }: Candidate, kind: ActivityKind): string {
  return JSON.stringify([kind, Big(number.value).abs().toFixed(), evidenceOf(line).text])
}
