import type { ReadLine } from '../../layout/read-line.ts'
import { isoDate, fullYear } from '../../values/calendar.ts'
import { monthNumber } from '../../values/month-names.ts'
import { isAirport } from './airports.ts'
import type { Leg } from './find-legs.ts'

export type CodedSegment = Leg & { seats: number }

// Amadeus "1  QF 520 Y 14DEC 1 BNESYD HK1", Sabre "1 QF 520Y 14DEC T BNESYD*SS1", Galileo "1. QF 520 Y 14DEC BNESYD HS1":
// line, carrier, number, class, day, weekday, the two airports, status and seats.
const segmentForm =
  /^\s*\d{1,2}\s?[.)]?\s*([A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,4}(\d{1,4})\s{0,3}([A-Z])\s+(\d{1,2})([A-Z]{3})(\d{2})?\s+(?:[A-Z]{1,2}\s|[1-7][\s*])?\s*([A-Z]{3})\s?([A-Z]{3})\s?\*?\s{0,4}([A-Z]{2})\s?(\d{1,2})(?!\d)/
// Booked, confirmed after a change, ticketed or sold; wait lists and cancellations (HL, UN, UC, HX, NO) are not flown.
const flownStatuses: ReadonlySet<string> = new Set('HK HS TK KK KL SS RR GK BK AK PK'.split(' '))

/** The flights of a reservation system's booking, one segment a line, each printed once. */
export function findCodedSegments(lines: readonly ReadLine[]): CodedSegment[] {
  const found = new Map<string, CodedSegment>()
  for (const line of lines) {
    const segment = toSegment(line)
    if (segment === null) continue
    const key = [segment.flight, segment.origin, segment.destination, line.text.match(/\d{1,2}[A-Z]{3}/)?.[0]]
    if (!found.has(key.join(' '))) found.set(key.join(' '), segment)
  }
  return [...found.values()]
}

function toSegment(line: ReadLine): CodedSegment | null {
  const match = segmentForm.exec(line.text)
  if (match === null) return null
  const [, carrier = '', number = '', , day, month = '', year, origin = '', destination = ''] = match
  const monthOfYear = monthNumber(month.toLowerCase())
  const isPlace = isAirport(origin) && isAirport(destination) && origin !== destination
  if (monthOfYear === null || !isPlace || !flownStatuses.has(match[9] ?? '')) return null
  const printed = line.dates.find(({ raw }) => raw.startsWith(`${day}${month}`))
  const date =
    year === undefined ? (printed?.iso ?? null) : isoDate(fullYear(Number(year)), monthOfYear, Number(day))
  const seats = Math.max(1, Number(match[10]))
  const flight = `${carrier}${number}`
  return { line, origin, destination, date, arrivalDate: date, flight, cabin: null, seats }
}
