import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import type { Emission, Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { shortSource } from '@doublerule/carbon/analysis/short-source.ts'
import { decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import type { PaperLine, PaperRow } from '@doublerule/carbon/working/lay-out-paper.ts'
import { tellRows, type ToldRow } from '@doublerule/carbon/working/steps-of-row.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'
import { nameEmission } from '@doublerule/carbon/working/vocabulary.ts'
import { useState } from 'react'
import { isRecalculated } from '#app/chat/working/check-figures.ts'
import { describePosition } from '#app/chat/working/describe-document.ts'
import { factorSource } from '#app/chat/working/factor-source.ts'
import { Button } from '#app/ui/button.tsx'
import { Co2Text } from '#app/ui/co2.tsx'
import { SourcedFigure } from '#app/ui/sourced-figure.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { factorPagePath } from '#shared/factor-page.ts'
import { ChangeForm } from './change-form.tsx'
import type { PaperContext } from './paper-context.ts'
import { ReviewerTicks } from './reviewer-ticks.tsx'

/** A line opened: where it was read, why this factor, every product with its steps, and what may be done about it. */
export function LineDetail({ line, context }: { line: PaperLine; context: PaperContext }) {
  const { activity, printed, reference, rows, state } = line
  const evidence = (printed ?? activity).evidence
  const position = describePosition(printed ?? activity)
  return (
    <div className="line-detail">
      <p className="line-evidence">
        {state === 'added' ? (
          'Entered by hand: no line of the document stands behind it.'
        ) : (
          <>
            <q>{evidence.text}</q>{' '}
            <button
              type="button"
              className="text-button screen-only"
              onClick={() => context.onTrace(reference)}
            >
              {position === null ? 'Show on the document' : `Show ${position}`}
            </button>
          </>
        )}
      </p>
      {rows.length > 0 && <Products rows={rows} context={context} />}
      <p className="type-caption">
        {rows.length === 0 && state !== 'struck' && 'Not counted. '}
        <Co2Text>{tidyProse(activity.match.reason)}</Co2Text>
      </p>
      {context.hands !== null && <LineHands line={line} context={context} />}
    </div>
  )
}

/** What is counted in sight; what stands beside the total behind its sum. */
function Products({ rows, context }: { rows: readonly PaperRow[]; context: PaperContext }) {
  const counted = rows.filter(({ column }) => column === 'counted')
  const memo = rows.filter(({ column }) => column === 'memo')
  const memoKg = sumOf(memo.map(({ printedKg }) => decimal(printedKg)))
  return (
    <>
      {counted.length > 0 && <ProductList rows={counted} context={context} />}
      {memo.length > 0 && (
        <details className="line-memo">
          <summary>
            Beside the total, memo: <span className="type-figure">{describeKg(memoKg)}</span>
          </summary>
          <ProductList rows={memo} context={context} />
        </details>
      )}
    </>
  )
}

function ProductList({ rows, context }: { rows: readonly PaperRow[]; context: PaperContext }) {
  return (
    <ul className="line-products">
      {tellRows(rows).map((told) => (
        <Product
          key={`${told.row.emission.factor}${told.row.emission.method}`}
          told={told}
          context={context}
        />
      ))}
    </ul>
  )
}

function Product({ told: { row, steps }, context }: { told: ToldRow; context: PaperContext }) {
  const { emission, factor } = row
  return (
    <li>
      <span className="line-product-name">{nameEmission(emission, context.vocabulary)}</span>
      {steps.map((step) => (
        <span key={step} className="line-step">
          {step}
        </span>
      ))}
      <span className="line-sum">
        <span className="type-figure">
          {cutQuotients(groupDigits(emission.factorQuantity))} {factor?.unit} × {factor?.kgCO2ePerUnit ?? '?'}{' '}
          ={' '}
        </span>
        <ProductFigure emission={emission} factor={factor} />
      </span>
      {factor !== null && (
        <span className="line-source">
          <TextLink href={factorPagePath(factor.id)} newTab>
            {shortSource(factor)}
          </TextLink>
        </span>
      )}
    </li>
  )
}

function ProductFigure({ emission, factor }: { emission: Emission; factor: Factor | null }) {
  const text = describeKg(emission.kgCO2e)
  if (factor === null) return text
  const agrees = isRecalculated(emission, factor)
  return (
    <>
      <SourcedFigure source={factorSource(emission, factor)}>{text}</SourcedFigure>{' '}
      <TickMark name="recalculated" {...(!agrees && { failure: 'Recalculated: the product differs' })} />
    </>
  )
}

function LineHands({ line, context }: { line: PaperLine; context: PaperContext }) {
  const [isChanging, setIsChanging] = useState(false)
  const { activity, state } = line
  const { hands } = context
  if (hands === null || state === 'struck') return null

  function close() {
    setIsChanging(false)
    document.getElementById(`entry-${line.reference}`)?.focus()
  }

  return (
    <div className="screen-only">
      {activity.match.alternatives.length > 0 && (
        <fieldset className="line-alternatives">
          <legend className="type-column text-ink-2">Other factors that fit</legend>
          {activity.match.alternatives.slice(0, 6).map(({ label, factors, kgCO2e }) => (
            <Button
              key={factors.join(' ')}
              size="small"
              onClick={() =>
                void hands.correct([
                  {
                    type: 'factors',
                    activity: activity.id,
                    factors,
                    label,
                    reason: 'another factor fits better',
                  },
                ])
              }
            >
              {label}
              {kgCO2e !== null && <span className="type-figure">{describeKg(kgCO2e)}</span>}
            </Button>
          ))}
        </fieldset>
      )}
      <ReviewerTicks
        chosen={context.ticks(line)}
        onToggle={(name) => hands.tick(activity.id, name)}
        reference={line.reference}
      />
      {isChanging ? (
        <ChangeForm line={line} hands={hands} onDone={close} />
      ) : (
        <div className="line-actions">
          <Button size="small" onClick={() => setIsChanging(true)}>
            Change this line
          </Button>
          <Button
            look="quiet"
            size="small"
            onClick={() => void hands.correct([{ type: 'strike', activity: activity.id, reason: '' }])}
          >
            Strike out
          </Button>
        </div>
      )}
    </div>
  )
}
