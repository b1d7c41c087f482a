import { findOperator } from '../../fields/find-operator.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import { detailsOf } from '../activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { countTravellers } from './count-travellers.ts'
import { findRides, joinChanges } from './find-rides.ts'
import { says } from './find-stops.ts'
import { isProse } from './place-tokens.ts'
import { findDistance } from './printed-distance.ts'
import type { JourneyRead } from './read-flights.ts'

const none: JourneyRead = { activities: [], days: [] }

/** Rail and coach tickets: one activity a journey, in passengers, or in the distance that the ticket prints. */
export function readGroundJourney(lines: readonly ReadLine[]): JourneyRead {
  const kind = modeOf(lines)
  const isTicket = lines.some(({ folded }) => says(folded, ['ticket', 'booking', 'itinerary', 'travellers']))
  if (kind === null || !isTicket) return none
  const rides = joinChanges(findRides(lines))
  const travellers = countTravellers(lines)
  const distance = rides.length > 0 ? findDistance(lines) : null
  const counted = distance === null ? rides : rides.slice(0, 1)
  return {
    activities: counted.map(({ from, to }) =>
      draftOnLine(distance?.line ?? from.line, {
        description: `${kind === 'train' ? 'Train' : 'Coach'} ${from.name}–${to.name}`,
        kind,
        quantity: distance?.quantity ?? String(travellers),
        unit: distance?.unit ?? 'passenger-leg',
        details: detailsOf({ origin: from.name, destination: to.name, travellers, date: from.date }),
        meaning: 0.88,
      }),
    ),
    days: rides.flatMap(({ from, to }) => [from.date, to.date].filter((day) => day !== null)),
  }
}

/** The carrier's own mode, where one is named, since coaches stop at railway stations too; else what the words say. */
function modeOf(lines: readonly ReadLine[]): 'train' | 'bus' | null {
  const mode = findOperator(lines)?.operator.mode
  if (mode === 'train' || mode === 'bus') return mode
  const weights = { train: 0, bus: 0, flight: 0 }
  for (const line of lines) {
    if (isProse(line)) continue
    for (const { concept, strength } of findMentions(line.folded))
      if ((concept === 'train' || concept === 'bus' || concept === 'flight') && strength > 1)
        weights[concept] += strength
  }
  const { train, bus } = weights
  return Math.max(train, bus) < 3 ? null : bus >= train ? 'bus' : 'train'
}
