import { listPlaces } from '@doublerule/carbon/regions/place-name.ts'
import { unitsOfKind } from '@doublerule/carbon/working/units-of-kind.ts'
import { type ReactNode, useId } from 'react'
import { Field } from '#app/ui/field.tsx'
import { activityKindNames, readKind } from './activity-kinds.ts'

export type LineValues = { quantity: string; unit: string; kind: string; date: string; region: string }

type LineFieldsProps = {
  values: LineValues
  /** What stands for no choice of a place. */
  placeOfDocument: string
  isUnitWanted: boolean
  onChange: (part: Partial<LineValues>) => void
}

const places = listPlaces()

/** Quantity, unit, kind, date and place of a line, as it is changed or added. */
export function LineFields({ values, placeOfDocument, isUnitWanted, onChange }: LineFieldsProps) {
  const unitsId = useId()
  const kind = readKind(values.kind)
  const units = kind === null ? [] : unitsOfKind(kind)
  return (
    <>
      <Field
        label="Quantity"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        required
        value={values.quantity}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
      />
      <Field
        label="Unit"
        autoComplete="off"
        maxLength={40}
        required={isUnitWanted}
        list={unitsId}
        placeholder={units.length === 0 ? 'AUD' : units.slice(0, 4).join(', ')}
        value={values.unit}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
      />
      <datalist id={unitsId}>
        {units.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </datalist>
      <Choice label="Kind" value={values.kind} onChange={(chosen) => onChange({ kind: chosen })}>
        {activityKindNames.map(({ kind: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Choice>
      <Field
        label="Date"
        type="date"
        value={values.date}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
      <Choice label="Place" value={values.region} onChange={(region) => onChange({ region })}>
        <option value="">{placeOfDocument}</option>
        {places.map(({ region, name }) => (
          <option key={region} value={region}>
            {name}
          </option>
        ))}
      </Choice>
    </>
  )
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  )
}
