import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { detailsOf } from '../../../judge/account/activity-draft.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { DocumentText, TextRow } from '../../../document-text.ts'
import { dayRange } from '../../../judge/known/sourced.ts'
import { addDays, fullYear, isoDate } from '../../../lay-out/values/calendar.ts'
import { monthNumber } from '../../../lay-out/values/month-names.ts'
import { exactProblems } from '../exact-problems.ts'
import { dayOfSegment, parseCodedSegment } from '../../activities/travel/coded-segment.ts'
import { type CodedLine, type Counted, draftOnCoded } from './coded-line.ts'
import { hotelForm, toStay } from './coded-stay.ts'

const upperShare = 0.9
const longestLine = 400
const daysLate = 7

/**
 * A booking as a reservation system prints it (Amadeus, Sabre, Galileo, Apollo), in capitals throughout: flights by their
 * seats, hotels by their nights. Null for letters that merely quote one.
 */
export function readCodedItinerary(document: DocumentText): DocumentRead | null {
  if (document.kind === 'csv' || document.kind === 'xlsx' || document.kind === 'json') return null
  const lines = document.pages.flatMap(({ rows }) => rows.map(toLine)).filter(({ text }) => text !== '')
  const segments = lines.filter(({ text }) => parseCodedSegment(text) !== null)
  if (segments.length === 0 || !isCapital(lines)) return null
  const booked = bookedOn(lines)
  const flights = withoutRepeats(segments).flatMap((line) => toFlight(line, booked) ?? [])
  const hotels = lines.filter(({ text }) => hotelForm.test(text) && !/\b(?:HX|UN|UC|XX|NO)\d/.test(text))
  const stays = hotels.flatMap((line) => toStay(line, booked) ?? [])
  const counted = [...flights, ...stays]
  const [first] = counted
  const days = counted.flatMap((one) => one.days)
  return {
    classified: {
      type: stays.length > 0 ? 'travel-record' : 'flight-record',
      confidence: 0.97,
      reasons: ['segments of a reservation system'],
    },
    read: { activities: counted.map(({ activity }) => activity), findings: [] },
    fields: {
      account: null,
      period: first === undefined ? null : dayRange(days, first.activity.evidence),
    },
    problems: unreadStays(hotels.length - stays.length),
  }
}

function unreadStays(unread: number): Problem[] {
  return unread > 0 ? [exactProblems.uncountedReservations(unread)] : []
}

function toLine(row: TextRow): CodedLine {
  return {
    row,
    text: row.cells
      .map(({ text }) => text)
      .join('  ')
      .slice(0, longestLine),
  }
}

function isCapital(lines: readonly CodedLine[]): boolean {
  const upper = lines.filter(({ text }) => !/\p{Ll}{2}/u.test(text)).length
  return upper >= lines.length * upperShare
}

/** The day on which the booking was made or printed last, from the dates with a year outside of its segments. */
function bookedOn(lines: readonly CodedLine[]): string | null {
  const days = lines.flatMap(({ text }) =>
    parseCodedSegment(text) !== null
      ? []
      : [...text.matchAll(/(?<![A-Z\d])(\d{1,2})([A-Z]{3})(\d{2})(?!\d)/g)].flatMap(
          ([, day, month = '', year]) => {
            const number = monthNumber(month.toLowerCase())
            return number === null ? [] : (isoDate(fullYear(Number(year)), number, Number(day)) ?? [])
          },
        ),
  )
  const [last] = days.toSorted().reverse()
  return last === undefined ? null : addDays(last, -daysLate)
}

/** A booking that is printed twice is flown once. */
function withoutRepeats(segments: readonly CodedLine[]): CodedLine[] {
  const key = ({ text }: CodedLine) => {
    const segment = parseCodedSegment(text)
    return JSON.stringify([
      segment?.flight,
      segment?.origin,
      segment?.destination,
      segment?.day,
      segment?.month,
    ])
  }
  return [...new Map(segments.toReversed().map((line) => [key(line), line])).values()].reverse()
}

function toFlight(line: CodedLine, booked: string | null): Counted | null {
  const segment = parseCodedSegment(line.text)
  if (segment === null) return null
  const { origin, destination, flight, seats } = segment
  const date = dayOfSegment(segment, booked)
  const travellers = seats ?? 1
  return {
    activity: draftOnCoded(line, {
      description: `Flight ${flight} ${origin}–${destination}`,
      kind: 'flight',
      quantity: String(travellers),
      unit: 'passenger-leg',
      details: detailsOf({ origin, destination, travellers, date }),
      meaning: date === null ? 0.9 : 0.96,
    }),
    days: date === null ? [] : [date],
  }
}
