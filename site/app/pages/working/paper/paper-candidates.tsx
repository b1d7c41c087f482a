import type { Analysis, Candidate } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { decimal, plus } from '@doublerule/carbon/decimal.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { openCandidates, otherCandidates } from '@doublerule/carbon/working/open-candidates.ts'
import { hasPlace } from '@doublerule/carbon/working/paper-standing.ts'
import { useId } from 'react'
import { candidateTexts } from '#shared/candidate-texts.ts'
import type { ForeseenTotal } from '../desk/foresee-totals.ts'
import { type CandidatesProps, CandidateRow } from './candidate-row.tsx'

type CandidateListProps = CandidatesProps & { candidates: readonly Candidate[] }

/** Figures of the document that may be its use: the engine was not sure enough to count one, a person may be. */
export function PaperCandidates(props: CandidatesProps) {
  const { analysis } = props
  const others = otherCandidates(analysis)
  return (
    <>
      {[...Map.groupBy(openCandidates(analysis), ({ kind }) => kind)].map(([kind, candidates]) => (
        <CandidateChoice key={kind} candidates={candidates} {...props} />
      ))}
      {others.length > 0 && (
        <details className="paper-others screen-only">
          <summary>{candidateTexts.others}</summary>
          <CandidateList candidates={others} {...props} />
        </details>
      )}
    </>
  )
}

function CandidateChoice(props: CandidateListProps) {
  const textId = useId()
  const [first] = props.candidates
  if (first === undefined) return null
  // Which fuel it is, the question does not say.
  const kind = first.kind === 'fuel' ? 'fuel' : kindName(first.kind).toLowerCase()
  return (
    <fieldset className="paper-question" aria-describedby={textId}>
      <legend>{candidateTexts.whichIsUsed(kind)}</legend>
      <p id={textId}>{candidateTexts.noneSure}</p>
      <CandidateList {...props} />
    </fieldset>
  )
}

function CandidateList({ candidates, ...props }: CandidateListProps) {
  return (
    <ul className="paper-candidates">
      {candidates.map((candidate) => (
        <CandidateRow
          key={candidate.id}
          candidate={candidate}
          answer={[{ type: 'choose', activity: candidate.id, reason: '' }]}
          total={totalWith(candidate, props.analysis)}
          {...props}
        />
      ))}
    </ul>
  )
}

/** Without a place there is no factor, and so no total yet. */
function totalWith({ kgCO2e }: Candidate, analysis: Analysis): ForeseenTotal {
  const { totals } = analysis
  return !hasPlace(analysis) && Number(kgCO2e) === 0
    ? 'uncounted'
    : plus(decimal(totals.kgCO2e), decimal(kgCO2e))
}
