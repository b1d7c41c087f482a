import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { formatKg, formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { isFooted } from './check-figures.ts'

const scopes = [1, 2, 3] as const

/** Each scope to the gram, the total over a double rule: rounded tonnes would not add up on paper. */
export function ScopeTotals({ analysis }: { analysis: Analysis }) {
  const { kgCO2e, byScope } = analysis.totals
  // The double rule closes a column: it waits until no question is open.
  const isClosed = analysis.questions.length === 0
  // Bar lengths only: the figures beside it are exact.
  const totalLength = scopes.reduce((sum, scope) => sum + Math.max(0, Number(byScope[scope])), 0)
  return (
    <div className="chat-result-totals">
      {totalLength > 0 && (
        <ScopeBar
          className="h-3"
          parts={scopes
            .map((scope) => ({ scope, share: Math.max(0, Number(byScope[scope])) / totalLength }))
            .filter(({ share }) => share > 0)}
        />
      )}
      <table className="ledger">
        <caption>
          Kilograms of <Co2 equivalent /> by scope
        </caption>
        <tbody>
          {scopes.map((scope) => (
            <tr key={scope}>
              <th scope="row">
                <ScopeSwatch scope={scope} /> Scope {scope}
              </th>
              <td className="figure">{formatKg(byScope[scope])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={isClosed ? 'total' : 'chat-total-open'}>
            <th scope="row">
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
    </div>
  )
}

function ScopeSwatch({ scope }: { scope: 1 | 2 | 3 }) {
  return (
    <span className="chat-scope-swatch">
      <ScopeBar className="h-3" parts={[{ scope, share: 1 }]} />
    </span>
  )
}
