import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { unitById } from '@doublerule/carbon/units/unit-table.ts'

const travelled = ['distance', 'passenger-distance', 'travel-legs', 'trips']
const driven = [...travelled, 'vehicle-distance']
const matter = ['mass', 'volume', 'bags', 'count']

/** What the quantity of each kind can be, by the dimensions of units.csv; money is a currency and no unit. */
const dimensionsOfKind = {
  electricity: ['energy'],
  'electricity-export': ['energy'],
  'natural-gas': ['energy', 'volume'],
  lpg: ['volume', 'mass', 'energy', 'count'],
  petrol: ['volume'],
  diesel: ['volume'],
  fuel: ['volume', 'mass', 'energy'],
  heat: ['energy'],
  water: ['volume'],
  wastewater: ['volume'],
  waste: ['mass', 'volume', 'count'],
  refrigerant: ['mass'],
  flight: travelled,
  train: travelled,
  bus: travelled,
  taxi: driven,
  car: [...driven, 'time'],
  'public-transport': travelled,
  hotel: ['room-nights'],
  freight: ['mass', 'freight-work', 'distance', 'vehicle-distance'],
  material: matter,
  spend: [],
} satisfies Record<ActivityKind, readonly string[]>

/** True where the unit can measure the kind; null where there is no such unit to judge. */
export function canMeasure(kind: ActivityKind, unit: string | null): boolean | null {
  const dimension = unit === null ? undefined : unitById(unit)?.dimension
  const dimensions: readonly string[] = dimensionsOfKind[kind]
  return dimension === undefined || dimensions.length === 0 ? null : dimensions.includes(dimension)
}
