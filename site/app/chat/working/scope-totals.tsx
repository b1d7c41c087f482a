import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { roundingOf } from '@doublerule/carbon/working/paper-column.ts'
import { standingOf } from '@doublerule/carbon/working/paper-standing.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { isFooted } from './check-figures.ts'

const scopes = [1, 2, 3] as const

/** The total first, over its double rule once no question is open; the scopes under it, as the desk writes them. */
export function ScopeTotals({ analysis }: { analysis: Analysis }) {
  const { kgCO2e, byScope } = analysis.totals
  // The double rule closes a column: it waits until everything that asks to be counted is.
  const isClosed = standingOf(analysis).total === 'closed'
  // Bar lengths only: the figures beside it are exact.
  const totalLength = scopes.reduce((sum, scope) => sum + Math.max(0, Number(byScope[scope])), 0)
  const rounding = roundingOf(kgCO2e, Object.values(byScope))
  return (
    <div className="chat-result-totals">
      <p className="chat-result-total">
        <span className="type-column text-ink-2">{isClosed ? 'Total' : 'Total so far'}</span>
        <data value={kgCO2e} className={isClosed ? 'double-rule' : 'single-rule'}>
          {formatTonnes(kgCO2e)} <Co2 equivalent />
        </data>
        <span className="type-figure text-ink-2">
          {describeKg(kgCO2e)}{' '}
          <TickMark
            name="footed"
            {...(!isFooted(analysis) && { failure: 'Footed: the lines do not add up to this total' })}
          />
        </span>
      </p>
      {totalLength > 0 && (
        <ScopeBar
          className="h-3"
          parts={scopes
            .map((scope) => ({ scope, share: Math.max(0, Number(byScope[scope])) / totalLength }))
            .filter(({ share }) => share > 0)}
        />
      )}
      <dl className="chat-result-scopes">
        {scopes.map((scope) => (
          <div key={scope}>
            <dt>
              <ScopeSwatch scope={scope} /> Scope {scope}
            </dt>
            <dd className="type-figure">{describeKg(byScope[scope])}</dd>
          </div>
        ))}
        {rounding !== null && (
          <div>
            <dt>Rounding</dt>
            <dd className="type-figure">{describeKg(rounding)}</dd>
          </div>
        )}
      </dl>
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
