import { documentName } from '@doublerule/carbon/analysis/document-type-name.ts'
import { layOutPaper } from '@doublerule/carbon/working/lay-out-paper.ts'
import { openCandidates } from '@doublerule/carbon/working/open-candidates.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { CheckList } from '#app/chat/working/check-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { Co2Text } from '#app/ui/co2.tsx'
import '#app/chat/working/working.css'
import { TickKey } from '#app/ui/tick-key.tsx'
import { AddLineForm } from './add-line-form.tsx'
import type { PaperContext } from './paper-context.ts'
import { PaperCandidates } from './paper-candidates.tsx'
import { PaperDisputes } from './paper-disputes.tsx'
import { PaperFacts } from './paper-facts.tsx'
import { PaperLines } from './paper-lines.tsx'
import { PaperMissing } from './paper-missing.tsx'
import { PaperQuestions } from './paper-questions.tsx'
import { PaperSecondReading } from './paper-second-reading.tsx'
import { PaperTotal } from './paper-total.tsx'

type PaperViewProps = Omit<PaperContext, 'analysis'> & {
  worked: WorkedPaper
  isWorking: boolean
  /** Why the document could not be read; the paper is then filled in by hand. */
  failure: string | null
  /** Stands under the total: what may be done with the paper as a whole. */
  actions: ReactNode
}

/** The working paper of one document: total, questions, lines, facts and checks. */
export function PaperView({ worked, isWorking, failure, actions, ...context }: PaperViewProps) {
  const { analysis } = worked
  const paper = useMemo(() => layOutPaper(worked), [worked])
  const [isAdding, setIsAdding] = useState(false)
  const { hands } = context
  const isEmpty = paper.lines.length === 0
  // Where a figure of the document may be chosen, a line by hand is the second way.
  const isByHand = isEmpty && openCandidates(analysis).length === 0
  const taken = new Set(paper.lines.map(({ activity }) => activity.id))
  return (
    <article className="paper sheet" aria-labelledby="paper-title">
      <header className="paper-head">
        <h2 id="paper-title" tabIndex={-1} className="type-subheading">
          {failure === null ? documentName(analysis.document) : 'Working paper'}
        </h2>
        <p className="paper-file">{analysis.document.fileName}</p>
      </header>
      {failure !== null && (
        <p role="alert" className="paper-failure">
          {failure} {isEmpty && 'You can fill the line in by hand below: it is worked out like any other.'}
        </p>
      )}
      {!(isEmpty && failure !== null) && (
        <PaperTotal paper={paper} analysis={analysis} vocabulary={context.vocabulary} isWorking={isWorking} />
      )}
      {actions}
      <PaperMissing analysis={analysis} hands={hands} />
      <PaperCandidates analysis={analysis} hands={hands} pointers={context} />
      <PaperDisputes analysis={analysis} hands={hands} pointers={context} />
      <PaperQuestions analysis={analysis} hands={hands} />
      {worked.changes.length > 0 && (
        <ul className="paper-changes">
          {worked.changes.map(({ correction, text, reason }) => (
            <li key={correction} className="paper-change">
              {text}; set by the preparer{reason === '' ? '' : `: ${reason}`}
              {hands !== null && (
                <button type="button" className="text-button" onClick={() => void hands.undo(correction)}>
                  Undo<span className="sr-only">: {text}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isEmpty && <PaperLines paper={paper} context={{ ...context, analysis }} />}
      {hands !== null &&
        (isAdding || isByHand ? (
          <AddLineForm hands={hands} taken={taken} onDone={isByHand ? null : () => setIsAdding(false)} />
        ) : (
          <Button
            look="quiet"
            size="small"
            className="paper-add screen-only"
            onClick={() => setIsAdding(true)}
          >
            Add a line by hand
          </Button>
        ))}
      <PaperFacts analysis={analysis} pointers={context} />
      <CheckList checks={analysis.checks} isOfPrinted={worked.lines.some(({ state }) => state !== 'read')} />
      <PaperSecondReading secondReading={analysis.secondReading} />
      {failure === null && analysis.problems.length > 0 && (
        <ul className="paper-problems">
          {analysis.problems.map(({ code, text }) => (
            <li key={`${code}${text}`}>
              <Co2Text>{tidyProse(text)}</Co2Text>
            </li>
          ))}
        </ul>
      )}
      <TickKey only={['traced', 'recalculated', 'footed', 'assumed', 'review']} />
      <p className="type-caption">
        Lines are printed to the hundredth of a kilogram. Totals are added from the unrounded figures. Engine{' '}
        {analysis.engine.version}, factor library {analysis.engine.factorLibrary}.
      </p>
    </article>
  )
}
