import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { isAirportName } from '../../activities/travel/known-place.ts'
import { isPlaceName } from '../../activities/travel/place-name.ts'
import { travelWords } from '../../activities/travel/travel-words.ts'
import { type Sold, evidenceOfLine } from './sold-line.ts'

const route = cueFor('trade-flight route')
const mostTickets = 60

/** An air ticket that says from where to where: one leg for each that was sold. Fees and baggage name no route. */
export function toFlight({ line, unit, quantity, folded }: Sold): ActivityDraft[] {
  const isFlown = says(folded, ['flight'], 3) || travelWords.flight.test(folded)
  const count = Number(quantity)
  const isCounted = unit === null || unit.unit.dimension === 'count'
  if (!isFlown || !isCounted || !Number.isInteger(count) || count < 1 || count > mostTickets) return []
  const ends = [line.name, ...line.words].flatMap((words) => {
    const [, from = '', to = ''] = route.exec(words) ?? []
    const isRoute = isPlaceName(from) && isPlaceName(to) && foldText(from) !== foldText(to)
    return isRoute && (isAirportName(from) || isAirportName(to)) ? [{ from, to }] : []
  })
  const [first] = ends
  if (first === undefined || ends.length > 1) return []
  return [
    {
      description: `Flight ${first.from}–${first.to}`,
      kind: 'flight',
      quantity,
      unit: 'passenger-leg',
      estimated: false,
      period: line.period,
      details: detailsOf({ origin: first.from, destination: first.to, date: line.period?.start ?? null }),
      evidence: evidenceOfLine(line),
      read: 0.99,
      meaning: 0.9,
    },
  ]
}
