import Big from 'big.js'
import { findOperator } from './find-operator.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'
import { detailsOf } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { type GroundMode, findGroundMode } from './ground-modes.ts'
import { type JourneyLeg, chooseJourney } from './choose-journey.ts'
import { countTravellers } from './count-travellers.ts'
import type { JourneyRead } from './read-flights.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { type Ride, findRideReadings } from './ride-readings.ts'

const serviceNumber = cueFor('read-ground-journey service number')

/** Rail and coach tickets: one activity a ride, by from and to, or by two stops with times. */
export function readGroundJourney(lines: readonly ReadLine[]): JourneyRead {
  const text = lines.map(({ folded }) => folded).join('\n')
  const kind = modeOf(lines)
  if (kind === null || !names(lines, 'ticket', 'booking', 'itinerary')) return { activities: [], days: [] }
  const readings = findRideReadings(lines).map(distinctLegs)
  const rides = joinChanges(chooseJourney(readings).map(({ ride }) => ride))
  const travellers = countTravellers(lines)
  const services = new Set([...text.matchAll(serviceNumber)].map((match) => match[0].replace(/\s/g, '')))
  const days = rides.flatMap(({ from, to }) => [from.date, to.date].filter((day) => day !== null))
  const distance = travellers === 1 ? findDistance(lines) : null
  const [first, ...others] = rides
  if (distance !== null && first !== undefined && others.every((ride) => isSameWay(first, ride)))
    return {
      activities: [
        draftOnLine(distance.line, {
          description: `${kind === 'train' ? 'Train' : 'Coach'} ${first.from.name}–${first.to.name}`,
          kind,
          quantity: Big(distance.value).times(rides.length).toFixed(),
          unit: distance.unit,
          details: detailsOf({
            origin: first.from.name,
            destination: first.to.name,
            date: first.from.date,
            roundTrip: others.length > 0,
          }),
          // A ticket there and back prints its distance once, and does not say for which.
          meaning: others.length > 0 ? 0.7 : 0.88,
        }),
      ],
      days,
    }
  return {
    activities: rides.map(({ from, to }) =>
      draftOnLine(from.line, {
        description: `${kind === 'train' ? 'Train' : 'Coach'} ${from.name}–${to.name}`,
        kind,
        quantity: String(travellers),
        unit: 'passenger-leg',
        details: detailsOf({ origin: from.name, destination: to.name, travellers, date: from.date }),
        meaning: services.size > 0 || rides.length === 1 ? 0.88 : 0.8,
      }),
    ),
    days,
  }
}

/** Each ride once, however often it is printed. */
function distinctLegs(rides: readonly Ride[]): (JourneyLeg & { ride: Ride })[] {
  const name = ({ from, to }: Ride) => foldText(`${from.name} ${to.name} ${from.date ?? ''}`)
  return [...new Map(rides.map((ride) => [name(ride), ride])).values()].map(toLeg)
}

function toLeg(ride: Ride): JourneyLeg & { ride: Ride } {
  const { from, to } = ride
  const [departure] = findTimes(from.line.text)
  const isTimed = departure !== undefined || findTimes(to.line.text).length > 0
  return {
    ride,
    origin: foldText(from.name),
    destination: foldText(to.name),
    date: from.date,
    service: null,
    departs: departure === undefined ? null : from.line.text.slice(departure.start, departure.end),
    isScheduled: isTimed || from.date !== null || to.date !== null,
  }
}

/** "Km: 255": a number right after a word for distance. */
function findDistance(lines: readonly ReadLine[]): { line: ReadLine; value: string; unit: string } | null {
  for (const line of lines)
    for (const { start, value, unit, isRate, isMoney } of line.numbers) {
      const before = line.folded.slice(0, start)
      const label = findMentions(before).find(
        ({ concept, strength, end }) =>
          concept === 'distance' && strength === 3 && /^\W*$/.test(before.slice(end)),
      )
      const named = unit ?? unitWithin(before.slice(label?.start), ['distance'])
      const isGone = label !== undefined && !isRate && !isMoney && Big(value).gt(0)
      if (isGone && named?.dimension === 'distance') return { line, value, unit: named.unit }
    }
  return null
}

/** There again, or back. */
function isSameWay({ from, to }: Ride, other: Ride): boolean {
  const names = [other.from.name, other.to.name]
  return names.includes(from.name) && names.includes(to.name)
}

/** Rides of one day that change vehicles on the way are one journey, as one ticket is for them. */
function joinChanges(rides: readonly Ride[]): Ride[] {
  const joined: Ride[] = []
  for (const ride of rides) {
    const last = joined.at(-1)
    const isChange =
      last !== undefined &&
      last.to.name === ride.from.name &&
      last.from.name !== ride.to.name &&
      last.to.date !== null &&
      last.to.date === ride.from.date
    if (isChange) joined[joined.length - 1] = { from: last.from, to: ride.to }
    else joined.push(ride)
  }
  return joined
}

/** The carrier's own mode, where one is named. */
function modeOf(lines: readonly ReadLine[]): GroundMode | null {
  const mode = findOperator(lines)?.operator.mode
  if (mode === 'train' || mode === 'bus') return mode
  return findGroundMode(lines)
}

function names(lines: readonly ReadLine[], ...concepts: readonly Concept[]): boolean {
  return lines.some(({ folded }) => says(folded, concepts, 3))
}
