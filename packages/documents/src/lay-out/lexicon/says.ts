import type { Concept } from './concept.ts'
import { findMentions } from './find-mentions.ts'
import type { Mention } from './mention.ts'

/** True where a folded text says one of the concepts at least this strongly. */
export function says(folded: string, concepts: readonly Concept[], least: Mention['strength'] = 2): boolean {
  return findMentions(folded).some(({ concept, strength }) => strength >= least && concepts.includes(concept))
}
