import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Concept } from './concept.ts'
import { findMentions } from './find-mentions.ts'
import type { Dimension } from '../values/unit-text.ts'

const surely = 3
const metered: readonly Dimension[] = ['energy', 'volume']
const poured: readonly Dimension[] = ['volume', 'mass']
const carried: readonly Dimension[] = ['distance', 'passenger-distance']

type NamedKind = { concept: Concept; kind: ActivityKind; dimensions: readonly Dimension[] }

// Kinds by their words, and what they are measured in; where a text names several, the first.
const namedKinds: readonly NamedKind[] = [
  { concept: 'refrigerant', kind: 'refrigerant', dimensions: ['mass'] },
  { concept: 'wastewater', kind: 'wastewater', dimensions: ['volume'] },
  { concept: 'waste', kind: 'waste', dimensions: poured },
  { concept: 'recycling', kind: 'waste', dimensions: poured },
  { concept: 'heat', kind: 'heat', dimensions: ['energy'] },
  { concept: 'lpg', kind: 'lpg', dimensions: poured },
  { concept: 'natural-gas', kind: 'natural-gas', dimensions: metered },
  { concept: 'diesel', kind: 'diesel', dimensions: poured },
  { concept: 'petrol', kind: 'petrol', dimensions: poured },
  { concept: 'fuel', kind: 'fuel', dimensions: poured },
  { concept: 'electricity', kind: 'electricity', dimensions: ['energy'] },
  { concept: 'water', kind: 'water', dimensions: ['volume'] },
  // Goods by weight are known by the table that they stand in.
  { concept: 'material', kind: 'material', dimensions: [] },
  { concept: 'train', kind: 'train', dimensions: carried },
  { concept: 'bus', kind: 'bus', dimensions: carried },
  { concept: 'taxi', kind: 'taxi', dimensions: carried },
  { concept: 'public-transport', kind: 'public-transport', dimensions: carried },
  // A ride names the airport that it goes to.
  { concept: 'flight', kind: 'flight', dimensions: carried },
  { concept: 'car', kind: 'car', dimensions: carried },
  { concept: 'hotel', kind: 'hotel', dimensions: ['nights'] },
]

/** The kinds that the words of a folded text name beyond doubt. */
export function kindsNamed(folded: string): readonly ActivityKind[] {
  const named = namesIn(folded)
  return namedKinds.flatMap(({ concept, kind }) => (named.has(concept) ? [kind] : []))
}

/** The kind that a folded text names and that can be measured so; null where it names none. */
export function kindNamed(folded: string, dimension: Dimension): ActivityKind | null {
  const named = namesIn(folded)
  if (named.has('additive')) return null
  return (
    namedKinds.find(({ concept, dimensions }) => named.has(concept) && dimensions.includes(dimension))
      ?.kind ?? null
  )
}

function namesIn(folded: string): ReadonlySet<Concept> {
  return new Set(
    findMentions(folded)
      .filter(({ strength }) => strength >= surely)
      .map(({ concept }) => concept),
  )
}
