import { candidates, factorsByIds } from '../factors/factor-library.ts'
import type { LibraryFactor } from '../factors/factor-table.ts'
import { publisherOf } from '../factors/publishers.ts'
import type { RankedFactor, Standing } from '../factors/rank-factors.ts'
import { companionIds, nearbyFactors, rankFactors } from '../factors/rank-factors.ts'
import { placeName } from '../regions/place-name.ts'
import type { Choice, FactorOption, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'
import { describeStanding } from './describe-standing.ts'

const confidences: Readonly<Record<Standing, number>> = {
  site: 0.97,
  country: 0.95,
  screening: 0.7,
  default: 0.7,
  world: 0.4,
  scheme: 0.6,
}

function optionOf(factor: LibraryFactor): FactorOption {
  return { label: factor.name, factors: [factor, ...factorsByIds(...companionIds(factor.id))] }
}

/** Grids of a country's provinces, each in the edition of the date; none where the country is one grid. */
function provincesOf(country: string, { date }: Situation): RankedFactor[] {
  const factors = candidates({ category: 'electricity', scope: 2 })
  const regions = [...new Set(factors.map(({ region }) => region))].filter((region) =>
    region.startsWith(`${country}-`),
  )
  return regions.flatMap((region) =>
    rankFactors(
      factors.filter((factor) => factor.region === region),
      region,
      date,
    ),
  )
}

/**
 * Grid electricity outside Australia, the United Kingdom and the United States, by the standing of each factor: province,
 * country, screening average, world. Where only provinces have official figures, the reader is asked which one.
 */
export function chooseWorldElectricity(situation: Situation, region: string): Choice {
  const { place, date } = situation
  const country = place.country ?? region
  const ranked = rankFactors(nearbyFactors({ category: 'electricity', scope: 2 }, region), region, date)
  const [best, ...others] = ranked
  if (best === undefined) return noFactor(`The library holds no grid factor for ${placeName(region)}.`)
  const isOfficial = best.standing === 'site' || best.standing === 'country'
  const provinces = isOfficial ? [] : provincesOf(country, situation)
  const alternatives = [...provinces, ...others.filter(({ standing }) => standing === 'scheme')]
  const { caution } = publisherOf(best.factor.id)
  return {
    ...emptyChoice,
    options: [best, ...alternatives].map(({ factor }) => optionOf(factor)),
    question:
      provinces.length === 0
        ? null
        : 'Which province or territory is the meter in? Until you say, the screening average of the country is counted.',
    confidence: confidences[best.standing],
    isProxy: !isOfficial,
    needsReview: !isOfficial || best.isOutsideRange,
    reasons: [
      `Grid electricity in ${placeName(region)}: ${place.because}.`,
      describeStanding(best, placeName(region)),
      ...(caution === null ? [] : [caution]),
    ],
  }
}
