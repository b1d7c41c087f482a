import type { ActivityKind } from '../analysis/analysis-schema.ts'
import { areSameDimension } from '../units/unit-table.ts'

const fuel = ['L', 'kg', 'GJ'] as const
const ride = ['km', 'pkm', 'vehicle-km', 'mile', 'passenger-leg', 'trip'] as const
const water = ['kL', 'm3', 'L'] as const

/** What a kind is measured in, the usual unit first; one unit of each dimension is enough to let in all of it. */
const unitsByKind = {
  electricity: ['kWh', 'MWh', 'GJ'],
  'electricity-export': ['kWh', 'MWh', 'GJ'],
  'natural-gas': ['GJ', 'MJ', 'm3', 'kWh', 't'],
  lpg: ['L', 'kg', 'GJ', 'each'],
  petrol: fuel,
  diesel: fuel,
  fuel,
  heat: ['kWh', 'GJ', 't'],
  water,
  wastewater: water,
  waste: ['t', 'kg', 'm3', 'bag', 'each'],
  refrigerant: ['kg', 'g', 'each'],
  flight: ['passenger-leg', 'pkm', 'km', 'trip', 'flight-hour'],
  train: ride,
  bus: ride,
  taxi: ride,
  car: [...ride, 'day'],
  'public-transport': ride,
  hotel: ['room-night', 'day'],
  freight: ['tkm', 't', 'km', 'vehicle-km', 'each'],
  material: ['t', 'kg', 'm3', 'm2', 'm', 'each', 'bag'],
  spend: [],
} as const satisfies Record<ActivityKind, readonly string[]>

/** Units that a line of this kind is commonly given in. */
export function unitsOfKind(kind: ActivityKind): readonly string[] {
  return unitsByKind[kind]
}

/** Units that a factor of this kind takes and no bill prints: they fit, and are not offered. */
const unprintedUnits: Partial<Record<ActivityKind, readonly string[]>> = {
  water: ['person-year'],
  wastewater: ['person-year'],
}

/** Money fits every kind; another unit fits where the kind is measured in what it measures. */
export function fitsKind(kind: ActivityKind, unit: string): boolean {
  const fitting = [...unitsOfKind(kind), ...(unprintedUnits[kind] ?? [])]
  return /^[A-Z]{3}$/.test(unit) || fitting.some((each) => areSameDimension(each, unit))
}
