import { calculatorWords } from '@doublerule/carbon/calculator/calculator-words.ts'
import type { MessageRead } from '@doublerule/carbon/calculator/read-activities.ts'
import type { Interpretation, Question } from '../interpretation.ts'
import { sumBefore } from './change-sum.ts'

/** "Each" or "together": what was asked of the sum before, whether an amount is of each vehicle or of them all. */
export function settleShare(
  last: Interpretation | null,
  { activities: said }: MessageRead,
  { words }: Question,
): Interpretation | null {
  const before = sumBefore(last)?.activities ?? []
  const open = before.flatMap(({ openShare, quantity }) => (openShare === null ? [] : [quantity]))
  const isEach = calculatorWords.each.some((word) => words.includes(word))
  const isTogether = calculatorWords.together.some((word) => words.includes(word))
  if (open.length === 0 || isEach === isTogether) return null
  if (said.some(({ quantity, thing }) => thing === null && !open.includes(quantity))) return null
  const activities = before.map((activity) => ({
    ...activity,
    openShare: null,
    multipliers:
      isEach && activity.openShare !== null
        ? [activity.openShare, ...activity.multipliers]
        : activity.multipliers,
  }))
  return { kind: 'sum', activities }
}
