import type { Concept } from '../lexicon/concept.ts'
import { findMentions } from '../lexicon/find-mentions.ts'
import type { ColumnRole } from './column-roles.ts'

const leastStrength = 2

// What a word over a column says of the figures below it; the first concept that a head names decides.
const roleOfConcept: readonly (readonly [Concept, ColumnRole])[] = [
  ['carbon', 'note'],
  ['temperature', 'note'],
  ['average', 'note'],
  ['comparison', 'note'],
  ['forecast', 'note'],
  ['limit', 'note'],
  ['stock', 'note'],
  ['size', 'note'],
  ['percentage', 'note'],
  ['reactive', 'demand'],
  ['demand', 'demand'],
  ['unit', 'unit'],
  ['rate', 'rate'],
  ['tax', 'cost'],
  ['amount', 'cost'],
  ['currency', 'currency'],
  ['odometer', 'odometer'],
  ['reading', 'reading'],
  ['nights', 'nights'],
  ['rooms', 'rooms'],
  ['travellers', 'travellers'],
  ['distance', 'distance'],
  ['estimated', 'estimated'],
  ['net', 'quantity'],
  ['quantity', 'quantity'],
  ['use', 'quantity'],
  ['origin', 'origin'],
  ['destination', 'destination'],
  ['description', 'product'],
]

/** The role that the words of a folded head name in any language of the lexicon; null where they name none. */
export function headRole(folded: string): ColumnRole | null {
  const named = new Set(
    findMentions(folded)
      .filter(({ strength }) => strength >= leastStrength)
      .map(({ concept }) => concept),
  )
  return roleOfConcept.find(([concept]) => named.has(concept))?.[1] ?? null
}
