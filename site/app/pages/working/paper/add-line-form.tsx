import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Field } from '#app/ui/field.tsx'
import { deskTexts } from '#shared/desk-texts.ts'
import type { Change } from '../desk/correct-papers.ts'
import { readKind, readTypedNumber } from './activity-kinds.ts'
import { FormEnd } from './form-end.tsx'
import { LineFields, type LineValues } from './line-fields.tsx'
import type { PaperHands } from './paper-context.ts'

const emptyLine: LineValues & { description: string } = {
  description: '',
  quantity: '',
  unit: '',
  kind: 'electricity',
  date: '',
  region: '',
}

type AddLineFormProps = {
  hands: PaperHands
  /** Numbers that lines by hand have already. */
  taken: ReadonlySet<string>
  onDone: (() => void) | null
}

/** A line that the document does not show, or that could not be read: worked out like any other. */
export function AddLineForm({ hands, taken, onDone }: AddLineFormProps) {
  const [values, setValues] = useState(emptyLine)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isAsked = onDone !== null

  // Whoever opened it goes on in it; where it stands on an empty paper nobody has.
  useEffect(() => {
    if (isAsked) form.current?.querySelector('input')?.focus()
  }, [isAsked])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const problem = problemOf(values)
    const quantity = readTypedNumber(values.quantity)
    const kind = readKind(values.kind)
    if (problem !== null || 'problem' in quantity || kind === null) return setError(problem)
    let number = 1
    while (taken.has(`h${number}`)) number += 1
    const activity = `h${number}`
    const line: Change = {
      type: 'add',
      activity,
      description: values.description.trim() === '' ? 'Line entered by hand' : values.description.trim(),
      kind,
      quantity: quantity.value,
      unit: values.unit.trim(),
      date: values.date === '' ? null : values.date,
      reason,
    }
    const { region } = values
    const stands = await hands.correct(
      region === '' ? [line] : [line, { type: 'place', activity, region, reason: '' }],
    )
    if (!stands) return
    setValues(emptyLine)
    setReason('')
    setError(null)
    onDone?.()
  }

  return (
    <form
      ref={form}
      className="paper-form"
      aria-label="Add a line by hand"
      onSubmit={(event) => void submit(event)}
    >
      <div className="paper-form-wide">
        <Field
          label="What it is"
          autoComplete="off"
          maxLength={200}
          placeholder="Diesel, site tank"
          value={values.description}
          onChange={(event) => setValues({ ...values, description: event.currentTarget.value })}
        />
      </div>
      <LineFields
        values={values}
        placeOfDocument="The document’s"
        isUnitWanted
        onChange={(part) => setValues({ ...values, ...part })}
      />
      <FormEnd
        label="Where the figure is from"
        reason={reason}
        onReason={setReason}
        error={error}
        action="Add the line"
        onCancel={onDone}
      />
    </form>
  )
}

function problemOf({ quantity, unit }: LineValues): string | null {
  const { quantityProblems, unitWanted } = deskTexts
  const read = readTypedNumber(quantity)
  if ('problem' in read) return quantityProblems[read.problem]
  if (read.value.startsWith('-')) return quantityProblems.negative
  return unit.trim() === '' ? unitWanted : null
}
