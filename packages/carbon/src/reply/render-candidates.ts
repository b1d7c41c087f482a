import { formatKg, groupDigits } from '../format-mass.ts'
import { describeUse } from '../working/describe-amount.ts'
import { openCandidates } from '../working/open-candidates.ts'
import { openDisputes } from '../working/open-disputes.ts'
import type { Analysis, Candidate } from '../analysis/analysis-schema.ts'
import { countedKg } from '../analysis/counted-kg.ts'
import { clipText } from '../analysis/plain-text.ts'

/** Figures that nothing makes sure: none is counted, and a person chooses on the working paper. */
export function renderCandidates(analysis: Analysis): string[] {
  const candidates = openCandidates(analysis)
  if (candidates.length === 0) return []
  return [
    '',
    '**Which figure was used?** None of these is sure, so none is counted. Open the working paper to choose.',
    ...candidates.map(describeCandidate),
  ]
}

/** Two readers found different figures: what is counted is the engine's, and a person says which it is. */
export function renderDisputes(analysis: Analysis): string[] {
  return openDisputes(analysis).flatMap(({ candidate, instead }) => [
    '',
    instead.length === 0
      ? '**Was this used as well?** Open the working paper to choose.'
      : '**Which of these was used?** Two readers differ. Open the working paper to choose.',
    ...instead.map((line) => `- ${describeUse(line)}: ${formatKg(countedKg(line))}`),
    `${describeCandidate(candidate)}: ${formatKg(candidate.kgCO2e)}`,
  ])
}

function describeCandidate({ kind, quantity, unit, evidence }: Candidate): string {
  return `- ${groupDigits(quantity)} ${unit ?? ''} of ${kind.replace('-', ' ')}: “${clipText(evidence.text, 80)}”`
}
