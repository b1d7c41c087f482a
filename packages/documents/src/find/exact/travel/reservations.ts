import type { ActivityKind, DocumentType, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import type { DocumentRead } from '../../paper/document-read.ts'
import type { DocumentText } from '../../../document-text.ts'
import { dayRange, sourced } from '../../../judge/known/sourced.ts'
import { exactProblems } from '../exact-problems.ts'
import { type Leaf, type Part, leafAt, partsAt } from '../tree.ts'
import { toPart } from '../to-part.ts'
import { readEmbeddedJson, readMailedJson } from './embedded-json.ts'
import { evidenceOfLeaf } from '../evidence-of-leaf.ts'
import { type Trip, readLeg, readStay } from './reserved-trips.ts'

type Reservation = { type: string; part: Part }

const reservationTypes: ReadonlySet<string> = new Set(
  'Flight Train Bus Boat Taxi RentalCar Lodging'.split(' ').map((kind) => `${kind}Reservation`),
)
const legKinds: Readonly<Record<string, ActivityKind>> = {
  FlightReservation: 'flight',
  TrainReservation: 'train',
  BusReservation: 'bus',
}
const typesOfKind: Partial<Record<ActivityKind, DocumentType>> = {
  flight: 'flight-record',
  train: 'rail-record',
  hotel: 'hotel-receipt',
}

/** Bookings marked up with the types of schema.org, as a file or within a page; null where there are none. */
export function readReservations(document: DocumentText): DocumentRead | null {
  const roots = rootsOf(document)
  const reservations = roots.flatMap((root) => findReservations(root))
  const [first] = reservations
  if (first === undefined) return null
  const valid = reservations.filter(({ part }) => !isCancelled(part))
  const trips = valid.flatMap(readReservation)
  const activities = countTravellers(trips)
  const supplier = supplierOf(valid[0]?.part ?? first.part)
  const total = leafAt(first.part, 'totalPrice', 'price') ?? leafAt(first.part, 'totalPrice')
  const currency = leafAt(first.part, 'totalPrice', 'priceCurrency') ?? leafAt(first.part, 'priceCurrency')
  return {
    classified: { type: typeOf(activities), confidence: 0.97, reasons: [`schema.org ${first.type}`] },
    read: { activities, findings: [] },
    fields: {
      account: null,
      // The head of a mail says from whom it is and of which day.
      ...(document.xml === undefined && document.kind === 'text' ? {} : { issueDate: null }),
      ...(supplier === null && document.kind === 'text'
        ? {}
        : {
            supplier: supplier === null ? null : sourced(supplier.text, evidenceOfLeaf(supplier), 0.9),
          }),
      period: dayRange(
        trips.flatMap(({ days }) => days),
        evidenceOfLeaf(supplier ?? { text: first.type, path: first.part.path }),
      ),
      total:
        total === null || !/^\d+(?:\.\d+)?$/.test(total.text)
          ? null
          : sourced(total.text, evidenceOfLeaf(total), 0.9),
      currency:
        currency === null || !/^[A-Z]{3}$/.test(currency.text)
          ? null
          : sourced(currency.text, evidenceOfLeaf(currency), 0.97),
    },
    problems: problemsOf(reservations, valid, trips),
  }
}

function rootsOf(document: DocumentText): Part[] {
  const part = document.kind === 'json' || document.xml !== undefined ? toPart(document) : null
  if (part === null) return readMailedJson(document)
  return part.isXml ? readEmbeddedJson(part) : [part]
}

function findReservations(part: Part): Reservation[] {
  return partsAt(part).flatMap((item) => {
    const type = typeNameOf(item)
    if (reservationTypes.has(type)) return [{ type, part: item }]
    return [
      'subReservation',
      '@graph',
      'items',
      'result',
      'mainEntity',
      'potentialAction',
      'data',
      'reservations',
    ].flatMap((name) => partsAt(item, name).flatMap(findReservations))
  })
}

/** "http://schema.org/FlightReservation" and "FlightReservation". */
function typeNameOf(part: Part): string {
  const type = leafAt(part, '@type')?.text ?? ''
  return type.slice(type.lastIndexOf('/') + 1)
}

function isCancelled(part: Part): boolean {
  return /cancel/i.test(leafAt(part, 'reservationStatus')?.text ?? '')
}

function readReservation({ type, part }: Reservation): Trip[] {
  if (type === 'LodgingReservation') return readStay(part)
  const kind = legKinds[type]
  return kind === undefined
    ? []
    : partsAt(part, 'reservationFor').flatMap((trip) => readLeg(kind, part, trip))
}

/** Every traveller has a reservation of their own: equal legs are one activity; one that is told twice counts once. */
function countTravellers(trips: readonly Trip[]): ActivityDraft[] {
  const legs = Map.groupBy(trips, ({ activity: { kind, description, details } }) =>
    JSON.stringify([kind, description, details?.date]),
  )
  return [...legs.values()].flatMap((group) => {
    const distinct = [...new Map(group.map((trip) => [trip.traveller, trip])).values()]
    const [first] = distinct
    if (first === undefined || first.activity.kind === 'hotel' || distinct.length === 1)
      return distinct.map(({ activity }) => activity)
    const { activity } = first
    const details = detailsOf({ ...activity.details, travellers: distinct.length })
    return [{ ...activity, quantity: String(distinct.length), details }]
  })
}

function typeOf(activities: readonly ActivityDraft[]): DocumentType {
  const [kind, ...others] = new Set(activities.map((activity) => activity.kind))
  return kind === undefined || others.length > 0 ? 'travel-record' : (typesOfKind[kind] ?? 'travel-record')
}

function supplierOf(part: Part): Leaf | null {
  return (
    leafAt(part, 'reservationFor', 'airline', 'name') ??
    leafAt(part, 'reservationFor', 'provider', 'name') ??
    leafAt(part, 'provider', 'name') ??
    leafAt(part, 'reservationFor', 'name') ??
    leafAt(part, 'bookingAgent', 'name')
  )
}

function problemsOf(
  all: readonly Reservation[],
  valid: readonly Reservation[],
  trips: readonly Trip[],
): Problem[] {
  const cancelled = all.length - valid.length
  const read = new Set(trips.map(({ activity }) => activity.evidence.cell))
  const uncounted = valid.filter(({ part }) => ![...read].some((cell) => cell?.startsWith(part.path))).length
  return [
    ...(cancelled > 0 ? [exactProblems.cancelled(cancelled)] : []),
    ...(uncounted > 0 ? [exactProblems.uncountedReservations(uncounted)] : []),
  ]
}
