import { formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { Paper } from '@doublerule/carbon/working/lay-out-paper.ts'
import { isFooted } from '#app/chat/working/check-figures.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'

type PaperTotalProps = { paper: Paper; analysis: Analysis; isWorking: boolean }

/** The total first: tonnes over the double rule once no question is open, the scopes beside it. */
export function PaperTotal({ paper, analysis, isWorking }: PaperTotalProps) {
  const isClosed = analysis.questions.length === 0
  const shares = paper.byScope.map(({ scope, column }) => ({
    scope,
    share: Math.max(0, Number(column.exactKg)),
  }))
  const whole = shares.reduce((sum, { share }) => sum + share, 0)
  return (
    <div className="paper-total" aria-busy={isWorking}>
      <p className="paper-total-figure">
        <span className="type-column text-ink-2">{isClosed ? 'Total' : 'Total so far'}</span>
        <data value={paper.counted.exactKg} className={isClosed ? 'double-rule' : 'single-rule'}>
          {formatTonnes(paper.counted.exactKg)} <Co2 equivalent />
        </data>
        <span className="type-figure text-ink-2">
          {groupDigits(paper.counted.printedKg)} kg{' '}
          <TickMark
            name="footed"
            {...(!isFooted(analysis) && { failure: 'Footed: the lines do not add up to this total' })}
          />
        </span>
      </p>
      <div className="paper-scopes">
        {whole > 0 && (
          <ScopeBar
            className="h-3"
            parts={shares
              .filter(({ share }) => share > 0)
              .map((each) => ({ ...each, share: each.share / whole }))}
          />
        )}
        <dl>
          {paper.byScope.map(({ scope, column }) => (
            <div key={scope}>
              <dt>
                <ScopeBar className="h-3" parts={[{ scope, share: 1 }]} />
                Scope {scope}
              </dt>
              <dd className="type-figure">{groupDigits(column.printedKg)} kg</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
