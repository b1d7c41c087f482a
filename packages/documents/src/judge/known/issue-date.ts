import type { LogisticModel } from '../predict/predict-logistic.ts'
import { type DayDescribed, describeDays } from './date-features.ts'
import { bars, mostSure } from './bars.ts'
import { type Field, fieldOn } from './field.ts'
import weights from './issue-date-weights.generated.json' with { type: 'json' }
import { likeliestValue } from './likeliest-value.ts'
import type { PageDates } from './page-dates.ts'
import type { DateRange } from './period.ts'

const ambiguous = 0.6

/** The date on which the document was issued: the likeliest of its days by fitted weights, where it is likely enough. */
export function findIssueDate(dates: PageDates, model: LogisticModel = weights.model): Field<string> | null {
  return likeliestOf(describeDays(dates), model)
}

/** Where no day is likely enough among all: among those after the first of the period that was found, but for its last. */
export function findIssueDateBeside(dates: PageDates, { start, end }: DateRange): Field<string> | null {
  const others = describeDays(dates).filter(({ value }) => value > (start ?? '') && value !== end)
  return likeliestOf(others, weights.model)
}

function likeliestOf(days: readonly DayDescribed[], model: LogisticModel): Field<string> | null {
  const likeliest = likeliestValue<string, DayDescribed>(days, model)
  if (likeliest === null || likeliest.probability < bars.issueDate) return null
  const { line, value, isAmbiguous } = likeliest.best
  return fieldOn(line, value, Math.min(isAmbiguous ? ambiguous : mostSure, likeliest.probability))
}
