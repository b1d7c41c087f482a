import type { ReadLine } from '../../layout/read-line.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import type { Leg } from './find-legs.ts'
import { findRides } from './find-rides.ts'
import { flightNumbersOn } from './flight-numbers.ts'

/** Legs whose places are printed in words, beside or below a flight number. */
export function findNamedLegs(lines: readonly ReadLine[]): Leg[] {
  if (!isByAir(lines)) return []
  return findRides(lines).flatMap(({ from, to }) => {
    const flight = flightNear(lines, from.line)
    if (flight === null) return []
    const [origin, destination] = [from, to].map(({ name }) => name.split(/\s?[(,]|\s[-–—]\s/)[0] ?? '')
    if (origin === undefined || destination === undefined) return []
    return [
      { line: from.line, origin, destination, date: from.date, arrivalDate: to.date, flight, cabin: null },
    ]
  })
}

/** A train number looks like a flight number: words for trains decide against it. */
function isByAir(lines: readonly ReadLine[]): boolean {
  const said = lines.flatMap(({ folded }) => findMentions(folded)).filter(({ strength }) => strength === 3)
  const count = (wanted: string) => said.filter(({ concept }) => concept === wanted).length
  return count('flight') > count('train') + count('bus')
}

/** An itinerary prints the flight over its places, a boarding pass under them as often. */
function flightNear(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (const step of [0, 1, -1, -2, 2, -3, -4, -5]) {
    const [found] = flightNumbersOn(lines[line.index + step]?.text ?? '')
    if (found !== undefined) return found.number
  }
  return null
}
