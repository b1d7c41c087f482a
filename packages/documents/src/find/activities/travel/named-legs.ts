import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findFacingStops } from './facing-stops.ts'
import { findFlightNumber } from './flight-number.ts'
import { findLabelledEnds } from './labelled-ends.ts'
import type { Leg } from './leg.ts'
import { namesFlight } from './names-flight.ts'
import { isCancelled, travelWords } from './travel-words.ts'
import { firstDayOn } from './first-day-on.ts'

/** Legs of which two places face each other or stand under labels, beside a flight number. */
export function findNamedLegs(lines: readonly ReadLine[]): Leg[] {
  if (!lines.some(namesFlight) || lines.some(({ folded }) => travelWords.train.test(folded))) return []
  const facing = new Map(
    findFacingStops(lines).map(({ line, from, to }) => [line, { origin: from, destination: to }]),
  )
  const labelled = new Map(
    findLabelledEnds(lines).map(({ from, to }) => [from.line, { origin: from.name, destination: to.name }]),
  )
  return lines.flatMap((line) => {
    const isOff = isCancelled(line.folded)
    const ends = isOff ? null : (labelled.get(line) ?? facing.get(line) ?? null)
    const number = ends === null ? null : flightNear(lines, line)
    if (ends === null || number === null) return []
    const date = firstDayOn(line) ?? dayBelow(lines, line)
    return [{ line, ...ends, date, arrivalDate: date, flight: number, cabin: null }]
  })
}

/** A boarding pass prints the flight under its places as often as over them. */
function flightNear(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (const step of [0, 1, -1, -2, 2]) {
    const flight = findFlightNumber(lines[line.index + step]?.text ?? '')
    if (flight !== null) return flight
  }
  return null
}

function dayBelow(lines: readonly ReadLine[], line: ReadLine): string | null {
  return (
    [1, 2].flatMap((step) => lines[line.index + step]?.dates.flatMap(({ iso }) => iso ?? []) ?? [])[0] ?? null
  )
}
