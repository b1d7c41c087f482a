import type { Interpretation, Question } from './interpretation.ts'
import { periodIn } from './sum-periods.ts'

const mostWords = 10
/** Nothing but pointing, asking, mass and time: a question of such words has no subject but the sum before it. */
const plainWord =
  /^(?:and|so|ok|okay|then|but|please|what|how|much|many|is|are|was|does|do|would|will|be|it|that|this|they|those|in|of|for|over|to|as|about|a|an|the|per|each|every|one|whole|full|come|make|makes|mean|emit|emits|add|up|all|total|altogether|together|again|co2|co2e|carbon|emissions?|tonnes?|tons?|t|kg|kgs|kilos?|kilograms?|day|week|month|quarter|year|annum|daily|weekly|monthly|quarterly|annual|annually|yearly)$/
const asksAmount =
  /\bhow (?:much|many)\b|\b(?:in|as|to|of) (?:metric )?(?:t|tonnes?|tons?|kg|kgs|kilos?|kilograms?)\b|^(?:tonnes?|kg)\b|\b(?:in total|altogether)\b/

/** "How much is that?", "and in tonnes?", "and in a year?" after a sum: about its emissions, never about our prices. */
export function recogniseSumAgain(question: Question, last: Interpretation | null): Interpretation | null {
  if (last?.kind !== 'sum' && last?.kind !== 'sum-period') return null
  const words = question.text.match(/[a-z0-9]+/g) ?? []
  if (words.length === 0 || words.length > mostWords) return null
  if (!words.every((word) => plainWord.test(word) || word === 's')) return null
  const period = periodIn(question.text)
  if (period !== null) return { kind: 'sum-period', request: last.request, period }
  return asksAmount.test(question.text) ? { kind: 'sum', request: last.request } : null
}
