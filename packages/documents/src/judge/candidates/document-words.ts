import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { PageWords } from './page-words.ts'

/** How loudly a whole document says something. */
export type DocumentWords = {
  /** Sum of strengths over all lines. */
  weightOf: (concepts: readonly Concept[]) => number
  /** The greatest strength at the head of the document, where it says what it is. */
  headOf: (concept: Concept) => number
}

const headLines = 25

export function readDocumentWords(lines: readonly ReadLine[], words: PageWords): DocumentWords {
  const weights = new Map<Concept, number>()
  const heads = new Map<Concept, number>()
  for (const line of lines) {
    for (const { concept, strength } of words.of(line)) {
      weights.set(concept, (weights.get(concept) ?? 0) + strength)
      if (line.index < headLines) heads.set(concept, Math.max(heads.get(concept) ?? 0, strength))
    }
  }
  return {
    weightOf: (concepts) => concepts.reduce((sum, concept) => sum + (weights.get(concept) ?? 0), 0),
    headOf: (concept) => heads.get(concept) ?? 0,
  }
}
