import type { Activity, Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { listPlaces } from '@doublerule/carbon/regions/place-name.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { OptionTotal } from './option-total.tsx'
import type { PaperHands } from './paper-context.ts'
import { useForeseen } from './use-foreseen.ts'

type PlaceQuestionProps = {
  analysis: Analysis
  /** Lines, and figures to choose among. */
  waiting: readonly Pick<Activity, 'quantity' | 'unit'>[]
  hands: PaperHands
}

const places = listPlaces()

/** The place that a document does not name, asked once for all that waits for it; a choice tells its total first. */
export function PlaceQuestion({ analysis, waiting, hands }: PlaceQuestionProps) {
  const [region, setRegion] = useState('')
  const id = useId()
  const changes = useMemo(
    () =>
      region === ''
        ? []
        : [{ type: 'place' as const, activity: null, region, reason: 'not on the document' }],
    [region],
  )
  const [total] = useForeseen(hands, analysis, changes)
  const amounts = waiting.slice(0, 3).map(describeAmount)
  const others = waiting.length - amounts.length

  function submit(event: FormEvent) {
    event.preventDefault()
    if (changes.length > 0) void hands.correct(changes)
  }

  return (
    <form className="paper-question screen-only" aria-label="Place of the document" onSubmit={submit}>
      <p className="paper-question-head">Where was this used?</p>
      <p id={`${id}-why`}>
        The document names no place, and the factor is that of the place. Waiting for it: {amounts.join(', ')}
        {others > 0 && ` and ${countNoun(others, 'other figure')}`}.
      </p>
      <div className="paper-question-field">
        <label htmlFor={id} className="sr-only">
          Place
        </label>
        <select
          id={id}
          className="input"
          aria-describedby={`${id}-why`}
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value)}
        >
          <option value="">Choose a place</option>
          {places.map((place) => (
            <option key={place.region} value={place.region}>
              {place.name}
            </option>
          ))}
        </select>
        <Button type="submit" look="filled" size="small" disabled={region === ''}>
          Count it
        </Button>
      </div>
      <output className="paper-foreseen">{region !== '' && <OptionTotal kg={total} />}</output>
    </form>
  )
}
