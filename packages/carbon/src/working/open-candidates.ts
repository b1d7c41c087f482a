import type { Analysis, Candidate } from '../analysis/analysis-schema.ts'
import { standsAgainst } from './open-disputes.ts'

type Read = Pick<Analysis, 'activities' | 'candidates'>

/** The figures that may be a use of which no line stands on the paper: one of them is for a person to choose. */
export function openCandidates({ activities, candidates = [] }: Read): readonly Candidate[] {
  return candidates.filter(
    (candidate) =>
      !activities.some((line) => line.kind === candidate.kind) && !standsAgainst(candidate, activities),
  )
}

/** The figures beside a line of their kind: they may be other parts of the same use. */
export function otherCandidates({ activities, candidates = [] }: Read): readonly Candidate[] {
  return candidates.filter((candidate) =>
    candidate.insteadOf === undefined
      ? activities.some((line) => line.kind === candidate.kind) &&
        !activities.some((line) => line.id === candidate.id)
      : candidate.keptOut === true && standsAgainst(candidate, activities),
  )
}

/** "C1": the name of such a figure on the paper and on the document, the same before and after a choice. */
export function candidateReference({ candidates = [] }: Pick<Analysis, 'candidates'>, id: string): string {
  return `C${candidates.findIndex((candidate) => candidate.id === id) + 1}`
}
