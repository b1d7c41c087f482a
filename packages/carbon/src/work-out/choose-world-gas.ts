import { factorsByIds } from '../factors/factor-library.ts'
import type { LibraryFactor } from '../factors/factor-table.ts'
import { companionIds, nearbyFactors, rankFactors } from '../factors/rank-factors.ts'
import { placeName } from '../regions/place-name.ts'
import { areSameDimension } from '../units/unit-table.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'
import { describeStanding } from './describe-standing.ts'

/**
 * Gas bills are on the gross heating value, which the IPCC's rows "-gross" are on; its other rows per GJ are net. Of a
 * fuel sold for several uses, a bill is of a shop or an office before it is of a works.
 */
function isForBills({ id }: LibraryFactor): boolean {
  const isIpcc = id.startsWith('global-ipcc')
  return !id.includes('-industrial-') && !id.includes('-road-') && (!isIpcc || id.endsWith('-gross'))
}

/** Natural gas outside the three home countries: province, country, then the IPCC default; null where none is in the unit. */
export function chooseWorldGas(situation: Situation): Choice | null {
  const { place, line, date } = situation
  const unit = line.unit ?? 'GJ'
  const fitting = nearbyFactors({ category: 'natural-gas', scope: 1 }, place.region).filter(
    (factor) => isForBills(factor) && areSameDimension(unit, factor.unit),
  )
  const exactFirst = fitting.toSorted(
    (left, right) => Number(right.unit === unit) - Number(left.unit === unit),
  )
  const [best] = rankFactors(exactFirst, place.region, date)
  if (best === undefined) return null
  const { factor } = best
  const where = place.country === null ? 'an unknown place' : placeName(place.region ?? place.country)
  const isOfficial = best.standing === 'site' || best.standing === 'country'
  return {
    ...emptyChoice,
    options: [{ label: factor.name, factors: [factor, ...factorsByIds(...companionIds(factor.id))] }],
    confidence: isOfficial ? 0.95 : 0.7,
    isProxy: !isOfficial,
    needsReview: !isOfficial || best.isOutsideRange,
    reasons: [`Natural gas in ${where} (${place.because}).`, describeStanding(best, where)],
  }
}
