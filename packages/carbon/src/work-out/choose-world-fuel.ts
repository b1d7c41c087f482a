import { factorsByIds } from '../factors/factor-library.ts'
import type { RankedFactor } from '../factors/rank-factors.ts'
import { companionIds, nearbyFactors, rankFactors, stemOf } from '../factors/rank-factors.ts'
import { placeName } from '../regions/place-name.ts'
import { areSameDimension } from '../units/unit-table.ts'
import type { Choice, FactorOption, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'
import { describeStanding } from './describe-standing.ts'
import type { FuelName, FuelUse } from './fuel-words.ts'
import { findFuelUse, fuelLabel } from './fuel-words.ts'
import { readContainers } from './read-containers.ts'
import { worldFuels } from './world-fuels.ts'

const fuelCategories = ['transport-fuel', 'liquid-fuel', 'gaseous-fuel', 'bioenergy'] as const
const useLabels: Readonly<Record<FuelUse, string>> = {
  'road-light': 'Registered vehicle',
  'road-heavy': 'Heavy truck',
  stationary: 'Generator, plant or heating',
}

/** The unit of a line as it will be measured: kilograms for a count of cylinders, litres where none is printed. */
function unitOf({ line }: Situation): string {
  return readContainers(line, '1').line.unit ?? 'L'
}

/** Rows of a fuel burned in one way, in the unit of the line, nearest standing first. */
function rankUse(stems: readonly string[], situation: Situation): RankedFactor[] {
  const unit = unitOf(situation)
  const fitting = fuelCategories
    .flatMap((category) => nearbyFactors({ category, scope: 1 }, situation.place.region))
    .filter((factor) => stems.includes(stemOf(factor.id)) && areSameDimension(unit, factor.unit))
  const bestFirst = fitting.toSorted(
    (left, right) =>
      stems.indexOf(stemOf(left.id)) - stems.indexOf(stemOf(right.id)) ||
      Number(right.unit === unit) - Number(left.unit === unit),
  )
  return rankFactors(bestFirst, situation.place.region, situation.date)
}

type UseOption = FactorOption & { use: FuelUse; ranked: RankedFactor }

function isUse(text: string): text is FuelUse {
  return text in useLabels
}

function optionsOf(fuel: FuelName, situation: Situation): UseOption[] {
  const isPremium = fuel === 'petrol' && /\bpremium\b|\b9[58]\b/i.test(situation.line.description)
  const uses = { ...worldFuels[fuel], ...(isPremium ? worldFuels['petrol-premium'] : {}) }
  return Object.entries(uses).flatMap(([use, stems]) => {
    const [ranked] = isUse(use) ? rankUse(stems, situation) : []
    if (ranked === undefined || !isUse(use)) return []
    const factors = [ranked.factor, ...factorsByIds(...companionIds(ranked.factor.id))]
    return [{ use, ranked, label: useLabels[use], factors }]
  })
}

/** What burned the fuel, by its words or by vehicles that the record names; a pump makes a vehicle likely. */
function likelyUse({ line, documentType }: Situation): { use: FuelUse | null; isSaid: boolean } {
  const said = findFuelUse(line.description)
  if (said !== null) return { use: said === 'stationary' ? said : 'road-light', isSaid: true }
  if (line.details?.vehicleNamed === true) return { use: 'road-light', isSaid: true }
  const isBought = documentType === 'fuel-receipt' || documentType === 'fuel-log'
  return { use: isBought ? 'road-light' : null, isSaid: false }
}

/**
 * Fuels outside the three home countries, by the standing of each factor: the country's own, then the IPCC default. Null
 * where the library holds neither for this fuel and unit.
 */
export function chooseWorldFuel(fuel: FuelName, situation: Situation): Choice | null {
  const likely = likelyUse(situation)
  const options = optionsOf(fuel, situation).toSorted(
    (left, right) => Number(right.use === likely.use) - Number(left.use === likely.use),
  )
  const [best] = options
  if (best === undefined) return null
  const { place } = situation
  const where = place.country === null ? 'an unknown place' : placeName(place.country)
  const isOfficial = best.ranked.standing === 'site' || best.ranked.standing === 'country'
  const isSettled = options.length === 1 || (likely.isSaid && best.use === likely.use)
  return {
    ...emptyChoice,
    options,
    question: isSettled
      ? null
      : `What burned the ${fuelLabel(fuel)}? The factors differ. Counted as "${best.label.toLowerCase()}" until you say.`,
    confidence: isOfficial ? (isSettled ? 0.95 : 0.8) : 0.7,
    isProxy: !isOfficial,
    needsReview: !isOfficial || best.ranked.isOutsideRange,
    reasons: [`${fuelLabel(fuel)} in ${where} (${place.because}).`, describeStanding(best.ranked, where)],
  }
}
