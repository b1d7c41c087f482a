import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import type { Interpretation, Question } from '../interpretation.ts'
import { oneUnitOf } from './one-unit-of.ts'

const mostWords = 10
const asksScope = /\bscopes? ?[123]?\b|\bcategor(?:y|ies)\b/
const asks = /^(?:and |so )?(?:is|are|what|which|does|do|would|where|in which)\b|\?/

/** "Is concrete scope 1?", "which category are flights?": the engine tells it of what it works out. */
export function recogniseScope({ raw, corrected, words }: Question): Interpretation | null {
  if (words.length > mostWords || !asksScope.test(corrected) || !asks.test(corrected)) return null
  const one = oneUnitOf(readActivities(raw).whole)
  return one === null ? null : { kind: 'sum-scope', activities: [one] }
}
