import table from './concepts.generated.json' with { type: 'json' }

/**
 * What words of a document can say, as far as a reader of activity data needs to know: rows of `lexicon/concepts.tsv`. The
 * phrases are data too, one file a language. A phrase of concept "none" says that its words mean nothing here
 * ("greenhouse gas" is no gas).
 */
export type Concept = keyof typeof table.concepts

export function isConcept(name: string): name is Concept {
  return Object.hasOwn(table.concepts, name)
}

/** What words can say about a document: all but that they mean nothing. */
export const spokenConcepts: readonly Concept[] = Object.keys(table.concepts)
  .filter(isConcept)
  .filter((concept) => concept !== 'none')
