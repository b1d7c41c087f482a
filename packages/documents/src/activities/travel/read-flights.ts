import { findOperator } from '../../fields/find-operator.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { says } from '../../lexicon/says.ts'
import { type ActivityDraft, detailsOf } from '../activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { findCodedSegments } from './coded-segments.ts'
import { type JourneyLeg, chooseJourney, consistencyOf } from './choose-journey.ts'
import { countLines, groundModes } from './ground-modes.ts'
import { countTravellers } from './count-travellers.ts'
import { findLegs, namesFlight, saysFlight } from './find-legs.ts'
import type { Leg } from './leg.ts'
import { findServiceLegs } from './service-legs.ts'
import { findTicketSegments } from './ticket-segments.ts'

const returnWords =
  /(?:trip|journey|ticket|fare) ?(?:type)?\s*:?\s+(?:return|round)|\breturn (?:flight|fare|trip|journey)|round.?trip|\breturn\s*:\s*\D{0,6}\d|hin.? ?und ruckflug|aller.?retour|ida y vuelta|andata e ritorno|\bretour(?:vlucht|ticket)/

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
      activities: segments.map((segment) => toActivity(segment, segment.seats, segment.seats, true)),
      days: segments.flatMap(({ date }) => date ?? []),
    }
  }
  const issued = findTicketSegments(lines)
  const others = lines.some(namesFlight) ? orders.map((order) => findServiceLegs(lines, order)) : []
  // Two codes that stand beside each other are a flight where its number or the page says so.
  const isFlown = namesFlights(lines)
  const legs = chooseLegs([issued.length > 0 ? issued : findLegs(lines), ...others]).filter(
    ({ flight }) => flight !== null || isFlown,
  )
  const isSure = consistencyOf(legs) >= legs.length * leastFit
  const travellers = countTravellers(lines)
  // "Trip type: Return" over a single pair: the way back is not printed as a leg of its own.
  const wayBack = legs.length === 1 ? findWayBack(lines) : null
  const flown = wayBack === null ? travellers : travellers * 2
  return {
    activities: legs.map((leg) => toActivity(leg, travellers, flown, isSure)),
    days: [
      ...legs.flatMap(({ date, arrivalDate }) => [date, arrivalDate].filter((day) => day !== null)),
      ...(wayBack ?? []),
    ],
  }
}

/** True where the page speaks of flying, and on no fewer lines than of trains or of buses: those have e-tickets and boarding too. */
function namesFlights(lines: readonly ReadLine[]): boolean {
  const flown = lines.filter((line) => saysFlight(line) || says(line.folded, ['flight'], 3)).length
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

/** The day of the way back, or none where only the words tell of it; null for a single flight. */
function findWayBack(lines: readonly ReadLine[]): readonly string[] | null {
  if (!lines.some(({ folded }) => returnWords.test(folded))) return null
  return lines.flatMap(({ folded, dates }) => {
    const word = /\b(?:return(?:ing)?|inbound|ruckflug|ruckreise|retour|vuelta|ritorno|terugreis)\b/.exec(
      folded,
    )
    const day = word === null ? undefined : dates.find(({ iso, start }) => iso !== null && start > word.index)
    return day?.iso ?? []
  })
}

function toActivity(
  { line, origin, destination, date, flight, cabin }: Leg,
  travellers: number,
  flown: number,
  isSure: boolean,
): ActivityDraft {
  return draftOnLine(line, {
    description: ['Flight', flight, `${origin}–${destination}`].filter((part) => part !== null).join(' '),
    kind: 'flight',
    quantity: String(flown),
    unit: 'passenger-leg',
    details: detailsOf({ origin, destination, cabin, travellers, date }),
    meaning: !isSure ? asked : date === null ? 0.85 : 0.93,
  })
}
