import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { isConcreteMix } from './concrete-mix.ts'

const surely = 3
const likely = 2
/** A sand cake is food, a concrete drill bit a tool, and the hire of a cement mixer a service. */
const others: readonly Concept[] = ['food', 'retail', 'service', 'freight', 'waste']

/** Whether the folded name of goods is that of a building material, in any language of the lexicon. */
export function namesMaterial(folded: string): boolean {
  if (isConcreteMix(folded)) return true
  const said = findMentions(folded)
  return (
    said.some(({ concept, strength }) => concept === 'material' && strength >= surely) &&
    !said.some(({ concept, strength }) => strength >= likely && others.includes(concept))
  )
}
