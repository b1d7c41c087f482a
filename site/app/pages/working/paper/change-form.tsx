import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import type { PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { deskTexts } from '#shared/desk-texts.ts'
import type { Change } from '../desk/correct-papers.ts'
import { readKind, readTypedNumber } from './activity-kinds.ts'
import { countedWith, labelChoice } from './dropped-scopes.ts'
import { FactorChoice } from './factor-choice.tsx'
import type { ChosenFactor } from './factor-look-up.tsx'
import { FormEnd } from './form-end.tsx'
import { LineFields, type LineValues } from './line-fields.tsx'
import type { PaperHands } from './paper-context.ts'

type ChangeFormProps = { line: PaperLine; hands: PaperHands; onDone: () => void }

/** Changes one line: only what differs becomes a correction, and what was printed stays beside it. */
export function ChangeForm({ line, hands, onDone }: ChangeFormProps) {
  const { activity, reference } = line
  const before: LineValues = {
    quantity: activity.quantity,
    unit: activity.unit ?? '',
    kind: activity.kind,
    date: activity.details?.date ?? '',
    region: '',
  }
  const [values, setValues] = useState(before)
  const [isLookingUp, setIsLookingUp] = useState(false)
  const [chosen, setChosen] = useState<ChosenFactor | null>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  // Whoever opened it goes on in it.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function changes(): readonly Change[] | string {
    const isSame = values.quantity === before.quantity
    const quantity = isSame ? { value: before.quantity } : readTypedNumber(values.quantity)
    const kind = readKind(values.kind)
    if ('problem' in quantity) return deskTexts.quantityProblems[quantity.problem]
    const unit = values.unit.trim()
    if (unit === '' && before.unit !== '') return deskTexts.unitWanted
    const common = { activity: activity.id, reason }
    return [
      ...(kind === null || kind === before.kind ? [] : [{ ...common, type: 'kind' as const, kind }]),
      ...(quantity.value === before.quantity && unit === before.unit
        ? []
        : [
            {
              ...common,
              type: 'amount' as const,
              quantity: quantity.value,
              unit: unit === '' ? null : unit,
            },
          ]),
      ...(values.date === before.date || values.date === ''
        ? []
        : [{ ...common, type: 'date' as const, date: values.date }]),
      ...(values.region === '' ? [] : [{ ...common, type: 'place' as const, region: values.region }]),
      ...(chosen === null
        ? []
        : [
            {
              ...common,
              type: 'factors' as const,
              factors: countedWith(chosen).map(({ id }) => id),
              label: labelChoice(line, chosen),
            },
          ]),
    ]
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const made = changes()
    if (typeof made === 'string') return setError(made)
    if (made.length === 0 || (await hands.correct(made))) onDone()
  }

  return (
    <form
      ref={form}
      className="paper-form"
      aria-label={`Change ${reference}`}
      onSubmit={(event) => void submit(event)}
    >
      <LineFields
        values={values}
        placeOfDocument="As printed"
        isUnitWanted={before.unit !== ''}
        onChange={(part) => setValues({ ...values, ...part })}
      />
      <div className="paper-form-wide">
        {isLookingUp ? (
          <FactorChoice
            line={line}
            words={kindName(readKind(values.kind) ?? activity.kind)}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : (
          <Button size="small" onClick={() => setIsLookingUp(true)}>
            Choose another factor
          </Button>
        )}
      </div>
      <FormEnd
        label="Reason"
        placeholder="Meter read again on 3 October"
        reason={reason}
        onReason={setReason}
        error={error}
        action="Work out again"
        onCancel={onDone}
      />
    </form>
  )
}
