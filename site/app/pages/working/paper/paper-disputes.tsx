import { countedKg } from '@doublerule/carbon/analysis/counted-kg.ts'
import { decimal, minus, plus, sumOf } from '@doublerule/carbon/decimal.ts'
import { describeAmount, describeUse } from '@doublerule/carbon/working/describe-amount.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { type Dispute, openDisputes } from '@doublerule/carbon/working/open-disputes.ts'
import { useId } from 'react'
import { candidateTexts } from '#shared/candidate-texts.ts'
import { type CandidatesProps, CandidateRow } from './candidate-row.tsx'
import { OptionTotal } from './option-total.tsx'

/** Where a model read another figure than the engine counts: a person says which, and sees both totals. */
export function PaperDisputes(props: CandidatesProps) {
  return openDisputes(props.analysis).map((dispute) => (
    <DisputeQuestion key={dispute.candidate.id} dispute={dispute} {...props} />
  ))
}

function DisputeQuestion({
  dispute: { candidate, instead, counted },
  ...props
}: CandidatesProps & { dispute: Dispute }) {
  const { analysis, hands } = props
  const textId = useId()
  const { id, kgCO2e } = candidate
  const total = decimal(analysis.totals.kgCO2e)
  const given = sumOf(instead.map(countedKg))
  const isBeside = instead.length === 0
  const isOneKind = counted.every(({ kind }) => kind === candidate.kind)
  const kind = isOneKind ? kindName(candidate.kind).toLowerCase() : 'fuel'
  const describe = isOneKind ? describeAmount : describeUse
  const figures = counted.map(describe)
  return (
    <fieldset className="paper-question" aria-describedby={textId}>
      <legend>{isBeside ? candidateTexts.isUsedToo(kind) : candidateTexts.whichIsUsed(kind)}</legend>
      <p id={textId}>{candidateTexts.readersDiffer(figures, describe(candidate))}</p>
      <ul className="paper-candidates">
        <li>
          <button
            type="button"
            className="paper-option"
            disabled={hands === null}
            onClick={() => void hands?.correct([{ type: 'keep', activity: id, reason: '' }])}
          >
            <span>
              <span className="type-figure">{figures.join(' + ')}</span>
              <span className="text-ink-3">{candidateTexts.asCounted}</span>
            </span>
            <OptionTotal kg={total} />
          </button>
        </li>
        <CandidateRow
          candidate={candidate}
          name={isBeside ? candidateTexts.also(describe(candidate)) : describe(candidate)}
          answer={[
            ...instead.map((line) => ({ type: 'strike' as const, activity: line.id, reason: '' })),
            { type: 'choose', activity: id, reason: '' },
          ]}
          total={plus(minus(total, given), decimal(kgCO2e))}
          {...props}
        />
      </ul>
    </fieldset>
  )
}
