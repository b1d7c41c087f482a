import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { formatKg, formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { regionName } from '@doublerule/carbon/regions/place-names.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { isFooted, isRecalculated } from './check-figures.ts'
import { describePosition, describeQuantity } from './describe-document.ts'
import { type WorkingRow, workingRows } from './working-rows.ts'

const scopes = [1, 2, 3] as const
const mostRows = 500

/** Every line, factor and product, then the scopes and, once no question is open, the total over the double rule. */
export function WorkingTable({ analysis }: { analysis: Analysis }) {
  const { byScope, kgCO2e } = analysis.totals
  const isClosed = analysis.questions.length === 0
  const rows = workingRows(analysis)
  const leftOut = rows.length - mostRows
  return (
    // A wide table scrolls in its own frame, which the keyboard must be able to reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className="ledger-scroll" aria-label="Working" tabIndex={0}>
      <table className="ledger chat-paper-table">
        <caption>
          Quantity × factor = kg <Co2 equivalent />
        </caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">As printed on the document</th>
            <th scope="col">Activity</th>
            <th scope="col">Factor and source</th>
            <th scope="col">Scope</th>
            <th scope="col">Sum</th>
            <th scope="col" className="figure">
              kg <Co2 equivalent />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map((row) => (
            <WorkingLine key={`${row.activity.id}${row.emission?.factor}${row.emission?.method}`} row={row} />
          ))}
          {leftOut > 0 && (
            <tr>
              <td colSpan={7}>{leftOut} more sums are in the CSV, in the JSON and in the totals below.</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {scopes.map((scope) => (
            <tr key={scope}>
              <th scope="row" colSpan={6}>
                Scope {scope}
              </th>
              <td className="figure">{formatKg(byScope[scope])}</td>
            </tr>
          ))}
          <tr {...(isClosed && { className: 'total' })}>
            <th scope="row" colSpan={6}>
              {isClosed ? 'Total' : 'Total so far'}, {formatTonnes(kgCO2e)}{' '}
              <TickMark
                name="footed"
                {...(!isFooted(analysis) && { failure: 'Footed: the lines do not add up to this total' })}
              />
            </th>
            <td className="figure">
              <data value={kgCO2e}>{formatKg(kgCO2e)}</data>
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  )
}

function WorkingLine({ row: { reference, activity, emission, factor } }: { row: WorkingRow }) {
  return (
    <tr>
      <th scope="row" className="reference">
        {reference}
      </th>
      <td>
        {activity.evidence.text}
        <span className="chat-result-source">
          {describePosition(activity) !== null && <TickMark name="traced" />} {describePosition(activity)}
        </span>
      </td>
      <td>
        {activity.description}
        <span className="chat-result-source type-figure">{describeQuantity(activity)}</span>
        {activity.estimated && <TickMark name="assumed" />}
        {activity.match.status === 'review' && <TickMark name="review" />}
        <span className="chat-result-source">{activity.match.reason}</span>
      </td>
      <td>
        {factor === null ? (
          'None'
        ) : (
          <>
            {factor.name}
            <span className="chat-result-source">
              <SourceText source={factor.source} address={factor.sourceUrl} />. {regionName(factor.region)},{' '}
              {factor.year}. {factor.gwp}.
            </span>
          </>
        )}
      </td>
      <td>
        {emission?.scope ?? ''}
        {emission !== null && emission.method !== null && (
          <span className="chat-result-source">{emission.method}</span>
        )}
        {emission?.counted === false && <span className="chat-result-source">not in the total</span>}
      </td>
      <td className="type-figure">
        {emission?.steps.map((step) => (
          <span key={step} className="chat-result-step">
            {step}
          </span>
        ))}
        {emission?.expression}
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

function SourceText({ source, address }: { source: string; address: string }) {
  if (!/^https?:\/\//.test(address)) return source
  return (
    <a className="link" href={address} target="_blank" rel="noopener noreferrer">
      {source}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
