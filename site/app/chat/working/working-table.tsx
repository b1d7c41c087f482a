import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { formatKg, formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { isFooted } from './check-figures.ts'
import { WorkingLine } from './working-line.tsx'
import { workingRows } from './working-rows.ts'

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
        </tbody>
        {leftOut > 0 && (
          <tbody>
            <tr>
              <td colSpan={7}>{leftOut} more sums are in the CSV, in the JSON and in the totals below.</td>
            </tr>
          </tbody>
        )}
        <tfoot>
          {scopes.map((scope) => (
            <tr key={scope}>
              <th scope="row" colSpan={6}>
                Scope {scope}
              </th>
              <td className="figure">{formatKg(byScope[scope])}</td>
            </tr>
          ))}
          <tr className={isClosed ? 'total' : 'chat-total-open'}>
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
