import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { formatTonnes } from '@doublerule/carbon/format-mass.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { describeStanding } from '@doublerule/carbon/working/describe-standing.ts'
import type { Paper } from '@doublerule/carbon/working/lay-out-paper.ts'
import { standingOf } from '@doublerule/carbon/working/paper-standing.ts'
import { nameScope, type Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import { isFooted } from '#app/chat/working/check-figures.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'

type PaperTotalProps = { paper: Paper; analysis: Analysis; vocabulary: Vocabulary; isWorking: boolean }

/** The total first: tonnes over the double rule once nothing is open. Where nothing is counted there is no total. */
export function PaperTotal({ paper, analysis, vocabulary, isWorking }: PaperTotalProps) {
  const { total } = standingOf(analysis)
  const standing = describeStanding(analysis)
  if (total === 'empty' || total === 'nothing') {
    return (
      <div className="paper-total" aria-busy={isWorking}>
        <p className="paper-total-figure">
          <span className="paper-no-total">
            {total === 'empty' ? 'Nothing to count' : 'Nothing is counted yet'}
          </span>
        </p>
        <p className="text-sm text-ink-2">{standing.replace(/^[^.:]+[.:] /, '')}</p>
      </div>
    )
  }
  const isClosed = total === 'closed'
  return (
    <div className="paper-total" aria-busy={isWorking}>
      <p className="paper-total-figure">
        <span className="type-column text-ink-2">{isClosed ? 'Total' : 'Total so far'}</span>
        <data value={paper.counted.exactKg} className={isClosed ? 'double-rule' : 'single-rule'}>
          {formatTonnes(paper.counted.exactKg)} <Co2 equivalent />
        </data>
        <span className="type-figure text-ink-2">
          {describeKg(paper.counted.exactKg)}{' '}
          <TickMark
            name="footed"
            {...(!isFooted(analysis) && { failure: 'Footed: the lines do not add up to this total' })}
          />
        </span>
      </p>
      {standing !== '' && <p className="paper-open">{standing}</p>}
      <PaperScopes paper={paper} vocabulary={vocabulary} />
    </div>
  )
}

/** The scopes beside the total, with the row that rounding makes where they add up to something else. */
function PaperScopes({ paper, vocabulary }: { paper: Paper; vocabulary: Vocabulary }) {
  const shares = paper.byScope.map(({ scope, column }) => ({
    scope,
    share: Math.max(0, Number(column.exactKg)),
  }))
  const whole = shares.reduce((sum, { share }) => sum + share, 0)
  return (
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
              {nameScope(scope, vocabulary)}
            </dt>
            <dd className="type-figure">{describeKg(column.exactKg)}</dd>
          </div>
        ))}
        {paper.scopeRoundingKg !== null && (
          <div>
            <dt>Rounding</dt>
            <dd className="type-figure">{describeKg(paper.scopeRoundingKg)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
