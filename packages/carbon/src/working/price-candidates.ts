import type { Candidate } from '../analysis/analysis-schema.ts'
import type { WorkOutContext } from '../work-out/choice.ts'
import { sumTotals } from '../work-out/sum-totals.ts'
import { draftOfChosen } from './draft-line.ts'
import { workDraft } from './work-draft.ts'

const notMade = { correction: '', text: '', reason: '' }

/** What the figures to choose among come to, at the place and in the time that the preparer has set. */
export function priceCandidates(candidates: readonly Candidate[], context: WorkOutContext): Candidate[] {
  return candidates.map((candidate) => {
    const worked = workDraft(draftOfChosen(candidate, notMade), context, null)
    return worked.ok ? { ...candidate, kgCO2e: sumTotals([worked.value.activity]).kgCO2e } : candidate
  })
}
