import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { decimal } from '@doublerule/carbon/decimal.ts'
import { isSolidFuel } from '@doublerule/carbon/work-out/choose-solid-fuel.ts'

/** One of its usual unit of what is named; null where that is of no kind. */
export function oneUnitOf(asked: AskedActivity): AskedActivity | null {
  const isSolid = asked.kind === 'fuel' && isSolidFuel(asked.name ?? asked.text)
  const unit = asked.kind === null ? undefined : isSolid ? 't' : usualUnits[asked.kind]
  if (unit === undefined) return null
  return { ...asked, quantity: decimal('1'), unit: asked.unit ?? unit, multipliers: [], among: [] }
}

const usualUnits: Readonly<Partial<Record<NonNullable<AskedActivity['kind']>, string>>> = {
  electricity: 'kWh',
  'natural-gas': 'GJ',
  petrol: 'L',
  diesel: 'L',
  lpg: 'L',
  fuel: 'L',
  water: 'kL',
  wastewater: 'kL',
  waste: 't',
  refrigerant: 'kg',
  hotel: 'room-night',
  taxi: 'km',
  car: 'km',
  train: 'pkm',
  bus: 'pkm',
  freight: 'tkm',
  material: 't',
}
