import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { countedKg } from '@doublerule/carbon/analysis/counted-kg.ts'
import { decimal, minus, plus, sumOf } from '@doublerule/carbon/decimal.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { candidateReference } from '@doublerule/carbon/working/open-candidates.ts'
import { type Dispute, openDisputes } from '@doublerule/carbon/working/open-disputes.ts'
import { useId } from 'react'
import { OptionTotal } from './option-total.tsx'
import type { PaperHands, PaperPointers } from './paper-context.ts'

type PaperDisputesProps = { analysis: Analysis; hands: PaperHands | null; pointers: PaperPointers }

/** Where a model read another figure than the engine counts: a person says which, and sees both totals. */
export function PaperDisputes(props: PaperDisputesProps) {
  return openDisputes(props.analysis).map((dispute) => (
    <DisputeQuestion key={dispute.candidate.id} dispute={dispute} {...props} />
  ))
}

function DisputeQuestion({
  dispute: { candidate, instead },
  analysis,
  hands,
  pointers,
}: PaperDisputesProps & { dispute: Dispute }) {
  const textId = useId()
  const { id, kind, evidence, kgCO2e } = candidate
  const reference = candidateReference(analysis, id)
  const { active, onPoint, onTrace } = pointers
  const total = decimal(analysis.totals.kgCO2e)
  const given = sumOf(instead.map(countedKg))
  const isBeside = instead.length === 0
  const counted = isBeside ? analysis.activities.filter((line) => line.kind === kind) : instead
  const choose = { type: 'choose' as const, activity: id, reason: '' }
  const strikes = instead.map((line) => ({ type: 'strike' as const, activity: line.id, reason: '' }))
  return (
    <fieldset className="paper-question" aria-describedby={textId}>
      <legend>
        {isBeside
          ? `Is this ${kindName(kind).toLowerCase()} used as well?`
          : `Which figure is the ${kindName(kind).toLowerCase()} used?`}
      </legend>
      <p id={textId}>
        Two readers differ. The engine counts {counted.map(describeAmount).join(' and ')}; a language model
        read {describeAmount(candidate)}, which stands on the document too. It is not counted unless you say
        so.
      </p>
      <ul className="paper-candidates">
        <li>
          <button
            type="button"
            className="paper-option"
            disabled={hands === null}
            onClick={() => void hands?.correct([{ type: 'keep', activity: id, reason: '' }])}
          >
            <span>
              <span className="type-figure">{counted.map(describeAmount).join(' + ')}</span>
              <span className="text-ink-3">, as counted</span>
            </span>
            <OptionTotal kg={total} />
          </button>
        </li>
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
          >
            {reference}
          </button>
          <button
            type="button"
            className="paper-option"
            disabled={hands === null}
            onClick={() => void hands?.correct([...strikes, choose])}
          >
            <span>
              <span className="type-figure">
                {isBeside && 'also '}
                {describeAmount(candidate)}
              </span>
              <span className="text-ink-3">, “{evidence.text}”</span>
            </span>
            <OptionTotal kg={plus(minus(total, given), decimal(kgCO2e))} />
          </button>
        </li>
      </ul>
    </fieldset>
  )
}
