import type { Analysis, Question } from '../analysis/analysis-schema.ts'
import { type Decimal, decimal, minus, plus, sumOf } from '../decimal.ts'

/** The total of a paper, were its question answered with this option. */
export function totalUnderOption(
  { activities, totals }: Pick<Analysis, 'activities' | 'totals'>,
  question: Question,
  option: Question['options'][number],
): Decimal {
  const asked = activities.find(({ id }) => id === question.activity)
  const counted = sumOf(
    (asked?.emissions ?? []).filter((emission) => emission.counted).map(({ kgCO2e }) => decimal(kgCO2e)),
  )
  return plus(minus(decimal(totals.kgCO2e), counted), decimal(option.kgCO2e))
}
