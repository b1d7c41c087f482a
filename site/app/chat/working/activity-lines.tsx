import type { Activity, Analysis, Emission } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { isDisputed } from '@doublerule/carbon/factors/factor-marks.ts'
import { formatKg } from '@doublerule/carbon/format-mass.ts'
import { SourcedFigure } from '#app/ui/sourced-figure.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { isRecalculated } from './check-figures.ts'
import { describePosition, describeQuantity } from './describe-document.ts'
import { factorSource } from './factor-source.ts'

const mostLines = 12

/** The activities as read, with their sums. A figure opens to show where its factor comes from. */
export function ActivityLines({ analysis }: { analysis: Analysis }) {
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
            <span className="type-figure">{describeQuantity(activity)}</span>
          </p>
          {activity.emissions.map((emission) => (
            <EmissionLine
              key={`${emission.factor}${emission.method}`}
              emission={emission}
              analysis={analysis}
            />
          ))}
          {activity.emissions.length === 0 && (
            <p className="chat-result-note">Not counted. {activity.match.reason}</p>
          )}
          {activity.match.status !== 'none' && activity.emissions.length > 0 && (
            <p className="chat-result-note">{activity.match.reason}</p>
          )}
        </li>
      ))}
      {leftOut > 0 && <li className="chat-result-note">{leftOut} more lines are in the full working.</li>}
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
    <div className="chat-result-sum" data-counted={emission.counted}>
      <p>
        <span className="reference">S{emission.scope}</span> {emission.expression}
        {emission.steps.map((step) => (
          <span key={step} className="chat-result-step">
            {step}
          </span>
        ))}
        {factor !== undefined && <span className="chat-result-source">{factor.source}</span>}
        {factor !== undefined && isDisputed(factor) && (
          <span className="chat-result-source">Sources disagree on this factor.</span>
        )}
        {!emission.counted && (
          <span className="chat-result-source">Shown for comparison, not in the total.</span>
        )}
      </p>
      <p className="chat-result-kg">
        {factor === undefined ? (
          formatKg(emission.kgCO2e)
        ) : (
          <SourcedFigure source={factorSource(emission, factor)}>{formatKg(emission.kgCO2e)}</SourcedFigure>
        )}
        {factor !== undefined && (
          <TickMark name="recalculated" {...(!agrees && { failure: 'Recalculated: the product differs' })} />
        )}
      </p>
    </div>
  )
}
