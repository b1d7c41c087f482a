import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import type { MessageRead } from '@doublerule/carbon/calculator/read-activities.ts'
import type { Context, Interpretation, Question } from '../interpretation.ts'
import { sumBefore } from './change-sum.ts'

const asksScope = /\bscope ?([123])\b/
const mostWordsOfRows = 8
const mostWordsOfTotal = 4
const pointsAtParts = /\b(?:that|those|these|them|it|this|part|parts|rows?|lines?)\b/
const asksMeaning = /\b(?:what|mean|means|define)\b/
const goesOn = /^(?:and|so|ok|then|now|just|only)\b|\bonly\b/
const asksTotal = /\b(?:total|altogether)\b/
const asksExtreme =
  /\b(?:which|what|where)\b.*\b(?:biggest|largest|highest|most|worst|main|major|(smallest|least|lowest))\b/
const joins =
  /\b(?:add|combined?|sum)\b.*\b(?:them|both|all|that|those|these|two|three|up|together)\b|\b(?:together|all of (?:them|that|those)|both|everything)\b/
const leavesOut =
  /\b(?:leave out|leaving out|without|drop|remove|exclud\w+|skip|forget|take out|not counting)\b/
const keepsOnly = /\b(?:only|just)\b/

/** "Which is the biggest?", "leave out the LPG", "add them together": the rows of the sum, and of the ones before it. */
export function asksRows(
  { last, sums }: Pick<Context, 'last' | 'sums'>,
  { whole: { kind } }: MessageRead,
  { text, words }: Question,
): Interpretation | null {
  const before = sumBefore(last)
  if (before === null || words.length > mostWordsOfRows) return null
  const { activities } = before
  const isOfSum = pointsAtParts.test(text) || (goesOn.test(text) && !asksMeaning.test(text))
  const scope = isOfSum ? asksScope.exec(text)?.[1] : undefined
  if (scope !== undefined) return { kind: 'sum-part', activities, scope }
  if (words.length <= mostWordsOfTotal && !asksMeaning.test(text) && asksTotal.test(text))
    return { kind: 'sum', activities }
  const extreme = activities.length > 1 ? asksExtreme.exec(text) : null
  if (extreme !== null) return { kind: 'sum-extreme', activities, isLeast: extreme[1] !== undefined }
  if (kind === null)
    return sums.length > 1 && joins.test(text) ? { kind: 'sum', activities: sums.flat() } : null
  const isNamed = (activity: AskedActivity) => activity.kind === kind
  const kept = leavesOut.test(text)
    ? activities.filter((activity) => !isNamed(activity))
    : keepsOnly.test(text)
      ? activities.filter(isNamed)
      : activities
  return kept.length > 0 && kept.length < activities.length ? { kind: 'sum', activities: kept } : null
}
