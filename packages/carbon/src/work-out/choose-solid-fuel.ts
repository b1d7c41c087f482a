import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { candidates, factorsByIds } from '../factors/factor-library.ts'
import {
  companionIds,
  nearbyFactors,
  rankFactors,
  stemOf,
  type RankedFactor,
} from '../factors/rank-factors.ts'
import { placeName } from '../regions/place-name.ts'
import { areSameDimension } from '../units/unit-table.ts'
import { emptyChoice, noFactor, type Choice, type FactorOption, type Situation } from './choice.ts'
import { describeStanding } from './describe-standing.ts'
import { findFuel, fuelLabel, type FuelName } from './fuel-words.ts'
import { solidFuels, type SolidFuel } from './solid-fuels.ts'

const categories = ['solid-fuel', 'bioenergy'] as const
/** Whose figures stand in where a place has none: the site is Australian. */
const standIn = 'AU'
const britishEditions = ['2024', '2025']
const britishUpstream = 'gb-defra-2025'

/** True where words name a fuel that is weighed: coal, coke, wood. */
export function isSolidFuel(description: string): boolean {
  const fuel = findFuel(description)
  return fuel !== null && solidFuels[fuel] !== undefined
}

type SortOption = FactorOption & { ranked: RankedFactor; isStandIn: boolean }

/**
 * Coal, coke and wood that are burned, by mass or energy: Scope 1 and, where published, what lies upstream. The place's
 * own factor, else the Australian one as a proxy. What words leave open is asked for, with each sort worked out.
 */
export function chooseSolidFuel(fuel: FuelName, situation: Situation): Choice {
  const sorts = solidFuels[fuel] ?? []
  const all = sorts.flatMap((sort) => optionOf(sort, situation))
  const own = all.filter(({ isStandIn }) => !isStandIn)
  const options = [
    ...new Map((own.length > 0 ? own : all).map((option) => [option.ranked.factor.id, option])).values(),
  ]
  const [best] = options
  const label = fuelLabel(fuel)
  if (best === undefined)
    return noFactor(`The library holds no factor for ${label} in ${situation.line.unit ?? 'this unit'}.`)
  const { place } = situation
  const where = place.country === null ? 'an unknown place' : placeName(place.country)
  const isSettled = options.length === 1
  const isProxy = best.isStandIn || best.ranked.standing === 'default'
  return {
    ...emptyChoice,
    options,
    question: isSettled
      ? null
      : `Which ${label} was burned? The factors differ. Counted as "${best.label.toLowerCase()}" until you say.`,
    confidence: isProxy ? 0.7 : isSettled ? 0.95 : 0.75,
    isProxy,
    needsReview: isProxy || !isSettled || best.ranked.isOutsideRange,
    reasons: [
      `${label} in ${where} (${place.because}).`,
      best.isStandIn
        ? `No factor for it in ${where}: the Australian one stands in, ${best.ranked.because}.`
        : describeStanding(best.ranked, where),
      ...(sorts[0]?.isBiomass === true
        ? ['The CO2 of burned plants is reported apart from the scopes and is not in this figure.']
        : []),
    ],
  }
}

function optionOf(sort: SolidFuel, situation: Situation): SortOption[] {
  const own = rankIn(sort, situation, situation.place.region)
  const ranked = own ?? (sort.isLocal === true ? null : rankIn(sort, situation, standIn))
  if (ranked === null) return []
  const { id } = ranked.factor
  // Upstream rows of the United Kingdom are of one edition, Australia's stand beside their Scope 1.
  const ids = [id, id.replace(/^gb-defra-\d{4}/, britishUpstream)].flatMap(companionIds)
  const factors = [ranked.factor, ...factorsByIds(...new Set([...ids, id.replace('-scope1-', '-scope3-')]))]
  return [{ label: sort.label, ranked, isStandIn: own === null, factors }]
}

/** The likeliest row of a sort in the unit of the line, nearest to the place and the day. */
function rankIn({ stems }: SolidFuel, { line, date }: Situation, region: string | null): RankedFactor | null {
  const unit = line.unit ?? 't'
  const near =
    region === standIn
      ? categories.flatMap((category) => candidates({ category, scope: 1, region: standIn }))
      : categories.flatMap((category) => nearbyFactors({ category, scope: 1 }, region))
  const { edition } = chooseCalendarEdition(date, britishEditions, 'DESNZ/Defra')
  const fitting = near.filter(
    ({ id, unit: per }) =>
      stems.includes(stemOf(id)) && areSameDimension(unit, per) && isOfEdition(id, edition),
  )
  const bestFirst = fitting.toSorted(
    (left, right) => stems.indexOf(stemOf(left.id)) - stems.indexOf(stemOf(right.id)),
  )
  return rankFactors(bestFirst, region, date)[0] ?? null
}

/** Of several editions of one list only that of the day is a candidate. */
function isOfEdition(id: string, edition: string): boolean {
  return !id.startsWith('gb-defra-') || id.startsWith(`gb-defra-${edition}-`)
}
