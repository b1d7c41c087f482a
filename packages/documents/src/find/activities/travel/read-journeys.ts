import Big from 'big.js'
import { columnOfCellName } from '../../../read/rows/cell-name.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { type CodedSegment, findCodedSegments } from './coded-segments.ts'
import { countTravellers } from './count-travellers.ts'
import { findJourney } from './find-journey.ts'
import type { Leg } from './leg.ts'
import { isSamePlace } from './place.ts'
import { findDistance } from './find-distance.ts'

export type JourneyRead = { activities: readonly ActivityDraft[]; days: readonly string[] }

/** Legs by air, and by train or coach. */
export type JourneysRead = { flights: JourneyRead; rides: JourneyRead }

const modeNames = { flight: 'Flight', train: 'Train', bus: 'Coach' } as const
/** Less likely legs are shown and asked about, not counted. */
const sure = 0.6
const asked = 0.6
const leastFit = 0.8
const breakCost = 0.4

/** The journeys of a ticket, a booking or an itinerary: one activity a leg, counted in passengers. */
export function readJourneys(lines: readonly ReadLine[]): JourneysRead {
  const segments = findCodedSegments(lines)
  // Sheets list trips in rows, which are read as tables.
  const isSheet = lines.some(({ cells }) => columnOfCellName(cells[0]?.place.cell ?? '') !== null)
  const legs = isSheet ? [] : findJourney(lines)
  const travellers = legs.length === 0 ? 1 : countTravellers(lines)
  const flown = legs.filter(({ mode }) => mode === 'flight')
  const ridden = joinChanges(legs.filter(({ mode }) => mode !== 'flight'))
  const measured = travellers === 1 ? inDistance(lines, ridden) : null
  return {
    flights:
      segments.length > 0
        ? { activities: segments.map(segmentDraft), days: segments.flatMap(({ date }) => date ?? []) }
        : read(flown, travellers),
    rides: measured === null ? read(ridden, travellers) : { ...read(ridden, 1), activities: [measured] },
  }
}

function read(legs: readonly Leg[], travellers: number): JourneyRead {
  const isSure = fitOf(legs) >= legs.length * leastFit
  return {
    activities: legs.map((leg) => legDraft(leg, travellers, isSure)),
    days: legs.flatMap(({ date, arrivalDate }) => [date, arrivalDate].filter((day) => day !== null)),
  }
}

/** Each leg starts where the one before ended, and no earlier: legs of which a quarter fits nothing are asked about. */
function fitOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg, index) => {
    const before = legs[index - 1]
    if (before === undefined) return sum + 1
    const isEarlier = before.date !== null && leg.date !== null && before.date > leg.date
    return sum + 1 - (isSamePlace(before.to, leg.from) ? 0 : breakCost) - (isEarlier ? 1 : 0)
  }, 0)
}

function legDraft(
  { mode, from, to, date, service, probability }: Leg,
  travellers: number,
  isSure: boolean,
): ActivityDraft {
  const number = mode === 'flight' ? service : null
  return draftOnLine(from.line, {
    description: [modeNames[mode], number, `${from.name}–${to.name}`]
      .filter((part) => part !== null)
      .join(' '),
    kind: mode,
    quantity: String(travellers),
    unit: 'passenger-leg',
    details: detailsOf({ origin: from.name, destination: to.name, travellers, date }),
    meaning:
      !isSure || probability < sure || (date === null && service === null)
        ? asked
        : date === null
          ? 0.85
          : 0.93,
  })
}

function segmentDraft({ line, origin, destination, date, flight, seats }: CodedSegment): ActivityDraft {
  return draftOnLine(line, {
    description: `Flight ${flight} ${origin}–${destination}`,
    kind: 'flight',
    quantity: String(seats),
    unit: 'passenger-leg',
    details: detailsOf({ origin, destination, travellers: seats, date }),
    meaning: date === null ? 0.85 : 0.93,
  })
}

/** A ticket that prints how far it goes is counted in that; there and back it prints it once, and does not say for which. */
function inDistance(lines: readonly ReadLine[], rides: readonly Leg[]): ActivityDraft | null {
  const [first, ...others] = rides
  const distance = first === undefined ? null : findDistance(lines)
  if (
    distance === null ||
    first === undefined ||
    !others.every((ride) => isSameWay(first, ride) && isOnItsOwn(first, ride))
  )
    return null
  const isReturn = others.length > 0
  return draftOnLine(distance.line, {
    description: `${modeNames[first.mode]} ${first.from.name}–${first.to.name}`,
    kind: first.mode,
    quantity: Big(distance.value).times(rides.length).toFixed(),
    unit: distance.unit,
    // Both ways are in the quantity.
    details: detailsOf({ origin: first.from.name, destination: first.to.name, date: first.date }),
    meaning: isReturn ? 0.7 : 0.88,
  })
}

/** There again, or back. */
function isSameWay({ from, to }: Leg, other: Leg): boolean {
  return (
    (isSamePlace(from, other.from) && isSamePlace(to, other.to)) ||
    (isSamePlace(from, other.to) && isSamePlace(to, other.from))
  )
}

/** A way back that departs at the minute of the way out has no time of its own: nothing tells that its distance is told. */
function isOnItsOwn({ date, departs }: Leg, other: Leg): boolean {
  return departs === null || departs !== other.departs || date !== other.date
}

/** Rides of one day that change vehicles on the way are one journey, as one ticket is for them. */
function joinChanges(rides: readonly Leg[]): Leg[] {
  const joined: Leg[] = []
  for (const ride of rides) {
    const last = joined.at(-1)
    const isChange =
      last !== undefined &&
      isSamePlace(last.to, ride.from) &&
      !isSamePlace(last.from, ride.to) &&
      last.arrivalDate !== null &&
      last.arrivalDate === ride.date
    if (isChange) joined[joined.length - 1] = { ...last, to: ride.to, arrivalDate: ride.arrivalDate }
    else joined.push(ride)
  }
  return joined
}
