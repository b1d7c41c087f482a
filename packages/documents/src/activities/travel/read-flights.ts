import { evidenceOf } from '../../layout/evidence.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { type ActivityDraft, detailsOf } from '../activity-draft.ts'
import { countTravellers } from './count-travellers.ts'
import { type Leg, findLegs } from './find-legs.ts'

export type JourneyRead = { activities: readonly ActivityDraft[]; days: readonly string[] }

/** The flights of an itinerary: one activity a leg, counted in passengers. */
export function readFlights(lines: readonly ReadLine[]): JourneyRead {
  const legs = findLegs(lines)
  const travellers = countTravellers(lines)
  return {
    activities: legs.map((leg) => toActivity(leg, travellers)),
    days: legs.flatMap(({ date, arrivalDate }) => [date, arrivalDate].filter((day) => day !== null)),
  }
}

function toActivity(
  { line, origin, destination, date, flight, cabin }: Leg,
  travellers: number,
): ActivityDraft {
  return {
    description: ['Flight', flight, `${origin}–${destination}`].filter((part) => part !== null).join(' '),
    kind: 'flight',
    quantity: String(travellers),
    unit: 'passenger-leg',
    estimated: false,
    period: null,
    details: detailsOf({ origin, destination, cabin, travellers, date }),
    evidence: evidenceOf(line),
    read: line.readConfidence,
    meaning: date === null ? 0.85 : 0.93,
  }
}
