import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { standingOf, type UncountedLine } from '@doublerule/carbon/working/paper-standing.ts'
import { listPlaces } from '@doublerule/carbon/regions/place-name.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { PaperHands } from './paper-context.ts'

const places = listPlaces()

/** What keeps lines from being counted, asked in place where an answer is all that the engine needs. */
export function PaperMissing({ analysis, hands }: { analysis: Analysis; hands: PaperHands | null }) {
  const withoutPlace = standingOf(analysis).uncounted.filter(({ missing }) => missing === 'place')
  if (hands === null || withoutPlace.length === 0) return null
  return <PlaceQuestion lines={withoutPlace} hands={hands} />
}

function PlaceQuestion({ lines, hands }: { lines: readonly UncountedLine[]; hands: PaperHands }) {
  const [region, setRegion] = useState('')
  const id = useId()
  const amounts = lines.slice(0, 3).map(({ activity }) => describeAmount(activity))
  const others = lines.length - amounts.length

  function submit(event: FormEvent) {
    event.preventDefault()
    if (region === '') return
    void hands.correct([{ type: 'place', activity: null, region, reason: 'not on the document' }])
  }

  return (
    <form className="paper-question screen-only" aria-label="Place of the document" onSubmit={submit}>
      <p className="paper-question-head">Where was this used?</p>
      <p id={`${id}-why`}>
        The document names no place, and the factor is that of the place. Waiting for it: {amounts.join(', ')}
        {others > 0 && ` and ${countNoun(others, 'other line')}`}.
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
    </form>
  )
}
