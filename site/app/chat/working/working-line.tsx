import type { Activity } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { regionName } from '@doublerule/carbon/regions/place-names.ts'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { FormulaText } from '../reply/formula-text.tsx'
import { isRecalculated } from './check-figures.ts'
import { describePosition, describeQuantity } from './describe-document.ts'
import type { WorkingRow } from './working-rows.ts'

/** One product of the working paper. The cells of its activity stand once, beside all of its products. */
export function WorkingLine({ row: { reference, activity, emission, factor, span } }: { row: WorkingRow }) {
  return (
    <tr>
      {span > 0 && <ActivityCells reference={reference} activity={activity} span={span} />}
      <td>
        {factor === null ? (
          'None'
        ) : (
          <>
            {factor.name}
            <span className="chat-result-source">
              <SourceText source={factor.source} address={factor.sourceUrl} />. Published for{' '}
              {regionName(factor.region)}, {factor.year}; {factor.gwp}.
            </span>
          </>
        )}
      </td>
      <td>
        {emission?.scope ?? ''}
        <span className="chat-result-source">{emission?.method}</span>
        {emission?.counted === false && <span className="chat-result-source">not in the total</span>}
      </td>
      <td className="type-figure">
        {emission?.steps.map((step) => (
          <span key={step} className="chat-result-step">
            {step}
          </span>
        ))}
        <FormulaText text={emission?.expression ?? ''} />
      </td>
      <td className="figure">
        {emission !== null && factor !== null && (
          <TickMark
            name="recalculated"
            {...(!isRecalculated(emission, factor) && { failure: 'Recalculated: the product differs' })}
          />
        )}{' '}
        {emission !== null && groupDigits(emission.kgCO2e)}
      </td>
    </tr>
  )
}

function ActivityCells({
  reference,
  activity,
  span,
}: {
  reference: string
  activity: Activity
  span: number
}) {
  const position = describePosition(activity)
  return (
    <>
      <th scope="row" rowSpan={span} className="reference">
        {reference}
      </th>
      <td rowSpan={span}>
        {activity.evidence.text}
        {position !== null && (
          <span className="chat-result-source">
            <TickMark name="traced" /> {position}
          </span>
        )}
      </td>
      <td rowSpan={span}>
        {activity.description}
        <span className="chat-result-source type-figure">{describeQuantity(activity)}</span>
        {(activity.estimated || activity.match.proxy) && <TickMark name="assumed" />}
        {activity.match.status === 'review' && <TickMark name="review" />}
        <span className="chat-result-source">{activity.match.reason}</span>
      </td>
    </>
  )
}

function SourceText({ source, address }: { source: string; address: string }) {
  if (!/^https?:\/\//.test(address)) return source
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer">
      {source}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
