import { nearbyFactors, rankFactors, stemOf } from '../factors/rank-factors.ts'
import { placeName } from '../regions/place-name.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'
import { describeStanding } from './describe-standing.ts'

/** Their own rules choose for them; every other country may have a list of its own. */
const homeCountries: ReadonlySet<string | null> = new Set([null, 'AU', 'GB', 'US'])

export type NationalThing = {
  label: string
  category: string
  /** The middle of a factor's id ("taxi-regular"), the best first. */
  stems: readonly string[]
  /** The unit that the factor has to be per. */
  unit: string
}

/** What the place's own government prints for a thing, or null: then the caller's stand-in is used. */
export function chooseNationalRow(
  { label, category, stems, unit }: NationalThing,
  { place, date }: Situation,
): Choice | null {
  if (homeCountries.has(place.country)) return null
  const rows = nearbyFactors({ category, unit, scope: 3 }, place.region)
    .filter(({ id }) => stems.includes(stemOf(id)))
    .toSorted((left, right) => stems.indexOf(stemOf(left.id)) - stems.indexOf(stemOf(right.id)))
  const [best] = rankFactors(rows, place.region, date)
  if (best === undefined || (best.standing !== 'site' && best.standing !== 'country')) return null
  const where = placeName(place.region ?? '')
  return {
    ...emptyChoice,
    options: [{ label, factors: [best.factor] }],
    confidence: 0.93,
    needsReview: best.isOutsideRange,
    reasons: [`${label} in ${where} (${place.because}).`, describeStanding(best, where)],
  }
}
