import { positionAt } from '../../../lay-out/layout/labels.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { PlaceToken } from './place-tokens.ts'

const linesAbove = 10
const linesBelow = 4
const notTravelled = cueFor('leg-days not travelled')

/** Where an itinerary prints days and flight numbers: over its places, or under them. */
export type Arrangement = 'above' | 'below'

/** Itineraries keep to one order: what stands over the first place tells it for all. */
export function arrangementOf(lines: readonly ReadLine[], first: PlaceToken | undefined): Arrangement {
  return first !== undefined && ownDay(first) === null && dayAbove(lines, first) === null ? 'below' : 'above'
}

/** The day of a place: on its own line, else on the lines above or below it; of several in a line the nearest. */
export function dayOfPlace(
  lines: readonly ReadLine[],
  place: PlaceToken,
  arrangement: Arrangement,
): string | null {
  const own = ownDay(place)
  if (own !== null) return own
  return arrangement === 'above'
    ? (dayAbove(lines, place) ?? dayBelow(lines, place))
    : (dayBelow(lines, place) ?? dayAbove(lines, place))
}

function ownDay({ line, start }: PlaceToken): string | null {
  const own = line.dates.filter(({ iso }) => iso !== null)
  return (own.findLast((date) => date.start < start) ?? own[0])?.iso ?? null
}

function dayAbove(lines: readonly ReadLine[], place: PlaceToken): string | null {
  for (let step = 1; step <= linesAbove; step++) {
    const line = lines[place.line.index - step]
    const day = line === undefined || notTravelled.test(line.folded) ? null : dayBeside(line, place)
    if (day !== null) return day
  }
  return null
}

function dayBelow(lines: readonly ReadLine[], place: PlaceToken): string | null {
  for (let step = 1; step <= linesBelow; step++) {
    const line = lines[place.line.index + step]
    const day = line === undefined ? null : dayBeside(line, place)
    if (day !== null) return day
  }
  return null
}

/** Departure and arrival stand in two columns: each has the day of its own. */
function dayBeside(line: ReadLine, { left }: PlaceToken): string | null {
  const [first, ...others] = line.dates.filter(({ iso }) => iso !== null)
  const distance = (start: number) => Math.abs(positionAt(line, start) - left)
  return (
    others.reduce((best, date) => (distance(date.start) < distance(best?.start ?? 0) ? date : best), first)
      ?.iso ?? null
  )
}
