import { findOperator } from '../../fields/find-operator.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import { foldText } from '../../values/plain-text.ts'
import { detailsOf } from '../activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { countTravellers } from './count-travellers.ts'
import { type Ride, findRides, joinChanges } from './find-rides.ts'
import { says } from './find-stops.ts'
import { isProse } from './place-tokens.ts'
import { findNamedDistance } from './printed-distance.ts'
import type { JourneyRead } from './read-flights.ts'

const none: JourneyRead = { activities: [], days: [] }

/** Rail and coach tickets: one activity a journey, in passengers, or in the distance that the ticket prints. */
export function readGroundJourney(lines: readonly ReadLine[]): JourneyRead {
  const found = findRides(lines)
  const kind = found.length > 0 ? modeOf(lines, found) : null
  const isTicket = lines.some(({ folded }) => says(folded, ['ticket', 'booking', 'itinerary', 'travellers']))
  if (kind === null || !isTicket) return none
  const rides = joinChanges(found)
  const travellers = countTravellers(lines)
  const distance = findNamedDistance(lines)
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

/** The carrier's own mode, where one is named; else what the words say that are no names of stops. */
function modeOf(lines: readonly ReadLine[], rides: readonly Ride[]): 'train' | 'bus' | null {
  const mode = findOperator(lines)?.operator.mode
  if (mode === 'train' || mode === 'bus') return mode
  const names = rides.flatMap(({ from, to }) => [foldText(from.name), foldText(to.name)])
  const texts = lines
    .filter((line) => !isProse(line))
    .map(({ folded }) => names.reduce((text, name) => text.replaceAll(name, ' '), folded))
  const said = texts.flatMap((text) => findMentions(text))
  for (const least of [3, 1]) {
    const [train, bus] = (['train', 'bus'] as const).map(
      (kind) => said.filter(({ concept, strength }) => concept === kind && strength >= least).length,
    )
    if (train !== undefined && bus !== undefined && train + bus > 0) return bus >= train ? 'bus' : 'train'
  }
  return null
}
