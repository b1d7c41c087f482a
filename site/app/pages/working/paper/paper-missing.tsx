import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import {
  type MissingPart,
  standingOf,
  type UncountedLine,
} from '@doublerule/carbon/working/paper-standing.ts'
import { listPlaces } from '@doublerule/carbon/regions/place-name.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FactorQuestion } from './factor-question.tsx'
import type { PaperHands } from './paper-context.ts'
import { UnitQuestion } from './unit-question.tsx'

/** More lines than these wait their turn: the next is asked when one has its answer. */
const mostAsked = 3
const places = listPlaces()

/** What keeps lines from being counted, asked in place where an answer is all that the engine needs. */
export function PaperMissing({ analysis, hands }: { analysis: Analysis; hands: PaperHands | null }) {
  if (hands === null) return null
  const { uncounted } = standingOf(analysis)
  const of = (part: MissingPart) => uncounted.filter(({ missing }) => missing === part)
  const withoutPlace = of('place')
  return (
    <>
      {withoutPlace.length > 0 && <PlaceQuestion lines={withoutPlace} hands={hands} />}
      {of('unit')
        .slice(0, mostAsked)
        .map((line) => (
          <UnitQuestion key={line.activity.id} line={line} hands={hands} />
        ))}
      {of('factor')
        .slice(0, mostAsked)
        .map((line) => (
          <FactorQuestion key={line.activity.id} line={line} hands={hands} />
        ))}
    </>
  )
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
