import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { daysBetween } from '../../../lay-out/values/calendar.ts'
import { exactDateOf } from '../exact-date.ts'
import { type Part, leafAt, partAt, partsAt, textOf } from '../tree.ts'

/** One trip of one traveller, or one stay. */
export type Trip = { activity: ActivityDraft; days: readonly string[]; traveller: string }

export function readLeg(kind: ActivityKind, part: Part, trip: Part): Trip[] {
  const [origin, destination] = [placeOf(trip, 'departure'), placeOf(trip, 'arrival')]
  if (origin === null || destination === null) return []
  const [departure, arrival] = [dayOf(trip, 'departure'), dayOf(trip, 'arrival')]
  const date = departure ?? arrival
  const number = numberOf(trip)
  const word = kind.charAt(0).toUpperCase() + kind.slice(1)
  const text = `${word}Reservation ${number} ${origin} ${destination} ${date ?? ''}`
  const seat = leafAt(part, 'reservedTicket', 'ticketedSeat', 'seatingType')
  const activity: ActivityDraft = {
    description: [word, number, `${origin}–${destination}`].filter((piece) => piece !== '').join(' '),
    kind,
    quantity: '1',
    unit: 'passenger-leg',
    estimated: false,
    period: null,
    details: detailsOf({ origin, destination, travellers: 1, date, cabin: seat?.text ?? null }),
    evidence: { page: 1, text: text.trim().replace(/\s+/g, ' '), box: null, cell: trip.path },
    read: 0.99,
    meaning: 0.96,
  }
  const days = [departure, arrival].filter((day) => day !== null)
  return travellersOf(part).map((traveller) => ({ activity, days, traveller }))
}

/** Everybody whom a reservation names, under whom it is made or to whom a ticket is; one who is not named without. */
function travellersOf(part: Part): string[] {
  const named = [...partsAt(part, 'underName'), ...partsAt(part, 'reservedTicket', 'underName')].flatMap(
    (person) => leafAt(person, 'name')?.text ?? textOf(person) ?? [],
  )
  const tickets = partsAt(part, 'reservedTicket').flatMap(
    (ticket) => leafAt(ticket, 'ticketNumber')?.text ?? [],
  )
  const names = [...new Set(named)]
  if (names.length > 0) return names
  return tickets.length > 0 ? [...new Set(tickets)] : [`unnamed ${part.path}`]
}

export function readStay(part: Part): Trip[] {
  const start = exactDateOf(wrapped(part, 'checkinTime|checkinDate'))
  const end = exactDateOf(wrapped(part, 'checkoutTime|checkoutDate'))
  if (start === null || end === null || daysBetween(start, end) < 1) return []
  const name = leafAt(part, 'reservationFor', 'name')?.text ?? 'Hotel stay'
  const country = leafAt(part, 'reservationFor', 'address', 'addressCountry')?.text ?? null
  const activity: ActivityDraft = {
    description: name,
    kind: 'hotel',
    quantity: String(daysBetween(start, end)),
    unit: 'room-night',
    estimated: false,
    period: null,
    details: detailsOf({
      date: start,
      ...(country !== null && /^[A-Z]{2}$/.test(country) ? { country } : {}),
    }),
    evidence: { page: 1, text: `LodgingReservation ${name} ${start} ${end}`, box: null, cell: part.path },
    read: 0.99,
    meaning: 0.95,
  }
  const number = leafAt(part, 'reservationNumber|reservationId')?.text ?? part.path
  return [
    { activity, days: [start, end], traveller: `${number} ${leafAt(part, 'underName', 'name')?.text ?? ''}` },
  ]
}

/** IATA code before the name of the station. */
function placeOf(trip: Part, side: 'departure' | 'arrival'): string | null {
  const place = partAt(trip, `${side}Airport|${side}Station|${side}BusStop|${side}Location`)
  return place === null ? null : ((leafAt(place, 'iataCode') ?? leafAt(place, 'name'))?.text ?? textOf(place))
}

/** The day of departure or arrival: from its time, plain or wrapped with a time zone, else from its day. */
function dayOf(trip: Part, side: 'departure' | 'arrival'): string | null {
  return exactDateOf(wrapped(trip, `${side}Time`)) ?? exactDateOf(wrapped(trip, `${side}Day`))
}

function wrapped(part: Part, name: string): string | null {
  return leafAt(part, name)?.text ?? null
}

/** Carrier and number, whether or not the number repeats its carrier. */
function numberOf(trip: Part): string {
  const carrier = leafAt(trip, 'airline', 'iataCode')?.text ?? ''
  const number = (leafAt(trip, 'flightNumber|trainNumber|busNumber')?.text ?? '').replace(/\s+/g, ' ')
  return carrier !== '' && number.toUpperCase().startsWith(carrier.toUpperCase())
    ? number.replace(' ', '')
    : `${carrier}${number}`
}
