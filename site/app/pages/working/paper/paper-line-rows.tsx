import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { describeTick } from '@doublerule/carbon/working/standing-ticks.ts'
import { isAsPrinted } from '@doublerule/carbon/working/worked-paper.ts'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { describeProduct } from './describe-product.ts'
import { LineDetail } from './line-detail.tsx'
import type { PaperContext } from './paper-context.ts'

type PaperLineRowsProps = {
  line: PaperLine
  isOpen: boolean
  onToggle: () => void
  context: PaperContext
}

export function PaperLineRows({ line, isOpen, onToggle, context }: PaperLineRowsProps) {
  const { reference, activity, state, countedKg, memoKg } = line
  const detailId = `detail-${reference}`
  return (
    <tbody
      data-state={state}
      data-active={context.active === reference}
      onPointerEnter={() => context.onPoint(reference)}
      onPointerLeave={() => context.onPoint(null)}
    >
      <tr className="paper-line">
        <td className="reference">{reference}</td>
        <th scope="row">
          <button
            type="button"
            id={`entry-${reference}`}
            className="paper-entry"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            onClick={onToggle}
            onFocus={() => context.onPoint(reference)}
            onBlur={() => context.onPoint(null)}
          >
            <span className="paper-entry-name">{activity.description}</span>
            <LineMarks line={line} context={context} />
          </button>
          <span className="paper-product">{describeProduct(line)}</span>
          {line.changes.map(({ correction, text, reason }) => (
            <span key={correction} className="paper-change">
              {text}
              {state === 'added' || state === 'struck' ? '' : '; changed by the preparer'}
              {reason === '' ? '' : `: ${reason}`}
              {context.hands !== null && (
                <button
                  type="button"
                  className="text-button"
                  onClick={() => void context.hands?.undo(correction)}
                >
                  Undo<span className="sr-only">: {text}</span>
                </button>
              )}
            </span>
          ))}
        </th>
        <td className="figure" data-label="Counted">
          {countedKg === null ? <Nothing /> : groupDigits(countedKg)}
        </td>
        <td className="figure paper-memo" data-label="Memo">
          {memoKg === null ? <Nothing /> : groupDigits(memoKg)}
        </td>
      </tr>
      {isOpen && (
        <tr id={detailId} className="paper-detail">
          <td colSpan={4}>
            <LineDetail line={line} context={context} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function LineMarks({ line, context }: { line: PaperLine; context: PaperContext }) {
  const { activity, state } = line
  const { match, evidence, estimated } = activity
  const isAsked = context.analysis.questions.some((question) => question.activity === activity.id)
  // A quantity that was changed stands nowhere on the document.
  const isTraced = isAsPrinted(line) && (evidence.page !== null || evidence.cell !== null)
  if (state === 'struck') return null
  return (
    <span className="paper-marks">
      {isTraced && <TickMark name="traced" />}
      {(estimated || match.proxy) && <TickMark name="assumed" />}
      {(match.status === 'review' || isAsked) && <TickMark name="review" />}
      {context.ticks(line).map((tick) => (
        <span
          key={tick.name}
          className="reviewer-mark"
          data-standing={tick.isStanding}
          title={`${describeTick(tick)}, by the reviewer`}
        >
          <TickMark name={tick.name} />
          <span className="sr-only">
            , by the reviewer{tick.isStanding ? '' : ', before the line was changed'}
          </span>
        </span>
      ))}
    </span>
  )
}

export function Nothing() {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">none</span>
    </span>
  )
}
