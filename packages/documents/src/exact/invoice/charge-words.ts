import type { Concept } from '../../lexicon/concept.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'

const charges: ReadonlySet<Concept> = new Set<Concept>([
  'levy',
  'tax',
  'standing-charge',
  'demand',
  'loss',
  'adjustment',
  'carbon',
])
const leastStrength = 2

/** True for a line that prices energy which another line sells: networks, taxes, certificates, discounts. */
export function isChargedAgain(folded: string): boolean {
  return findMentions(folded).some(
    ({ concept, strength }) => strength >= leastStrength && charges.has(concept),
  )
}
