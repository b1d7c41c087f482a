import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { calculatorWords } from '@doublerule/carbon/calculator/calculator-words.ts'
import type { MessageRead } from '@doublerule/carbon/calculator/read-activities.ts'
import { countOf, type Multiplier } from '@doublerule/carbon/calculator/time-spans.ts'
import { decimal } from '@doublerule/carbon/decimal.ts'
import type { Interpretation, Question } from '../interpretation.ts'
import { countSubjects } from '../question-words.ts'
import { sumBefore } from './change-sum.ts'

/** "Each" or "together": what was asked of the sum before, whether an amount is of each vehicle or of them all; alone, of each of the people whom it left out. */
export function settleShare(
  last: Interpretation | null,
  { activities: said }: MessageRead,
  { words, text }: Question,
): Interpretation | null {
  const before = sumBefore(last)?.activities ?? []
  // "How much is it each?" divides.
  const isBare = countSubjects(words) === 0 && !/\?|\b(?:how|what)/.test(text)
  const timesOf = (activity: AskedActivity) => activity.openShare ?? (isBare ? peopleLeftOut(activity) : null)
  const open = before.flatMap((activity) => (timesOf(activity) === null ? [] : [activity.quantity]))
  const isEach = words.some((word) => calculatorWords.each.has(word))
  const isTogether = words.some((word) => calculatorWords.together.has(word))
  if (open.length === 0 || isEach === isTogether) return null
  if (said.some(({ quantity, thing }) => thing === null && !open.includes(quantity))) return null
  const activities = before.map((activity) => ({
    ...activity,
    openShare: null,
    leftOut: activity.leftOut.filter((said) => said !== timesOf(activity)?.text),
    multipliers: [...(isEach ? [timesOf(activity) ?? []].flat() : []), ...activity.multipliers],
  }))
  return { kind: 'sum', activities }
}

/** Where rooms are counted, the people are in them. */
function peopleLeftOut({ travellers, leftOut, unit, multipliers }: AskedActivity): Multiplier | null {
  const people = `${travellers ?? 0} people`
  const isInRooms = unit === 'room-night' && multipliers.length > 0
  return leftOut.includes(people) && !isInRooms ? countOf(decimal(String(travellers)), people) : null
}
