import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import { type Place, extentOf, isSamePlace } from './place.ts'
import type { Leg } from './leg.ts'

const linesToSecond = 2
/** A way back that is likelier is told for its own sake. */
const leastOfEcho = 0.5

/** "SURGUT -> TIUMEN" under "СУРГУТ -> ТЮМЕНЬ", or the stops under their towns: a leg told again in other words. */
export function withoutSecondScripts(legs: readonly Leg[]): Leg[] {
  const isUnder = (place: Place, other: Place) =>
    place.line.index > other.line.index &&
    place.line.index - other.line.index <= linesToSecond &&
    overlaps(extentOf(place), extentOf(other))
  return legs.filter(
    (leg, index) =>
      leg.isScheduled ||
      !legs.some(
        (other, at) => at === index - 1 && isUnder(leg.from, other.from) && isUnder(leg.to, other.to),
      ),
  )
}

/** One leg is printed in the itinerary, the baggage rules and the fare: by day and number it is the same. */
export function withoutRepeats(legs: readonly Leg[]): Leg[] {
  const kept: Leg[] = []
  for (const leg of legs) {
    const same = kept.find((other) =>
      isSameWay(leg, other) ? isOneTrip(leg, other) : isOneService(leg, other),
    )
    if (same === undefined) kept.push({ ...leg })
    else {
      const isNamed = leg.service !== null && same.service === null
      const isTold = !isNamed && (same.isScheduled || !leg.isScheduled)
      const [first, second] = isTold ? [same, leg] : [leg, same]
      Object.assign(same, {
        ...first,
        service: first.service ?? second.service,
        date: first.date ?? second.date,
        arrivalDate: first.arrivalDate ?? second.arrivalDate,
        probability: Math.max(first.probability, second.probability),
      })
    }
  }
  return kept
}

function isSameWay({ from, to }: Leg, other: Leg): boolean {
  return isSamePlace(from, other.from) && isSamePlace(to, other.to)
}

/** One number on one day is one leg, whatever its places are called; one that stops on its way has two codes for one. */
function isOneService({ from, to, date, service }: Leg, other: Leg): boolean {
  const isCoded = [from, to, other.from, other.to].every(({ code }) => code !== null)
  return !isCoded && service !== null && service === other.service && date !== null && date === other.date
}

/** Nobody goes one way twice on one day; one number is one leg; what prints no day or number is told of one that does. */
function isOneTrip(leg: Leg, other: Leg): boolean {
  if (leg.date !== null && leg.date === other.date) return true
  if (leg.service !== null || other.service !== null)
    return leg.service === null || other.service === null || leg.service === other.service
  return leg.date === null || other.date === null || !leg.isScheduled || !other.isScheduled
}

/** The two places of a numbered leg the other way round, on its day and with no number, are its own, in columns. */
export function withoutEchoes(legs: readonly Leg[]): Leg[] {
  return legs.filter(
    (leg) =>
      leg.service !== null ||
      leg.probability >= leastOfEcho ||
      !legs.some(
        (other) =>
          other.service !== null &&
          other.date === leg.date &&
          isSamePlace(leg.from, other.to) &&
          isSamePlace(leg.to, other.from),
      ),
  )
}

/** A journey over stops of one day is its legs, told one after the other: what they lead from and to is none of its own. */
export function withoutWholes(legs: readonly Leg[]): Leg[] {
  return legs.filter(
    (whole) =>
      !legs.some((first, index) => {
        const last = legs[index + 1]
        return (
          first !== whole &&
          last !== undefined &&
          last !== whole &&
          isSamePlace(first.from, whole.from) &&
          isSamePlace(first.to, last.from) &&
          isSamePlace(last.to, whole.to) &&
          (whole.date === null || whole.date === first.date || !whole.isScheduled)
        )
      }),
  )
}
