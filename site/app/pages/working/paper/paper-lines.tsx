import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { Paper } from '@doublerule/carbon/working/lay-out-paper.ts'
import { type PaperStanding, standingOf } from '@doublerule/carbon/working/paper-standing.ts'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { PaperContext } from './paper-context.ts'
import { PaperLineRows, Nothing } from './paper-line-rows.tsx'

const linesAtOnce = 60

/** One entry a line in two columns of kilograms, each adding up as printed; the second only where there is one. */
export function PaperLines({ paper, context }: { paper: Paper; context: PaperContext }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(linesAtOnce)
  const leftOut = paper.lines.length - shown
  const hasMemo = paper.lines.some(({ memoKg }) => memoKg !== null)

  function toggle(reference: string) {
    const next = new Set(open)
    if (!next.delete(reference)) next.add(reference)
    setOpen(next)
  }

  return (
    <>
      <table className="paper-lines" data-memo={hasMemo}>
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
            <th scope="col" className="figure paper-memo">
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
      {hasMemo && (
        <p className="type-caption">
          Memo is the same electricity by the market-based method, with no certificates taken off. It stands
          beside the total and is never added to it.
        </p>
      )}
    </>
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
          <td className="figure paper-memo" data-label="Memo">
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
        <td className="figure paper-memo" data-label="Memo, not in the total">
          {groupDigits(memo.printedKg)}
        </td>
      </tr>
    </tfoot>
  )
}
