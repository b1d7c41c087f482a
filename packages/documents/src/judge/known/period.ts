import { bars, mostSure } from './bars.ts'
import { type Field, fieldOn } from './field.ts'
import { likeliestValue } from './likeliest-value.ts'
import type { PageDates } from './page-dates.ts'
import weights from './period-weights.generated.json' with { type: 'json' }
import { type RangeDescribed, describeRanges } from './range-features.ts'

export type DateRange = { start: string | null; end: string | null }

/** The period that a paper is about: the likeliest of the days that it prints by fitted weights, where they are likely enough. */
export function findPeriod(dates: PageDates, issueDate: string | null): Field<DateRange> | null {
  const likeliest = likeliestValue<string, RangeDescribed>(describeRanges(dates, issueDate), weights.model)
  if (likeliest === null || likeliest.probability < bars.period) return null
  const { line, start, end } = likeliest.best
  return fieldOn(line, { start, end }, Math.min(mostSure, likeliest.probability))
}
