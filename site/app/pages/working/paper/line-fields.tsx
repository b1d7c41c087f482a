import { activityKindNames } from './activity-kinds.ts'
import { Field } from '#app/ui/field.tsx'
import { useId } from 'react'

export type LineValues = { quantity: string; unit: string; kind: string; date: string }

type LineFieldsProps = { values: LineValues; onChange: (part: Partial<LineValues>) => void }

/** Quantity, unit, kind and date of a line, as it is changed or added. */
export function LineFields({ values, onChange }: LineFieldsProps) {
  const kindId = useId()
  return (
    <>
      <Field
        label="Quantity"
        inputMode="decimal"
        autoComplete="off"
        required
        value={values.quantity}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
      />
      <Field
        label="Unit"
        autoComplete="off"
        placeholder="kWh, L, t, km"
        value={values.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
      />
      <div>
        <label htmlFor={kindId} className="mb-1 block text-sm font-semibold">
          Kind
        </label>
        <select
          id={kindId}
          className="input"
          value={values.kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value })}
        >
          {activityKindNames.map(({ kind, name }) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Field
        label="Date"
        type="date"
        value={values.date}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
    </>
  )
}
