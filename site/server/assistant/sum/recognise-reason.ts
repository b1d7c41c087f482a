import type { Passage } from '#server/knowledge/passage.ts'
import type { Interpretation, Question } from '../interpretation.ts'
import { sumBefore } from './change-sum.ts'

const mostWords = 10
const asksWhy =
  /\b(?:why|how come|where (?:does|did|do|is)|what (?:is|does|was)|which|source (?:of|for)|explain|how did you get)\b/
const aFigure =
  /\b\d+\.\d+\b|\b(?:factors?|figures?|numbers?|rates?|multiplier|high|low|much|little|big|small|different)\b/

/** "Why 0.67?", "where does that number come from?": the factors of the sum before, with what is said of such factors. */
export function recogniseReason(
  last: Interpretation | null,
  { text, words }: Question,
  also: Passage | null,
): Interpretation | null {
  const before = sumBefore(last)
  if (before === null || words.length > mostWords || !asksWhy.test(text) || !aFigure.test(text)) return null
  return { kind: 'sum-reason', activities: before.activities, ...(also === null ? {} : { also }) }
}
