import { isAirport } from '../travel/airports.ts'
import type { ActivityDetails, ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { says } from '../../lexicon/says.ts'
import type { GridRow } from '../../tables/grid.ts'
import {
  type Table,
  columnsOf,
  dateIn,
  evidenceInRow,
  isTotalRow,
  numberIn,
  readOfRow,
  textIn,
} from '../../tables/table.ts'
import { daysBetween } from '../../values/calendar.ts'
import { findDates } from '../../values/date-text.ts'
import { blankOut, foldText } from '../../values/plain-text.ts'
import { findTimes } from '../../values/time-text.ts'
import { unitWithin } from '../../values/unit-text.ts'
import { type ActivityDraft, detailsOf } from '../activity-draft.ts'
import { kindOf } from '../kind-words.ts'
import { headsSay } from './heads-say.ts'
import { withoutRefunds } from './refunded-trips.ts'
import { isCancelled } from '../travel/travel-words.ts'

const hauled: readonly ActivityKind[] = ['train', 'flight', 'car', 'bus']

/** Trips of a table with origins and destinations, or distances by mode; rows that name no trip are left out. */
export function findTrips(table: Table, title: string): ActivityDraft[] {
  return [...tripsByRow(table, title).values()]
}

/** As findTrips, each with the row that it was read from. */
export function tripsByRow(table: Table, title: string): ReadonlyMap<GridRow, ActivityDraft> {
  return new Map(
    withoutRefunds(table).flatMap((row) => {
      const trip = readTrip(table, row, title)
      return trip === null ? [] : [[row, trip] as const]
    }),
  )
}

function readTrip(table: Table, row: GridRow, title: string): ActivityDraft | null {
  if (isTotalRow(row) || [...row.values()].some(({ text }) => isCancelled(foldText(text)))) return null
  const ends = readEnds(table, row, title)
  const named = readKind(table, row, ends, title)
  const kind = named !== null && hauled.includes(named) && carriesGoods(table) ? 'freight' : named
  if (kind === null) return null
  if (kind === 'hotel') return hasMeteredUse(table) ? null : readStay(table, row)
  const distance = readDistance(table, row)
  const travellers = numberIn(table, findCell(table, row, 'travellers'))
  const count =
    travellers !== null && /^[1-9]\d{0,3}$/.test(travellers.value) ? Number(travellers.value) : null
  const isLeg = ends !== null && ends.origin !== ends.destination && hasLegs(kind)
  if (distance === null && !isLeg) return null
  const details: Partial<ActivityDetails> = {
    origin: ends?.origin ?? null,
    destination: ends?.destination ?? null,
    cabin: textIn(table, row, 'cabin'),
    travellers: count,
    roundTrip: readFlag(textIn(table, row, 'round-trip')),
    date: dateIn(table, textIn(table, row, 'date') ?? textIn(table, row, 'start')) ?? anyDate(table, row),
  }
  const load = kind === 'freight' ? readLoad(table, row) : null
  if (load !== null)
    return {
      description: describe(kind, ends),
      kind,
      ...load,
      estimated: false,
      period: null,
      details: { ...detailsOf(details), distanceKm: kilometresOf(distance) },
      evidence: evidenceInRow(row),
      read: readOfRow(row),
      meaning: 0.93,
    }
  return {
    description: describe(kind, ends),
    kind,
    quantity: distance?.value ?? String(count ?? 1),
    unit: distance?.unit ?? 'passenger-leg',
    estimated: false,
    period: null,
    details: detailsOf(details),
    evidence: evidenceInRow(row),
    read: readOfRow(row),
    meaning: 0.93,
  }
}

/** A shipment is its weight; how far it went is a detail of it. */
function readLoad(table: Table, row: GridRow): { quantity: string; unit: string } | null {
  const columns = [...columnsOf(table, 'quantity'), ...columnsOf(table, 'distance')]
  const measured = columns.map((column) => ({ column, unit: goodsUnit(column.title) }))
  for (const { column, unit } of measured.toSorted((a, b) => rankOf(a.unit) - rankOf(b.unit))) {
    const number = numberIn(table, row.get(column.index))
    if (unit !== null && number !== null && Big(number.value).gt(0))
      return { quantity: Big(number.value).toFixed(), unit: unit.unit }
  }
  return null
}

function goodsUnit(title: string) {
  return unitWithin(title.replace(/_/g, ' '), ['mass', 'freight-work'])
}

/** Tonne-kilometres say more than tonnes. */
function rankOf(unit: ReturnType<typeof goodsUnit>): number {
  return unit?.dimension === 'freight-work' ? 0 : 1
}

// A carrier, a charge or a transport is of passengers too; what is carried is not.
const goodsHead =
  /\b(?:cargo|freight|goods|consignments?|shipments?|containers?|teu|pallets?|weight)\b|fracht(?!fuhrer)|gewicht|sendung|ladung|marchandise|\bpoids\b|mercanc|merci\b|\bpeso\b|lading/

/** Goods travel by road or rail as freight: they have a weight, or a head that names them; passengers have none. */
function carriesGoods(table: Table): boolean {
  return (
    columnsOf(table, 'travellers').length === 0 &&
    (columnsOf(table, 'quantity').some(({ title }) => goodsUnit(title) !== null) ||
      (table.columns.some(({ role, folded }) => role !== 'cost' && goodsHead.test(folded)) &&
        !headsSay(table, 'flight', 'travellers')))
  )
}

function kilometresOf(distance: { value: string; unit: string } | null): string | null {
  const converted = distance === null ? null : convertQuantity(decimal(distance.value), distance.unit, 'km')
  return converted !== null && converted.ok ? converted.value.quantity : null
}

const arrivalTitle = /check.?in|^arrival(?: date)?$|anreise|arrivee|llegada/
const departureTitle = /check.?out|^departure(?: date)?$|abreise|salida/

/** The nights between a column of arrivals and one of departures. */
function nightsBetween(table: Table, row: GridRow): { value: string } | null {
  const [start, end] = [arrivalTitle, departureTitle].map((title) => {
    const column = table.columns.find(({ folded }) => title.test(folded))
    return column === undefined ? null : dateIn(table, row.get(column.index)?.text ?? null)
  })
  return typeof start === 'string' && typeof end === 'string'
    ? { value: String(daysBetween(start, end)) }
    : null
}

/** Nights beside metered energy are how full a house was, not a stay. */
function hasMeteredUse(table: Table): boolean {
  return columnsOf(table, 'quantity').some(
    ({ title }) => unitWithin(title.replace(/_/g, ' '), ['energy']) !== null,
  )
}

// Charged by the night too, but no room.
const besideRoom =
  /park|breakfast|fruhstuck|dinner|\bmeal|\btax\b|kurtaxe|wi-?fi|\bpet\b|rollaway|extra bed|resort fee/

function readStay(table: Table, row: GridRow): ActivityDraft | null {
  const nights = numberIn(table, findCell(table, row, 'nights')) ?? nightsBetween(table, row)
  if (nights === null || !/^[1-9]\d{0,2}$/.test(nights.value)) return null
  if ([...row.values()].some(({ text }) => besideRoom.test(foldText(text)))) return null
  const rooms = numberIn(table, findCell(table, row, 'rooms'))
  return {
    description: textIn(table, row, 'supplier') ?? textIn(table, row, 'product') ?? 'Hotel stay',
    kind: 'hotel',
    quantity: Big(nights.value)
      .times(rooms?.value ?? '1')
      .toFixed(),
    unit: 'room-night',
    estimated: false,
    period: null,
    details: detailsOf({ date: dateIn(table, textIn(table, row, 'date') ?? textIn(table, row, 'start')) }),
    evidence: evidenceInRow(row),
    read: readOfRow(row),
    meaning: 0.93,
  }
}

/** "Departs 09 Feb 2026 06:15": a date under any other title. */
function anyDate(table: Table, row: GridRow): string | null {
  for (const { text } of row.values()) {
    const date = /\d[./-]\d|\d{1,2} ?\p{L}{3}/u.test(text) ? dateIn(table, text) : null
    if (date !== null) return date
  }
  return null
}

const airportPair = /(?<![A-Z])([A-Z]{3})\s?(?:-|–|—|→|>|\/|to)\s?([A-Z]{3})(?![A-Z])/

type Ends = { origin: string; destination: string }

/** Two columns, or one that holds "SYD-MEL"; "Depart" over clock times is no place. */
function readEnds(table: Table, row: GridRow, title: string): Ends | null {
  const origin = readPlace(table, row, 'origin')
  const destination = readPlace(table, row, 'destination')
  if (origin !== null && destination !== null) return { origin, destination }
  const route = textIn(table, row, 'route') ?? codesIn(table, row, title)
  const match = route === null ? null : /^\s*(.+?)\s*(?:-|–|—|→|>|\/|\bto\b)\s*(.+?)\s*$/.exec(route)
  return match === null ? null : { origin: match[1] ?? '', destination: match[2] ?? '' }
}

/**
 * Three letters that happen to be an airport are no evidence: the title, the head or the row must name a flight.
 */
function speaksOfFlights(table: Table, row: GridRow, title: string): boolean {
  const texts = [
    title,
    ...table.columns.map(({ title: head }) => head),
    ...[...row.values()].map(({ text }) => text),
  ]
  const words = foldText(texts.join('  ').replace(/_/g, ' '))
  return says(words, ['flight', 'itinerary'], 3)
}

/** "SYD-MEL return" among the words of an expense; null where no cell names two airports. */
function codesIn(table: Table, row: GridRow, title: string): string | null {
  for (const { text } of row.values()) {
    const [, from = '', to = ''] = airportPair.exec(text) ?? []
    if (isAirport(from) && isAirport(to) && speaksOfFlights(table, row, title)) return `${from}-${to}`
  }
  return null
}

function readPlace(table: Table, row: GridRow, role: 'origin' | 'destination'): string | null {
  for (const { index } of columnsOf(table, role)) {
    const text = row.get(index)?.text
    const name = text === undefined ? '' : withoutDay(text)
    if (/\p{L}{2}/u.test(name)) return airportIn(name) ?? name
  }
  return null
}

/** "Milano Centrale 22/09/2025 ore 09:00": the place of a cell that prints its day and time too. */
function withoutDay(text: string): string {
  const days = findDates(text, null)
  const times = findTimes(text)
  if (days.length + times.length === 0) return text.trim()
  return blankOut(text, [...days, ...times])
    .replace(/\s+/g, ' ')
    .trim()
}

/** The code in "Brisbane (BNE)", "Tokyo Narita NRT" or "BNE"; null where none is an airport's. */
function airportIn(text: string): string | null {
  const [, code = ''] = /(?:^|[\s(])([A-Z]{3})\)?\s*$/.exec(text.trim()) ?? []
  return isAirport(code) ? code : null
}

/** The mode that the row names, else flights where both ends are airports, else the title's mode. */
function readKind(table: Table, row: GridRow, ends: Ends | null, title: string): ActivityKind | null {
  const words = [textIn(table, row, 'mode'), textIn(table, row, 'product')]
    .filter((text) => text !== null)
    .map(foldText)
  for (const text of words) {
    const kind = kindOf(text, 'distance') ?? (says(text, ['hotel']) ? 'hotel' : null)
    if (kind !== null) return kind
  }
  if (ends !== null && isAirport(ends.origin) && isAirport(ends.destination)) return 'flight'
  if (namesFares(table)) return 'taxi'
  const hasNights = findCell(table, row, 'nights') !== undefined || nightsBetween(table, row) !== null
  if (hasNights && ends === null) return 'hotel'
  const byColumns = kindOf(table.columns.map(({ folded }) => folded).join(' '), 'distance')
  return (
    kindOf(foldText(title), 'distance') ??
    (ends === null && words.length === 0 ? null : byColumns) ??
    (isMileageLog(table) ? 'car' : null)
  )
}

/** Fares or rides beside tips, pick-ups and riders are of taxis; a hired car is picked up too, and kept for days. */
export function namesFares({ columns }: Table): boolean {
  const has = (pattern: RegExp) => columns.some(({ folded }) => pattern.test(folded))
  return has(/\bfare\b|\brides?\b/) && has(/\btips?\b|surge|pick.?up|drop.?off|\brider\b/) && !has(/\bdays\b/)
}

/** Business miles are logged with their purpose; a log of fuel prints litres or gallons beside them. */
function isMileageLog(table: Table): boolean {
  const titles = table.columns.map(({ title }) => title.replace(/_/g, ' '))
  return (
    table.columns.some(({ folded }) =>
      /purpose|reason for (?:trip|travel|journey)|zweck|motif|motivo/.test(folded),
    ) &&
    columnsOf(table, 'distance').length > 0 &&
    !titles.some((title) => unitWithin(title, ['volume', 'energy']) !== null)
  )
}

function readDistance(table: Table, row: GridRow): { value: string; unit: string } | null {
  const [column] = columnsOf(table, 'distance').filter(({ index }) => row.has(index))
  const number = column === undefined ? null : numberIn(table, row.get(column.index))
  if (column === undefined || number === null || Big(number.value).lte(0)) return null
  const unit = unitWithin(`${column.title.replace(/_/g, ' ')} ${textIn(table, row, 'unit') ?? ''}`, [
    'distance',
    'passenger-distance',
  ])
  return { value: Big(number.value).toFixed(), unit: unit?.unit ?? 'km' }
}

function hasLegs(kind: ActivityKind): boolean {
  return ['flight', 'train', 'bus'].includes(kind)
}

function findCell(table: Table, row: GridRow, role: 'travellers' | 'nights' | 'rooms') {
  const column = columnsOf(table, role).find(({ index }) => row.has(index))
  return column === undefined ? undefined : row.get(column.index)
}

function readFlag(text: string | null): boolean | null {
  if (text === null) return null
  if (/^(?:true|yes|y|1|return|round|ja|oui|si)\b/i.test(text.trim())) return true
  return /^(?:false|no|n|0|one|single)\b/i.test(text.trim()) ? false : null
}

function describe(kind: ActivityKind, ends: Ends | null): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1)
  return ends === null ? name : `${name} ${ends.origin}–${ends.destination}`
}
