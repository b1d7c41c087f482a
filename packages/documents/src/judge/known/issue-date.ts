import type { LogisticModel } from '../predict/predict-logistic.ts'
import { type DayDescribed, describeDays } from './date-features.ts'
import { bars, mostSure } from './bars.ts'
import { type Field, fieldOn } from './field.ts'
import weights from './issue-date-weights.generated.json' with { type: 'json' }
import { likeliestValue } from './likeliest-value.ts'
import type { PageDates } from './page-dates.ts'

const ambiguous = 0.6

/** The date on which the document was issued: the likeliest of its days by fitted weights, where it is likely enough. */
export function findIssueDate(dates: PageDates, model: LogisticModel = weights.model): Field<string> | null {
  const likeliest = likeliestValue<string, DayDescribed>(describeDays(dates), model)
  if (likeliest === null || likeliest.probability < bars.issueDate) return null
  const { line, value, isAmbiguous } = likeliest.best
  return fieldOn(line, value, Math.min(isAmbiguous ? ambiguous : mostSure, likeliest.probability))
}
