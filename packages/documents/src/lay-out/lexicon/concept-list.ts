import { type Concept, isConcept } from './concept.ts'
import table from './concepts.generated.json' with { type: 'json' }

/** Concepts that a reader takes together, in their order: a row of `lexicon/concept-lists.tsv`, which says what they share. */
export function conceptList(name: keyof typeof table.lists): readonly Concept[] {
  return table.lists[name].filter(isConcept)
}
