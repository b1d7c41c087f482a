import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Dimension, Unit } from '../../lay-out/values/unit-text.ts'

/** What meters count: their rows and columns tell of one use in several ways, those of goods do not. */
export const meteredKinds = [
  'electricity',
  'electricity-export',
  'natural-gas',
  'water',
  'wastewater',
  'heat',
] as const

export type MeteredKind = (typeof meteredKinds)[number]

/** Kinds that are told apart by the same evidence: which fuel it is, or which ride, is asked afterwards. */
export const kindGroups = [
  ...meteredKinds,
  'fuel',
  'waste',
  'refrigerant',
  'freight',
  'material',
  'hotel',
  'journey',
] as const

export type KindGroup = (typeof kindGroups)[number]

type GroupRule = {
  /** What words say that it is this group. */
  concepts: readonly Concept[]
  dimensions: readonly Dimension[]
  kinds: readonly ActivityKind[]
}

const energyOrVolume: readonly Dimension[] = ['energy', 'volume']

export const groupRules: Readonly<Record<KindGroup, GroupRule>> = {
  electricity: { concepts: ['electricity'], dimensions: ['energy'], kinds: ['electricity'] },
  'electricity-export': {
    concepts: ['export', 'generation'],
    dimensions: ['energy'],
    kinds: ['electricity-export'],
  },
  'natural-gas': { concepts: ['natural-gas'], dimensions: energyOrVolume, kinds: ['natural-gas'] },
  water: { concepts: ['water'], dimensions: ['volume'], kinds: ['water'] },
  wastewater: { concepts: ['wastewater'], dimensions: ['volume'], kinds: ['wastewater'] },
  heat: { concepts: ['heat'], dimensions: ['energy'], kinds: ['heat'] },
  fuel: {
    concepts: ['petrol', 'diesel', 'lpg', 'fuel'],
    dimensions: ['volume', 'mass'],
    kinds: ['petrol', 'diesel', 'lpg', 'fuel'],
  },
  waste: { concepts: ['waste', 'recycling'], dimensions: ['mass', 'volume', 'count'], kinds: ['waste'] },
  refrigerant: { concepts: ['refrigerant'], dimensions: ['mass'], kinds: ['refrigerant'] },
  freight: { concepts: ['freight'], dimensions: ['mass', 'freight-work'], kinds: ['freight'] },
  material: { concepts: ['material'], dimensions: ['mass', 'volume', 'count'], kinds: ['material'] },
  hotel: { concepts: ['hotel', 'nights'], dimensions: ['nights'], kinds: ['hotel'] },
  journey: {
    concepts: ['train', 'bus', 'public-transport', 'taxi', 'car', 'flight'],
    dimensions: ['distance', 'passenger-distance'],
    kinds: ['train', 'bus', 'public-transport', 'taxi', 'car', 'flight'],
  },
}

const subjects = new Set<Concept>(Object.values(groupRules).flatMap(({ concepts }) => concepts))

/** Whether a concept names something that is counted. */
export function isSubject(concept: Concept): boolean {
  return subjects.has(concept)
}

const gasVolumes = ['m3', 'CCF', 'MCF', 'scf']
const fuelVolumes = ['L', 'gal-us', 'gal-uk', 'kL', 'm3']

/** Whether a unit can measure the group at all; every group can be counted without a printed unit. */
export function canBeIn(group: KindGroup, unit: Unit | null): boolean {
  if (unit === null) return true
  if (!groupRules[group].dimensions.includes(unit.dimension)) return false
  if (unit.dimension !== 'volume') return true
  if (group === 'natural-gas') return gasVolumes.includes(unit.unit)
  return group !== 'fuel' || fuelVolumes.includes(unit.unit)
}
