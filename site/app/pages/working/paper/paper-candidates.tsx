import type { Analysis, Candidate } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { openCandidates, otherCandidates } from '@doublerule/carbon/working/open-candidates.ts'
import { useId } from 'react'
import type { PaperHands } from './paper-context.ts'

type PaperCandidatesProps = { analysis: Analysis; hands: PaperHands | null }
type CandidateListProps = { candidates: readonly Candidate[]; hands: PaperHands | null }

/** Figures of the document that may be its use: the engine was not sure enough to count one, a person may be. */
export function PaperCandidates({ analysis, hands }: PaperCandidatesProps) {
  const others = otherCandidates(analysis)
  return (
    <>
      {[...Map.groupBy(openCandidates(analysis), ({ kind }) => kind)].map(([kind, candidates]) => (
        <CandidateChoice key={kind} candidates={candidates} hands={hands} />
      ))}
      {others.length > 0 && hands !== null && (
        <details className="paper-others screen-only">
          <summary>Figures beside it that may be part of the use</summary>
          <CandidateList candidates={others} hands={hands} />
        </details>
      )}
    </>
  )
}

function CandidateChoice({ candidates, hands }: CandidateListProps) {
  const textId = useId()
  const [first] = candidates
  if (first === undefined) return null
  const kind = kindName(first.kind).toLowerCase()
  return (
    <fieldset className="paper-question" aria-describedby={textId}>
      <legend>Which figure is the {kind} used?</legend>
      <p id={textId}>
        These stand on the document, and nothing on it makes one of them sure. None is counted until you
        choose.
      </p>
      <CandidateList candidates={candidates} hands={hands} />
    </fieldset>
  )
}

function CandidateList({ candidates, hands }: CandidateListProps) {
  return (
    <ul className="paper-candidates">
      {candidates.map((candidate) => (
        <li key={candidate.id}>
          <button
            type="button"
            disabled={hands === null}
            onClick={() => void hands?.correct([{ type: 'choose', activity: candidate.id, reason: '' }])}
          >
            <span>
              <span className="type-figure">{describeAmount(candidate)}</span>
              <span className="text-ink-3">, “{candidate.evidence.text}”</span>
            </span>
            <span className="type-figure">
              <span className="paper-comes-to">comes to </span>
              {formatTonnes(candidate.kgCO2e)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
