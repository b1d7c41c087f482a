import { addDays } from '../../lay-out/values/calendar.ts'
import { bars, mostSure } from './bars.ts'
import { type Field, fieldOn } from './field.ts'
import { rankValues } from './likeliest-value.ts'
import type { PageDates } from './page-dates.ts'
import weights from './period-weights.generated.json' with { type: 'json' }
import { type RangeDescribed, describeRanges } from './range-features.ts'

export type DateRange = { start: string | null; end: string | null }

const leastOwn = 0.35
// A row on one side of a new price and the whole of the rows are about as likely.
const tiedShare = 0.75

/**
 * The period that a paper is about: the likeliest of the days that it prints by fitted weights, where it is likely enough together with
 * those that tell of the same days: a day more or less at an end, or a part that begins or ends with it.
 */
export function findPeriod(dates: PageDates, issueDate: string | null): Field<DateRange> | null {
  const ranked = rankValues<string, RangeDescribed>(describeRanges(dates, issueDate), weights.model)
  const [likeliest] = ranked
  if (likeliest === undefined || likeliest.probability < leastOwn) return null
  const { line, start, end } = likeliest.best
  const same = ranked.filter(({ best }) => tellsOfSame(likeliest.best, best))
  const isPart = ranked.some(
    (one) =>
      !same.includes(one) &&
      tellsOfSame(one.best, likeliest.best) &&
      one.probability >= tiedShare * likeliest.probability,
  )
  const probability = isPart ? likeliest.probability : same.reduce((sum, one) => sum + one.probability, 0)
  if (probability < bars.period) return null
  return fieldOn(line, { start, end }, Math.min(mostSure, probability))
}

function tellsOfSame(whole: RangeDescribed, other: RangeDescribed): boolean {
  const isWithin = other.start >= addDays(whole.start, -1) && other.end <= addDays(whole.end, 1)
  return isWithin && (other.start <= addDays(whole.start, 1) || other.end >= addDays(whole.end, -1))
}
