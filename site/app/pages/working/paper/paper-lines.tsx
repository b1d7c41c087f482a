import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { Paper, PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { type PaperStanding, standingOf } from '@doublerule/carbon/working/paper-standing.ts'
import { describeTick } from '@doublerule/carbon/working/standing-ticks.ts'
import { isAsPrinted } from '@doublerule/carbon/working/worked-paper.ts'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { describeProduct } from './describe-product.ts'
import { LineDetail } from './line-detail.tsx'
import type { PaperContext } from './paper-context.ts'

const linesAtOnce = 60

/** One entry a line in two columns of kilograms, each adding up as printed. */
export function PaperLines({ paper, context }: { paper: Paper; context: PaperContext }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(linesAtOnce)
  const leftOut = paper.lines.length - shown

  function toggle(reference: string) {
    const next = new Set(open)
    if (!next.delete(reference)) next.add(reference)
    setOpen(next)
  }

  return (
    <table className="paper-lines">
      <caption className="sr-only">
        Lines of the working paper, in kilograms of CO2e: counted in the total, and memo beside it
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Line</span>
          </th>
          <th scope="col">Entry</th>
          <th scope="col" className="figure">
            Counted, kg
          </th>
          <th scope="col" className="figure">
            Memo, kg
          </th>
        </tr>
      </thead>
      {paper.lines.slice(0, shown).map((line) => (
        <PaperLineRows
          key={line.activity.id}
          line={line}
          isOpen={open.has(line.reference)}
          onToggle={() => toggle(line.reference)}
          context={context}
        />
      ))}
      {leftOut > 0 && (
        <tbody>
          <tr className="paper-more">
            <td colSpan={4}>
              <Button size="small" onClick={() => setShown(shown + linesAtOnce * 5)}>
                Show more of {leftOut} lines
              </Button>
            </td>
          </tr>
        </tbody>
      )}
      <PaperFoot paper={paper} total={standingOf(context.analysis).total} />
    </table>
  )
}

type PaperLineRowsProps = {
  line: PaperLine
  isOpen: boolean
  onToggle: () => void
  context: PaperContext
}

function PaperLineRows({ line, isOpen, onToggle, context }: PaperLineRowsProps) {
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
        <td className="figure" data-label="Memo">
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

function Nothing() {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">·</span>
      <span className="sr-only">none</span>
    </span>
  )
}

function PaperFoot({ paper, total }: { paper: Paper; total: PaperStanding['total'] }) {
  const { counted, memo } = paper
  const isClosed = total === 'closed'
  const isCounted = isClosed || total === 'open'
  const hasRounding = counted.roundingKg !== null || memo.roundingKg !== null
  return (
    <tfoot>
      {hasRounding && (
        <tr className="paper-rounding">
          <th scope="row" colSpan={2}>
            Rounding of the lines above
          </th>
          <td className="figure" data-label="Counted">
            {counted.roundingKg === null ? <Nothing /> : groupDigits(counted.roundingKg)}
          </td>
          <td className="figure" data-label="Memo">
            {memo.roundingKg === null ? <Nothing /> : groupDigits(memo.roundingKg)}
          </td>
        </tr>
      )}
      <tr className={isClosed ? 'paper-closing total' : 'paper-closing'}>
        <th scope="row" colSpan={2}>
          {isCounted ? (isClosed ? 'Total' : 'Total so far') : 'Nothing is counted'}
        </th>
        <td className="figure" data-label="Counted">
          {isCounted ? groupDigits(counted.printedKg) : <Nothing />}
        </td>
        <td className="figure paper-memo-total" data-label="Memo, not in the total">
          {paper.lines.some(({ memoKg }) => memoKg !== null) ? groupDigits(memo.printedKg) : <Nothing />}
        </td>
      </tr>
    </tfoot>
  )
}
