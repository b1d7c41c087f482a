import type { Activity, Analysis, Emission } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { shortSource } from '@doublerule/carbon/analysis/short-source.ts'
import { isDisputed } from '@doublerule/carbon/factors/factor-marks.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'
import { SourcedFigure } from '#app/ui/sourced-figure.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { FormulaText } from '../reply/formula-text.tsx'
import { isRecalculated } from './check-figures.ts'
import { describePosition } from './describe-document.ts'
import { factorSource } from './factor-source.ts'

const mostLines = 12

type ActivityLinesProps = {
  analysis: Analysis
  /** Ids of the activities whose question the visitor has answered. */
  answered: ReadonlySet<string>
}

/** The activities as read, with their sums. A figure opens to show where its factor comes from. */
export function ActivityLines({ analysis, answered }: ActivityLinesProps) {
  const leftOut = analysis.activities.length - mostLines
  return (
    <ol className="chat-result-lines">
      {analysis.activities.slice(0, mostLines).map((activity) => (
        <li key={activity.id}>
          <p className="chat-result-line">
            <span>
              {activity.description}
              <ActivityMarks activity={activity} />
            </span>
            <span className="type-figure">{describeAmount(activity)}</span>
          </p>
          {activity.emissions
            .filter(({ counted }) => counted)
            .map((emission) => (
              <EmissionLine key={emission.factor} emission={emission} analysis={analysis} />
            ))}
          <ActivityNotes activity={activity} isAnswered={answered.has(activity.id)} />
        </li>
      ))}
      {leftOut > 0 && <li className="chat-result-note">{leftOut} more lines are on the working paper.</li>}
    </ol>
  )
}

function ActivityMarks({ activity }: { activity: Activity }) {
  const position = describePosition(activity)
  return (
    <span className="chat-result-marks">
      {position !== null && <TickMark name="traced" />}
      {(activity.estimated || activity.match.proxy) && <TickMark name="assumed" />}
      {activity.match.status === 'review' && <TickMark name="review" />}
      {position !== null && <span className="reference">{position}</span>}
    </span>
  )
}

function EmissionLine({ emission, analysis }: { emission: Emission; analysis: Analysis }) {
  const factor = analysis.factors[emission.factor]
  const agrees = factor !== undefined && isRecalculated(emission, factor)
  return (
    <div className="chat-result-sum">
      <p>
        <span className="reference">S{emission.scope}</span>{' '}
        <FormulaText text={tidyProse(emission.expression)} />
        {emission.steps.map((step) => (
          <span key={step} className="chat-result-step">
            {tidyProse(step)}
          </span>
        ))}
        {factor !== undefined && (
          <span className="chat-result-source">
            {shortSource(factor)}
            {isDisputed(factor) && ' Sources disagree on this factor.'}
          </span>
        )}
      </p>
      <p className="chat-result-kg">
        {factor === undefined ? (
          describeKg(emission.kgCO2e)
        ) : (
          <SourcedFigure source={factorSource(emission, factor)}>{describeKg(emission.kgCO2e)}</SourcedFigure>
        )}
        {factor !== undefined && (
          <TickMark name="recalculated" {...(!agrees && { failure: 'Recalculated: the product differs' })} />
        )}
      </p>
    </div>
  )
}

/** Why a line is not counted, needs a look or follows an answer; what is known besides stands on the working paper. */
function ActivityNotes({ activity, isAnswered }: { activity: Activity; isAnswered: boolean }) {
  const { emissions, match } = activity
  const uncounted = emissions.filter(({ counted }) => !counted)
  const isPlain = match.status === 'accept' && emissions.length > 0 && !isAnswered
  return (
    <>
      {uncounted.length > 0 && (
        <p className="chat-result-note">
          Not in the total:{' '}
          {uncounted
            .map(({ scope, method, kgCO2e }) =>
              `Scope ${scope} ${method ?? ''} ${describeKg(kgCO2e)}`.replaceAll('  ', ' '),
            )
            .join(', ')}
          .
        </p>
      )}
      {!isPlain && (
        <p className="chat-result-note">
          {emissions.length === 0 && 'Not counted. '}
          {tidyProse(match.reason)}
        </p>
      )}
    </>
  )
}
