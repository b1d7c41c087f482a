import { listPlaces } from '@doublerule/carbon/regions/place-name.ts'
import type { PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Change } from '../desk/correct-papers.ts'
import { readKind, readTypedNumber } from './activity-kinds.ts'
import { LineFields, type LineValues } from './line-fields.tsx'
import type { PaperHands } from './paper-context.ts'

type ChangeFormProps = { line: PaperLine; hands: PaperHands; onDone: () => void }

const places = listPlaces()

/** Changes one line: only what differs becomes a correction, and what was printed stays beside it. */
export function ChangeForm({ line: { activity, reference }, hands, onDone }: ChangeFormProps) {
  const before: LineValues = {
    quantity: activity.quantity,
    unit: activity.unit ?? '',
    kind: activity.kind,
    date: activity.details?.date ?? '',
  }
  const [values, setValues] = useState(before)
  const [region, setRegion] = useState('')
  const [factor, setFactor] = useState('')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const regionId = useId()

  function changes(): readonly Change[] | string {
    const quantity = readTypedNumber(values.quantity)
    const kind = readKind(values.kind)
    if (quantity === null) return 'The quantity is not a number. Write it as 4260.5.'
    const line = { activity: activity.id, reason }
    const unit = values.unit.trim()
    return [
      ...(kind === null || kind === before.kind ? [] : [{ ...line, type: 'kind' as const, kind }]),
      ...(quantity === before.quantity && unit === before.unit
        ? []
        : [{ ...line, type: 'amount' as const, quantity, unit: unit === '' ? null : unit }]),
      ...(values.date === before.date || values.date === ''
        ? []
        : [{ ...line, type: 'date' as const, date: values.date }]),
      ...(region === '' ? [] : [{ ...line, type: 'place' as const, region }]),
      ...(factor.trim() === ''
        ? []
        : [{ ...line, type: 'factors' as const, factors: factor.trim().split(/[\s,]+/), label: '' }]),
    ]
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const made = changes()
    if (typeof made === 'string') return setError(made)
    if (made.length === 0 || (await hands.correct(made))) onDone()
  }

  return (
    <form className="paper-form" aria-label={`Change ${reference}`} onSubmit={(event) => void submit(event)}>
      <LineFields values={values} onChange={(part) => setValues({ ...values, ...part })} />
      <div>
        <label htmlFor={regionId} className="mb-1 block text-sm font-semibold">
          Place
        </label>
        <select
          id={regionId}
          className="input"
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value)}
        >
          <option value="">As on the document</option>
          {places.map((place) => (
            <option key={place.region} value={place.region}>
              {place.name}
            </option>
          ))}
        </select>
      </div>
      <Field
        label="Factor, by its id in the library"
        autoComplete="off"
        value={factor}
        onChange={(event) => setFactor(event.currentTarget.value)}
      />
      <div className="paper-form-wide">
        <Field
          label="Reason"
          autoComplete="off"
          maxLength={500}
          placeholder="Meter read again on 3 October"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      {error !== null && (
        <p role="alert" className="paper-form-wide text-sm text-pencil">
          {error}
        </p>
      )}
      <div className="paper-form-wide line-actions">
        <Button type="submit" look="filled" size="small">
          Work out again
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
