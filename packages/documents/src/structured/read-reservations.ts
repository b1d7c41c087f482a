import type { ActivityDraft } from '../activities/activity-draft.ts'
import { detailsOf } from '../activities/activity-draft.ts'
import type { DocumentRead } from '../analyse/document-read.ts'
import { dayRange, sourced } from '../fields/sourced.ts'
import { daysBetween } from '../values/calendar.ts'
import { evidenceOfLeaf, isoOf } from './read-invoice-tree.ts'
import { type Leaf, type Tree, type TreeValue, isList, isTree, textUnder } from './tree.ts'

type Reservation = { type: string; tree: Tree; path: string }
type Read = { activity: ActivityDraft; days: readonly string[] }

const reservationType =
  /^(?:https?:\/\/schema\.org\/)?(Flight|Train|Bus|Boat|Taxi|RentalCar|Lodging)Reservation$/

/** Bookings marked up with schema.org types (FlightReservation and its kin); null when there are none. */
export function readReservations(tree: Tree): DocumentRead | null {
  const reservations = findReservations(tree, '')
  const read = reservations.flatMap((reservation) => readReservation(reservation) ?? [])
  const [first] = reservations
  if (read.length === 0 || first === undefined) return null
  const kinds = new Set(read.map(({ activity }) => activity.kind))
  const [kind] = kinds
  const type =
    kinds.size > 1
      ? 'travel-record'
      : kind === 'flight'
        ? 'flight-record'
        : kind === 'train'
          ? 'rail-record'
          : kind === 'hotel'
            ? 'hotel-receipt'
            : 'travel-record'
  const days = read.flatMap((one) => one.days)
  const supplier =
    textIn(first.tree, 'reservationFor', 'airline', 'name') ??
    textIn(first.tree, 'provider', 'name') ??
    textIn(first.tree, 'reservationFor', 'name') ??
    textIn(first.tree, 'bookingAgent', 'name')
  const price = first.tree['totalPrice']
  const total =
    typeof price === 'object' ? textUnder(price, /^price$/) : textUnder(first.tree, /^totalPrice$/)
  const currency = textUnder(first.tree, /^priceCurrency$/)
  return {
    classified: { type, confidence: 0.97, reasons: [`schema.org ${first.type}Reservation`] },
    read: { activities: groupSame(read.map(({ activity }) => activity)), findings: [] },
    fields: {
      supplier: supplier === null ? null : sourced(supplier.value, evidenceOfLeaf(supplier), 0.9),
      account: null,
      issueDate: null,
      period: dayRange(days, evidenceOfLeaf(supplier)),
      total:
        total === null || !/^\d+(?:\.\d+)?$/.test(total.value)
          ? null
          : sourced(total.value, evidenceOfLeaf(total), 0.9),
      currency:
        currency === null || !/^[A-Z]{3}$/.test(currency.value)
          ? null
          : sourced(currency.value, evidenceOfLeaf(currency), 0.97),
    },
    problems: [],
  }
}

function findReservations(value: TreeValue, path: string): Reservation[] {
  if (typeof value === 'string') return []
  if (isList(value)) return value.flatMap((item, index) => findReservations(item, `${path}[${index}]`))
  const type = typeof value['@type'] === 'string' ? reservationType.exec(value['@type'])?.[1] : undefined
  if (type !== undefined) return [{ type, tree: value, path }]
  return Object.entries(value).flatMap(([key, item]) =>
    findReservations(item, path === '' ? key : `${path}.${key}`),
  )
}

function readReservation({ type, tree, path }: Reservation): Read | null {
  if (/cancel/i.test(textUnder(tree, /^reservationStatus$/)?.value ?? '')) return null
  if (type === 'Lodging') return readLodging(tree, path)
  const trip = partIn(tree, 'reservationFor')
  const kind = ({ Flight: 'flight', Train: 'train', Bus: 'bus', Taxi: 'taxi', RentalCar: 'car' } as const)[
    type
  ]
  if (trip === null || kind === undefined || kind === 'taxi' || kind === 'car') return null
  const origin = placeOf(trip, 'departure')
  const destination = placeOf(trip, 'arrival')
  if (origin === null || destination === null) return null
  const [departure, arrival] = [dayOf(trip, 'departure'), dayOf(trip, 'arrival')]
  const number = `${textIn(trip, 'airline', 'iataCode')?.value ?? ''}${textUnder(trip, /^(?:flightNumber|trainNumber|busNumber)$/)?.value ?? ''}`
  const date = departure ?? arrival
  return {
    activity: {
      description: [kind.charAt(0).toUpperCase() + kind.slice(1), number, `${origin}–${destination}`]
        .filter((part) => part !== '')
        .join(' '),
      kind,
      quantity: '1',
      unit: 'passenger-leg',
      estimated: false,
      period: null,
      details: detailsOf({ origin, destination, travellers: 1, date }),
      evidence: {
        page: 1,
        text: `${type}Reservation ${number} ${origin} ${destination} ${date ?? ''}`.trim(),
        box: null,
        cell: path,
      },
      read: 0.99,
      meaning: 0.96,
    },
    days: [departure, arrival].filter((day) => day !== null),
  }
}

function readLodging(tree: Tree, path: string): Read | null {
  const start = isoOf(leafOf(tree['checkinTime'] ?? tree['checkinDate'])?.value ?? null)
  const end = isoOf(leafOf(tree['checkoutTime'] ?? tree['checkoutDate'])?.value ?? null)
  if (start === null || end === null || daysBetween(start, end) < 1) return null
  const name = textIn(tree, 'reservationFor', 'name')?.value ?? 'Hotel stay'
  return {
    activity: {
      description: name,
      kind: 'hotel',
      quantity: String(daysBetween(start, end)),
      unit: 'room-night',
      estimated: false,
      period: null,
      details: detailsOf({ date: start }),
      evidence: { page: 1, text: `LodgingReservation ${name} ${start} ${end}`, box: null, cell: path },
      read: 0.99,
      meaning: 0.95,
    },
    days: [start, end],
  }
}

function partIn(tree: Tree, key: string): Tree | null {
  const part = tree[key]
  if (isTree(part)) return part
  const [first] = isList(part) ? part : []
  return isTree(first) ? first : null
}

function leafOf(value: TreeValue | undefined): Leaf | null {
  return value === undefined ? null : textUnder({ value }, /./)
}

function textIn(tree: Tree, ...keys: readonly string[]): Leaf | null {
  const last = keys.at(-1) ?? ''
  let part: Tree | null = tree
  for (const key of keys.slice(0, -1)) part = part === null ? null : partIn(part, key)
  const value = part?.[last]
  return typeof value === 'string' && value.trim() !== '' ? { path: keys.join('.'), key: last, value } : null
}

/** IATA code before the name of the station. */
function placeOf(trip: Tree, side: 'departure' | 'arrival'): string | null {
  const place =
    partIn(trip, `${side}Airport`) ??
    partIn(trip, `${side}Station`) ??
    partIn(trip, `${side}BusStop`) ??
    partIn(trip, `${side}Location`)
  return place === null ? null : ((textIn(place, 'iataCode') ?? textIn(place, 'name'))?.value ?? null)
}

/** The day of departure or arrival: from its time, plain or wrapped with a time zone, else from its day. */
function dayOf(trip: Tree, side: 'departure' | 'arrival'): string | null {
  const time = trip[`${side}Time`]
  const value = isTree(time) ? time['@value'] : time
  return isoOf(typeof value === 'string' ? value : null) ?? isoOf(textIn(trip, `${side}Day`)?.value ?? null)
}

/** Every traveller has a reservation of their own: equal legs are one activity with the travellers counted. */
function groupSame(activities: readonly ActivityDraft[]): ActivityDraft[] {
  const groups = Map.groupBy(activities, ({ kind, description, details }) =>
    JSON.stringify([kind, description, details?.date]),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    if (first.kind === 'hotel' || group.length === 1) return group
    return [
      {
        ...first,
        quantity: String(group.length),
        details: detailsOf({ ...first.details, travellers: group.length }),
      },
    ]
  })
}
