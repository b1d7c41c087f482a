import type { ActivityKind } from '../analysis/analysis-schema.ts'

const names = {
  electricity: 'Electricity',
  'electricity-export': 'Electricity fed into the grid',
  'natural-gas': 'Natural gas',
  lpg: 'LPG',
  petrol: 'Petrol',
  diesel: 'Diesel',
  fuel: 'Fuel of another kind',
  heat: 'Heat or steam',
  water: 'Water',
  wastewater: 'Wastewater',
  waste: 'Waste',
  refrigerant: 'Refrigerant',
  flight: 'Flight',
  train: 'Train',
  bus: 'Bus',
  taxi: 'Taxi',
  car: 'Car',
  'public-transport': 'Public transport',
  hotel: 'Hotel',
  freight: 'Freight',
  material: 'Material',
  spend: 'Spend, in money',
} as const satisfies Record<ActivityKind, string>

export function kindName(kind: ActivityKind): string {
  return names[kind]
}

function isKind(text: string): text is ActivityKind {
  return Object.hasOwn(names, text)
}

/** Every kind of activity, for a list to choose from. */
export const kinds: readonly ActivityKind[] = Object.keys(names).filter(isKind)

/** The name of a kind that comes as text, such as the head of a row; other texts as they are. */
export function readKindName(text: string): string {
  return isKind(text) ? kindName(text) : text
}
