import { scoreTrees, toProbability } from '../../../judge/predict/predict-trees.ts'
import { featuresOfLeg } from './leg-features.ts'
import weights from './leg-weights.generated.json' with { type: 'json' }
import type { JourneyPage } from './journey-page.ts'
import { isAirportName } from './known-place.ts'
import { type Place, isSamePlace, placesBetween, weightOf } from './place.ts'

/** Two places that may be the ends of one leg, with the log odds that they are. */
export type LegFound = { from: Place; to: Place; odds: number; probability: number }

const mostBetween = 1
const furthest = 12
const mostLines = 12
/** A pair below these odds is no candidate. */
const leastOdds = -4

/** What legs of one journey have to do with each other, in log odds. */
const goesOn = 1
const alike = 1.2
const otherPlaces = 1.5
/** Legs above these odds tell how the page tells its legs. */
const sureOdds = 0.8
const sharedPlace = 0.7
/** A booking of a flight that joins two cities with airports needs neither times nor labels. */
const betweenCities = 1.2

/** Every two places that could be a leg. */
export function pairPlaces({ places }: Pick<JourneyPage, 'places'>): { from: Place; to: Place }[] {
  return places.flatMap((from) =>
    places
      .slice(from.order + 1, from.order + 1 + furthest)
      .filter(
        (to) =>
          to.line.index - from.line.index <= mostLines &&
          !isSamePlace(from, to) &&
          placesBetween(places, from, to) <= mostBetween,
      )
      .map((to) => ({ from, to })),
  )
}

/** "Kolkata → Delhi" on a booking of a flight. */
function isRoute({ mode, isBooked, isPersonal }: JourneyPage, from: Place, to: Place): boolean {
  return (
    mode === 'flight' &&
    (isBooked || isPersonal) &&
    to.isLinked &&
    to.order === from.order + 1 &&
    [from, to].every(({ name }) => isAirportName(name))
  )
}

/** The likeliest chain of legs: none crosses another, legs that go on from each other or look alike speak for each other. */
export function chainLegs(page: JourneyPage): LegFound[] {
  const pairs = pairPlaces(page)
    .map(({ from, to }): LegFound => {
      const own = scoreTrees(weights, featuresOfLeg(page, from, to))
      const odds = own + (isRoute(page, from, to) ? betweenCities : 0)
      return { from, to, odds, probability: toProbability(odds) }
    })
    .filter(({ odds }) => odds > leastOdds)
  const sure = bestChain(pairs).filter(({ odds }) => odds > sureOdds)
  const forms = Map.groupBy(sure, formOf)
  const leastWeight = Math.max(0, ...sure.map(({ from, to }) => Math.min(weightOf(from), weightOf(to))))
  // A page tells its legs in one form, and its places in one way: what looks as the sure ones do is likelier.
  const raised = pairs.map((leg) => {
    const isAlike = forms.get(formOf(leg))?.some((other) => other !== leg) === true
    const lacking = leastWeight - Math.max(weightOf(leg.from), weightOf(leg.to))
    const odds = leg.odds + (isAlike ? alike : 0) - Math.max(0, lacking) * otherPlaces
    return { ...leg, odds, probability: toProbability(odds) }
  })
  return bestChain(raised)
}

function bestChain(pairs: readonly LegFound[]): LegFound[] {
  const ordered = pairs.toSorted(
    (one, other) => one.to.order - other.to.order || one.from.order - other.from.order,
  )
  const best: { leg: LegFound; score: number; before: number }[] = []
  for (const leg of ordered) {
    let [score, before] = [leg.odds, -1]
    for (const [index, { leg: last, score: sum }] of best.entries()) {
      if (last.to.order > leg.from.order) continue
      const isShared = last.to === leg.from
      const joined =
        sum +
        leg.odds +
        (isSamePlace(last.to, leg.from) && !isShared ? goesOn : 0) -
        (isShared ? sharedPlace : 0)
      if (joined > score) [score, before] = [joined, index]
    }
    best.push({ leg, score, before })
  }
  let at = best.reduce((top, { score }, index) => (score > (best[top]?.score ?? 0) ? index : top), -1)
  const chain: LegFound[] = []
  for (let step = best[at]; step !== undefined; step = best[at]) {
    chain.unshift(step.leg)
    at = step.before
  }
  return chain
}

/** How a leg stands on its page. */
function formOf({ from, to }: LegFound): string {
  const apart = to.line.index - from.line.index
  return [
    apart,
    to.order - from.order,
    from.code !== null,
    to.code !== null,
    to.isLinked,
    from.line.cells.length,
  ].join(' ')
}
