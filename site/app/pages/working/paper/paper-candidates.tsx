import type { Analysis, Candidate } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { decimal, plus } from '@doublerule/carbon/decimal.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import {
  candidateReference,
  openCandidates,
  otherCandidates,
} from '@doublerule/carbon/working/open-candidates.ts'
import { hasPlace } from '@doublerule/carbon/working/paper-standing.ts'
import { useId } from 'react'
import type { ForeseenTotal } from '../desk/foresee-totals.ts'
import { OptionTotal } from './option-total.tsx'
import type { PaperHands, PaperPointers } from './paper-context.ts'

type PaperCandidatesProps = { analysis: Analysis; hands: PaperHands | null; pointers: PaperPointers }
type CandidateListProps = PaperCandidatesProps & { candidates: readonly Candidate[] }

/** Figures of the document that may be its use: the engine was not sure enough to count one, a person may be. */
export function PaperCandidates(props: PaperCandidatesProps) {
  const { analysis } = props
  const others = otherCandidates(analysis)
  return (
    <>
      {[...Map.groupBy(openCandidates(analysis), ({ kind }) => kind)].map(([kind, candidates]) => (
        <CandidateChoice key={kind} candidates={candidates} {...props} />
      ))}
      {others.length > 0 && (
        <details className="paper-others screen-only">
          <summary>Figures beside it that may be part of the use</summary>
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
      <legend>Which figure is the {kind} used?</legend>
      <p id={textId}>
        These stand on the document, and nothing on it makes one of them sure. None is counted until you
        choose.
      </p>
      <CandidateList {...props} />
    </fieldset>
  )
}

function CandidateList({ candidates, ...props }: CandidateListProps) {
  return (
    <ul className="paper-candidates">
      {candidates.map((candidate) => (
        <CandidateRow key={candidate.id} candidate={candidate} {...props} />
      ))}
    </ul>
  )
}

/** Its name leads to its place on the document, as that of the mark leads here; the figure itself is the answer. */
function CandidateRow({
  candidate,
  analysis,
  hands,
  pointers,
}: PaperCandidatesProps & { candidate: Candidate }) {
  const { id, evidence } = candidate
  const reference = candidateReference(analysis, id)
  const { active, onPoint, onTrace } = pointers
  const focus = { onFocus: () => onPoint(reference), onBlur: () => onPoint(null) }
  return (
    <li
      data-active={active === reference}
      onPointerEnter={() => onPoint(reference)}
      onPointerLeave={() => onPoint(null)}
    >
      <button
        type="button"
        id={`entry-${reference}`}
        className="row-mark screen-only"
        data-standing="open"
        aria-label={`${reference}: ${describeAmount(candidate)}, show on the document`}
        onClick={() => onTrace(reference)}
        {...focus}
      >
        {reference}
      </button>
      <button
        type="button"
        className="paper-option"
        disabled={hands === null}
        onClick={() => void hands?.correct([{ type: 'choose', activity: id, reason: '' }])}
        {...focus}
      >
        <span>
          <span className="type-figure">{describeAmount(candidate)}</span>
          <span className="text-ink-3">, “{evidence.text}”</span>
        </span>
        <OptionTotal kg={totalWith(candidate, analysis)} />
      </button>
    </li>
  )
}

/** Without a place there is no factor, and so no total yet. */
function totalWith({ kgCO2e }: Candidate, analysis: Analysis): ForeseenTotal {
  const { totals } = analysis
  return !hasPlace(analysis) && Number(kgCO2e) === 0
    ? 'uncounted'
    : plus(decimal(totals.kgCO2e), decimal(kgCO2e))
}
