import { compare, decimal, times } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import type { Activity } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { unitsOfKind } from '@doublerule/carbon/working/units-of-kind.ts'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { readTypedNumber } from './activity-kinds.ts'
import { OptionTotal } from './option-total.tsx'
import type { QuestionProps } from './question-props.ts'
import { useForeseen } from './use-foreseen.ts'

const weightUnits = ['kg', 't', 'lb'] as const

/** Whether a line counts pieces of what is measured by its mass: no unit would make a mass of their number. */
export function countsPieces({ kind, unit }: Activity): boolean {
  return (unit === 'each' || unit === 'bag') && unitsOfKind(kind).includes('kg')
}

/** Pieces whose mass is not printed: what one weighs is asked, and the mass of all of them is what counts. */
export function WeightQuestion({ analysis, line: { activity }, hands }: QuestionProps) {
  const [typed, setTyped] = useState('')
  const [unit, setUnit] = useState<string>(weightUnits[0])
  const id = useId()
  const changes = useMemo(() => changesOf(activity, typed, unit), [activity, typed, unit])
  const [total] = useForeseen(hands, analysis, changes)
  const pieces = groupDigits(activity.quantity)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (changes.length > 0) void hands.correct(changes)
  }

  return (
    <form
      className="paper-question screen-only"
      aria-label={`Weight of ${activity.description}`}
      onSubmit={submit}
    >
      <p className="paper-question-head">What does one weigh?</p>
      <p id={`${id}-why`}>
        “{activity.description}” is a number of pieces ({pieces}), and the factor is per mass. It is not
        counted until the weight of one is known.
      </p>
      <div className="paper-question-field paper-question-weight">
        <input
          className="input"
          aria-label="Weight of one"
          aria-describedby={`${id}-why`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <select
          className="input"
          aria-label="Unit of the weight"
          value={unit}
          onChange={(event) => setUnit(event.currentTarget.value)}
        >
          {weightUnits.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <Button type="submit" look="filled" size="small" disabled={changes.length === 0}>
          Count it
        </Button>
      </div>
      <output className="paper-foreseen">{changes.length > 0 && <OptionTotal kg={total} />}</output>
    </form>
  )
}

/** The mass of all pieces, once a weight above nothing is typed. */
function changesOf({ id, quantity }: Activity, typed: string, unit: string) {
  const weight = readTypedNumber(typed)
  if ('problem' in weight || compare(decimal(weight.value), '0') <= 0) return []
  const mass = readTypedNumber(times(decimal(quantity), decimal(weight.value)))
  if ('problem' in mass) return []
  return [
    {
      type: 'amount' as const,
      activity: id,
      quantity: mass.value,
      unit,
      reason: `${groupDigits(quantity)} at ${groupDigits(weight.value)} ${unit} each`,
    },
  ]
}
