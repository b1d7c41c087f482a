import type { Analysis, Candidate } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { candidateReference } from '@doublerule/carbon/working/open-candidates.ts'
import type { Change } from '../desk/correct-papers.ts'
import type { ForeseenTotal } from '../desk/foresee-totals.ts'
import { OptionTotal } from './option-total.tsx'
import type { PaperHands, PaperPointers } from './paper-context.ts'

export type CandidatesProps = { analysis: Analysis; hands: PaperHands | null; pointers: PaperPointers }

type CandidateRowProps = CandidatesProps & {
  candidate: Candidate
  /** How the answer names it. */
  name?: string
  answer: readonly Change[]
  total: ForeseenTotal
}

/** Its name leads to its place on the document, as that of the mark leads here; the figure itself is the answer. */
export function CandidateRow({
  candidate,
  name = describeAmount(candidate),
  answer,
  total,
  analysis,
  hands,
  pointers,
}: CandidateRowProps) {
  const reference = candidateReference(analysis, candidate.id)
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
        onClick={() => void hands?.correct(answer)}
        {...focus}
      >
        <span>
          <span className="type-figure">{name}</span>
          <span className="text-ink-3">, “{candidate.evidence.text}”</span>
        </span>
        <OptionTotal kg={total} />
      </button>
    </li>
  )
}
