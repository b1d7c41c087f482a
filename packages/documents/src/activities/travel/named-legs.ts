import type { ReadLine } from '../../layout/read-line.ts'
import type { Leg } from './find-legs.ts'
import { findRideReadings } from './ride-readings.ts'
import { travelWords } from './travel-words.ts'

const airWords = /\bflights?\b|\bflug(?!hafen)|\bvuelo|\bvol\b|\bvolo\b|vlucht|airlines?\b|airways/
const flightNumber = /(?<![A-Za-z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,2}0*(\d{2,4})(?![\dA-Za-z.,]|:\d)/

/** Every way of reading legs whose places are printed in words, each beside a flight number. */
export function findNamedLegs(lines: readonly ReadLine[]): Leg[][] {
  const isAir = lines.some(({ folded }) => airWords.test(folded))
  if (!isAir || lines.some(({ folded }) => travelWords.train.test(folded))) return []
  return findRideReadings(lines).map((rides) =>
    rides.flatMap(({ from, to }) => {
      const flight = flightNear(lines, from.line)
      if (flight === null) return []
      const [origin, destination] = [from, to].map(({ name }) => name.split(/\s?[(,]/)[0] ?? '')
      if (origin === undefined || destination === undefined) return []
      return [
        { line: from.line, origin, destination, date: from.date, arrivalDate: to.date, flight, cabin: null },
      ]
    }),
  )
}

/** A boarding pass prints the flight under its places as often as over them. */
function flightNear(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (const step of [0, 1, -1, -2, 2, -3, -4, -5]) {
    const match = flightNumber.exec(lines[line.index + step]?.text ?? '')
    if (match !== null) return `${match[1] ?? ''}${match[2] ?? ''}`
  }
  return null
}
