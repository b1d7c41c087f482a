import { isAirport } from './airports.ts'
import { fullYear, isoDate } from '../../../lay-out/values/calendar.ts'
import { monthNumber } from '../../../lay-out/values/month-names.ts'

/** A flight as a reservation system prints it on one line. */
export type CodedSegment = {
  origin: string
  destination: string
  flight: string
  day: number
  month: number
  /** Null where the line prints none, as most do. */
  year: number | null
  seats: number | null
}

// Amadeus "1  QF 520 Y 14DEC 1 BNESYD HK1", Sabre "1 QF 520Y 14DEC T BNESYD*SS1", Galileo and Apollo
// "1. QF 520 Y 14DEC BNESYD HS1": line, carrier, number, class, day, weekday, the two airports, status and seats.
const segmentForm =
  /^\s*\d{1,2}\s?[.)]?\s*([A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,4}(\d{1,4})\s{0,3}([A-Z])\s+(\d{1,2})([A-Z]{3})(\d{2})?\s+(?:(?:[A-Z]{1,2}|[1-7])[\s*])?\s*([A-Z]{3})\s?([A-Z]{3})\s?\*?\s{0,12}(?:([A-Z]{2})\s?(\d{1,2})(?!\d)|(FLWN)\b)/
// Confirmed, confirmed after a change, passive, ticketed or sold; wait lists, requests and cancellations (HL, LL, UN, UC,
// HX, NO, NN, XX) are not flown.
const flownStatuses: ReadonlySet<string> = new Set('HK HS TK KK KL SS RR GK DK BK AK PK'.split(' '))

/** The flight on a line of a booking; null for other lines and for flights that were not confirmed. */
export function parseCodedSegment(text: string): CodedSegment | null {
  const match = segmentForm.exec(text)
  if (match === null) return null
  const [, carrier = '', number = '', , day, monthName = '', year, origin = '', destination = ''] = match
  const month = monthNumber(monthName.toLowerCase())
  const isPlace = isAirport(origin) && isAirport(destination) && origin !== destination
  const isFlown = match[11] !== undefined || flownStatuses.has(match[9] ?? '')
  if (month === null || !isPlace || !isFlown) return null
  return {
    origin,
    destination,
    flight: `${carrier}${number}`,
    day: Number(day),
    month,
    year: year === undefined ? null : fullYear(Number(year)),
    seats: match[10] === undefined ? null : Math.max(1, Number(match[10])),
  }
}

/** A day without a year is the first of its name on or after a day: journeys are booked before they are made. */
export function dayOfSegment(
  { day, month, year }: Pick<CodedSegment, 'day' | 'month' | 'year'>,
  from: string | null,
) {
  if (year !== null) return isoDate(year, month, day)
  if (from === null) return null
  const first = Number(from.slice(0, 4))
  return (
    [first, first + 1].map((one) => isoDate(one, month, day)).find((date) => date !== null && date >= from) ??
    null
  )
}
