import type { Analysis, Question } from '../analysis/analysis-schema.ts'
import { type Decimal, decimal, minus, plus, sumOf } from '../decimal.ts'

/** The total of a paper, were these questions all answered with the option at this place. */
export function totalUnderOption(
  { activities, totals }: Pick<Analysis, 'activities' | 'totals'>,
  questions: readonly Question[],
  chosen: number,
): Decimal {
  return questions.reduce((total, question) => {
    const option = question.options[chosen]
    if (option === undefined) return total
    const asked = activities.find(({ id }) => id === question.activity)
    const counted = (asked?.emissions ?? []).filter((emission) => emission.counted)
    return plus(minus(total, sumOf(counted.map(({ kgCO2e }) => decimal(kgCO2e)))), decimal(option.kgCO2e))
  }, decimal(totals.kgCO2e))
}
