import { dominantLanguages } from '../lexicon/dominant-languages.ts'
import { foldText } from '../values/plain-text.ts'

const leastShare = 0.2
// Words that many languages share leave them near each other: then none is named.
const leastLead = 0.04

/** The language that most words of a document belong to, as its code; null where too few words are known. */
export function detectLanguage(texts: Iterable<string>): string | null {
  const [best, second] = dominantLanguages(Array.from(texts, foldText))
  if (best === undefined || best.share < leastShare) return null
  return best.share - (second?.share ?? 0) < leastLead ? null : best.language
}
