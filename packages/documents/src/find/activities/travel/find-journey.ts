import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { chainLegs, type LegFound } from './chain-legs.ts'
import { type Service, findService } from './find-service.ts'
import { type JourneyPage, openJourneyPage } from './journey-page.ts'
import { type JourneyMode, countLines, modeOf, speaksOf } from './journey-mode.ts'
import { type Place, extentOf, isSamePlace } from './place.ts'
import { dayOfArrival, daysOfLegs } from './leg-days.ts'

/** One way from a place to another, by one vehicle. */
export type Leg = {
  mode: JourneyMode
  from: Place
  to: Place
  date: string | null
  arrivalDate: string | null
  /** The clock time beside its first place, in minutes. */
  departs: number | null
  service: string | null
  probability: number
  /** A day stands on its lines, or a clock time or a number on or beside them. */
  isScheduled: boolean
}

const linesToService = 4
const linesToSecond = 2
const linesToDay = 3

/** The legs that a paper tells of, each once. */
export function findJourney(lines: readonly ReadLine[]): Leg[] {
  if (modeOf(lines) === null) return []
  const page = openJourneyPage(lines)
  const found = chainLegs(page)
  const days = daysOfLegs(page.lines, found)
  const services = servicesOf(page, found)
  const legs = found.map((leg, index): Leg => {
    const service = services[index] ?? null
    const date = days[index] ?? null
    return {
      mode: modeOfLeg(page, leg, service),
      from: leg.from,
      to: leg.to,
      date,
      arrivalDate: dayOfArrival(leg) ?? date,
      departs: page.timeOf(leg.from),
      service: service?.number ?? null,
      probability: leg.probability,
      isScheduled: service !== null || isScheduled(page, leg),
    }
  })
  const told = withoutWholes(withoutRepeats(withoutSecondScripts(legs)))
  // Where nothing is booked for anybody, what has no number is an option or a fare; what has no time at all is no journey.
  return told.filter(
    (leg) =>
      (page.isBooked || page.isPersonal || leg.service !== null) &&
      (leg.isScheduled || hasDayNear(page, leg)),
  )
}

type Claim = { service: Service; index: number; apart: number }

/** The number of each leg: on its lines, else the nearest over or under it, as the page has it for its first leg, that is no other leg's. */
function servicesOf(page: JourneyPage, legs: readonly LegFound[]): (Service | null)[] {
  const first = page.lines.findIndex((line) => page.hasService(line))
  const isOver = first >= 0 && first <= (legs[0]?.from.line.index ?? -1)
  const claims = legs.map((leg, index) => claimOf(page, leg, legs[index - 1], legs[index + 1], isOver))
  return claims.map((claim) => {
    const isTaken = claims.some(
      (other) => claim !== null && other !== null && other.index === claim.index && other.apart < claim.apart,
    )
    return isTaken ? null : (claim?.service ?? null)
  })
}

function claimOf(
  { lines }: JourneyPage,
  { from, to }: LegFound,
  before: LegFound | undefined,
  after: LegFound | undefined,
  isOver: boolean,
): Claim | null {
  const [first, last] = [from.line.index, to.line.index]
  const free = (index: number) =>
    index > (before?.to.line.index ?? -1) && index < (after?.from.line.index ?? Infinity)
  const own = Array.from({ length: last - first + 1 }, (_, step) => ({ index: first + step, apart: 0 }))
  const steps = Array.from({ length: linesToService }, (_, step) => step + 1)
  const over = steps.map((apart) => ({ index: first - apart, apart }))
  const under = steps.map((apart) => ({ index: last + apart, apart }))
  const beside = (isOver ? [...over, ...under] : [...under, ...over]).filter(({ index }) => free(index))
  for (const { index, apart } of [...own, ...beside]) {
    const line = lines[index]
    const service = line === undefined ? null : findService(line.text, line.folded)
    if (service !== null) return { service, index, apart }
  }
  return null
}

/** What its number says, else what the page speaks of; two airports are flown between where the page speaks of flights. */
function modeOfLeg(
  { lines, mode }: JourneyPage,
  { from, to }: LegFound,
  service: Service | null,
): JourneyMode {
  const isFlown = from.code !== null && to.code !== null && countLines(lines, 'flight') > 0
  const own = lines.slice(from.line.index, to.line.index + 1)
  const said = (['train', 'bus'] as const).find((one) => own.some((line) => speaksOf(line, one)))
  if (isFlown && service?.mode !== 'train' && said === undefined) return 'flight'
  if (service?.mode === 'train' && mode === 'flight' && said === undefined) return 'train'
  return service?.mode ?? mode ?? 'train'
}

function hasDayNear({ lines }: JourneyPage, { from, to }: Leg): boolean {
  return lines
    .slice(Math.max(0, from.line.index - linesToDay), to.line.index + linesToDay + 1)
    .some(({ dates }) => dates.some(({ day }) => day !== null))
}

function isScheduled({ lines }: JourneyPage, { from, to }: LegFound): boolean {
  const [first, last] = [from.line.index, to.line.index]
  const isDated = lines.slice(first, last + 1).some(({ dates }) => dates.some(({ day }) => day !== null))
  return (
    isDated || lines.slice(Math.max(0, first - 1), last + 2).some(({ text }) => findTimes(text).length > 0)
  )
}

/** "SURGUT -> TIUMEN" under "СУРГУТ -> ТЮМЕНЬ", or the stops under their towns: a leg told again in other words. */
function withoutSecondScripts(legs: readonly Leg[]): Leg[] {
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
function withoutRepeats(legs: readonly Leg[]): Leg[] {
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

/** A journey over stops of one day is its legs, told one after the other: what they lead from and to is none of its own. */
function withoutWholes(legs: readonly Leg[]): Leg[] {
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
