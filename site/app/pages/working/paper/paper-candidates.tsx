import type { Analysis, Candidate } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { useId } from 'react'
import type { PaperHands } from './paper-context.ts'

type PaperCandidatesProps = { analysis: Analysis; hands: PaperHands | null }

/** Figures of the document that may be its use: the engine was not sure enough to count one, a person may be. */
export function PaperCandidates({ analysis, hands }: PaperCandidatesProps) {
  const onPaper = new Set(analysis.activities.map(({ id }) => id))
  const open = (analysis.candidates ?? []).filter(({ id }) => !onPaper.has(id))
  return [...Map.groupBy(open, ({ kind }) => kind)].map(([kind, candidates]) => (
    <CandidateChoice key={kind} candidates={candidates} hands={hands} />
  ))
}

function CandidateChoice({
  candidates,
  hands,
}: {
  candidates: readonly Candidate[]
  hands: PaperHands | null
}) {
  const textId = useId()
  const [first] = candidates
  if (first === undefined) return null
  const kind = kindName(first.kind).toLowerCase()
  return (
    <fieldset className="paper-question" aria-describedby={textId}>
      <legend>Which figure is the {kind} used?</legend>
      <p id={textId}>
        These stand on the document, and nothing on it makes one of them sure. None is counted until you
        choose; where the use is printed in parts, choose each.
      </p>
      <ul>
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <button
              type="button"
              disabled={hands === null}
              onClick={() =>
                void hands?.correct([{ type: 'choose', activity: candidate.id, reason: '' }])
              }
            >
              <span>
                <span className="type-figure">{describeAmount(candidate)}</span>
                <span className="text-ink-3">, “{candidate.evidence.text}”</span>
              </span>
              <span className="type-figure">
                <span className="sr-only">comes to </span>
                {formatTonnes(candidate.kgCO2e)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
