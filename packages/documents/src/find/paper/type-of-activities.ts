import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ActivityDraft } from '../../judge/account/activity-draft.ts'
import { paperOf } from './paper.ts'

export const typesOfKind: Partial<Record<ActivityKind, DocumentType>> = {
  electricity: 'meter-data',
  'electricity-export': 'meter-data',
  'natural-gas': 'meter-data',
  water: 'meter-data',
  wastewater: 'meter-data',
  heat: 'meter-data',
  petrol: 'fuel-log',
  diesel: 'fuel-log',
  lpg: 'fuel-log',
  fuel: 'fuel-log',
  flight: 'flight-record',
  train: 'rail-record',
  taxi: 'taxi-receipt',
  hotel: 'hotel-receipt',
  bus: 'travel-record',
  car: 'travel-record',
  'public-transport': 'travel-record',
  freight: 'freight-document',
  waste: 'waste-docket',
  material: 'material-invoice',
  refrigerant: 'material-invoice',
}

export function isTravel(kind: ActivityKind): boolean {
  return paperOf[typesOfKind[kind] ?? 'other'] === 'travel'
}

export function typeOf(activities: readonly ActivityDraft[]): DocumentType {
  const types = new Set(activities.map(({ kind }) => typesOfKind[kind] ?? 'other'))
  const [first = 'other'] = types
  if (types.size === 1) return first
  return [...types].every((type) => paperOf[type] === 'travel') ? 'travel-record' : mostCommon(activities)
}

function mostCommon(activities: readonly ActivityDraft[]): DocumentType {
  const counts = Map.groupBy(activities, ({ kind }) => typesOfKind[kind] ?? 'other')
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 'other'
}
