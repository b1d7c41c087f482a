import { findOperator } from './find-operator.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { findCodedSegments } from './coded-segments.ts'
import { type JourneyLeg, chooseJourney, consistencyOf } from './choose-journey.ts'
import { countLines, groundModes } from './ground-modes.ts'
import { countTravellers } from './count-travellers.ts'
import { findLegs } from './find-legs.ts'
import { namesFlight } from './names-flight.ts'
import type { Leg } from './leg.ts'
import { findServiceLegs } from './service-legs.ts'

// Legs of which a quarter fits nothing are shown and asked about, not counted.
const leastFit = 0.75
const asked = 0.6
const orders = ['above', 'below'] as const

export type JourneyRead = { activities: readonly ActivityDraft[]; days: readonly string[] }

/** The flights of an itinerary: one activity a leg, counted in passengers. */
export function readFlights(lines: readonly ReadLine[]): JourneyRead {
  const segments = findCodedSegments(lines)
  if (segments.length > 0) {
    return {
      activities: segments.map((segment) => toActivity(segment, segment.seats, true)),
      days: segments.flatMap(({ date }) => date ?? []),
    }
  }
  const others = lines.some(namesFlight) ? orders.map((order) => findServiceLegs(lines, order)) : []
  // Two codes that stand beside each other are a flight where its number or the page says so.
  const isFlown = namesFlights(lines)
  const legs = chooseLegs([findLegs(lines), ...others]).filter(({ flight }) => flight !== null || isFlown)
  const isSure = consistencyOf(legs) >= legs.length * leastFit
  const travellers = countTravellers(lines)
  return {
    activities: legs.map((leg) => toActivity(leg, travellers, isSure)),
    days: legs.flatMap(({ date, arrivalDate }) => [date, arrivalDate].filter((day) => day !== null)),
  }
}

/** True where the page speaks of flying, and on no fewer lines than of trains or of buses: those have e-tickets and boarding too. */
function namesFlights(lines: readonly ReadLine[]): boolean {
  const flown = lines.filter(namesFlight).length
  const isCarried = findOperator(lines)?.operator.mode === 'flight'
  return isCarried || (flown > 0 && groundModes.every((mode) => countLines(lines, mode) <= flown))
}

function chooseLegs(readings: readonly (readonly Leg[])[]): readonly (Leg & JourneyLeg)[] {
  return chooseJourney(
    readings.map((legs) =>
      legs.map((leg) => ({ ...leg, service: leg.flight, isScheduled: leg.date !== null })),
    ),
  )
}

function toActivity(
  { line, origin, destination, date, flight, cabin }: Leg,
  travellers: number,
  isSure: boolean,
): ActivityDraft {
  return draftOnLine(line, {
    description: ['Flight', flight, `${origin}–${destination}`].filter((part) => part !== null).join(' '),
    kind: 'flight',
    quantity: String(travellers),
    unit: 'passenger-leg',
    details: detailsOf({ origin, destination, cabin, travellers, date }),
    meaning: !isSure ? asked : date === null ? 0.85 : 0.93,
  })
}
