import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import type { Mention } from '../../../lay-out/lexicon/mention.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { type Dimension, unitOfWord } from '../../../lay-out/values/unit-text.ts'

const surely = 3
const energy: Partial<Record<Concept, ActivityKind>> = {
  electricity: 'electricity',
  'natural-gas': 'natural-gas',
  heat: 'heat',
}
const volume: Partial<Record<Concept, ActivityKind>> = {
  'natural-gas': 'natural-gas',
  water: 'water',
  wastewater: 'wastewater',
  diesel: 'diesel',
  petrol: 'petrol',
  lpg: 'lpg',
  waste: 'waste',
}
const mass: Partial<Record<Concept, ActivityKind>> = { waste: 'waste', refrigerant: 'refrigerant' }
const counted: Partial<Record<Dimension, Partial<Record<Concept, ActivityKind>>>> = { energy, volume, mass }

/** The one kind that words of any language name and that is measured so; null where they name none or several. */
export function kindInLexicon(
  folded: string,
  dimension: Dimension,
  least: Mention['strength'] = surely,
): ActivityKind | null {
  const kinds = counted[dimension]
  if (kinds === undefined) return null
  // "MWh" hints at electricity, and says nothing beside the name of what it measures.
  const named = findMentions(folded).flatMap(({ concept, strength, start, end }) =>
    strength >= least && unitOfWord(folded.slice(start, end)) === null ? (kinds[concept] ?? []) : [],
  )
  const [only, ...others] = new Set(named)
  return only === undefined || others.length > 0 ? null : only
}
