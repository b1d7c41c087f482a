import type { Passage } from '#server/knowledge/passage.ts'
import type { Interpretation, Question } from './interpretation.ts'

const asksPrice =
  /\b(?:what|how much) (?:does|do|will|would|is|are) (?:it|this|that|they|you|the (?:platform|software|product|tool|service|subscription))\b.{0,20}\b(?:costs?|charged?|price)\b|\bhow much (?:is|are) (?:it|this|that|they|the (?:platform|software|product|tool|service|subscription))\b|\b(?:your|the) (?:prices?|fees?|price list)\b|\bhow expensive\b|\bhow much (?:is it )?(?:per|a) (?:month|year|user|seat|site|licence|unit)\b|\b(?:software|platform|subscription|licence|product) (?:costs?|price)\b/

/** What anything of ours costs: always the passage that says that pricing is custom. */
export function recognisePriceQuestion(
  question: Question,
  findPassage: (id: string) => Passage | undefined,
): Interpretation | null {
  const passage = asksPrice.test(question.words.join(' ')) ? findPassage('pricing.custom') : undefined
  return passage === undefined ? null : { kind: 'passage', passage, also: null }
}
