import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import type { Interpretation, Question } from '../interpretation.ts'
import { sumBefore } from './change-sum.ts'
import { oneUnitOf } from './one-unit-of.ts'

const mostWords = 10
const mostWordsOfSum = 5
const asksScope = /\bscopes? ?[123]?\b|\bcategor(?:y|ies)\b/
const namesOne = /\bscope ?[123]/
const asks = /^(?:and |so )?(?:is|are|what|which|does|do|would|where|in which)\b|\?/

/** "Does that include the gas we burn?", said of a scope. */
const asksWhetherIncluded = /\b(?:includ|cover|contain|count)\w*\b/
/** "Which one is a taxi?", said of scopes. */
const asksWhich = /\bwhich (?:one|of (?:them|these|those|the (?:two|three)))\b/
const isScope = /^basics\.scope-[123]$/

/** "Is concrete scope 1?", "which category are flights?": the engine tells it of what it works out, and of the sum before. */
export function recogniseScope(
  { raw, corrected, words }: Question,
  last: Interpretation | null,
): Interpretation | null {
  const isOfScope =
    last?.kind === 'passage' &&
    isScope.test(last.passage.id) &&
    (asksWhetherIncluded.test(corrected) || asksWhich.test(corrected))
  if (words.length > mostWords || !(isOfScope || asksScope.test(corrected)) || !asks.test(corrected))
    return null
  const one = oneUnitOf(readActivities(raw).whole)
  if (one !== null) return { kind: 'sum-scope', activities: [one] }
  const before = words.length <= mostWordsOfSum && !namesOne.test(corrected) ? sumBefore(last) : null
  return before === null ? null : { kind: 'sum-scope', activities: before.activities }
}
