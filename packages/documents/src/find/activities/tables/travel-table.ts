import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { isAirport } from '../travel/airports.ts'
import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { GridRow } from '../../tables/grid.ts'
import {
  type Table,
  cellIn,
  columnsOf,
  dateIn,
  evidenceInRow,
  isTotalRow,
  numberIn,
  readOfRow,
  textIn,
} from '../../tables/table.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { kindOf } from '../kind-words.ts'
import { withoutCalledOff } from './called-off-rows.ts'
import { withoutRefunds } from './refunded-trips.ts'
import { isCancelled } from '../travel/travel-words.ts'
import { nightsBetween, readStay } from './table-stay.ts'
import { type Ends, readEnds } from './trip-ends.ts'
import { carriesGoods, readLoad } from './trip-load.ts'

const hauled: readonly ActivityKind[] = ['train', 'flight', 'car', 'bus']
const fareTitle = cueFor('travel-table fare title')
const tipTitle = cueFor('travel-table tip title')
const daysTitle = cueFor('travel-table days title')
const purposeTitle = cueFor('travel-table purpose title')
const yes = cueFor('travel-table yes')
const no = cueFor('travel-table no')
// What is brought to somebody is no ride.
const brought = cueFor('travel-table brought')
const ground = cueFor('travel-table ground')
const groundKinds: readonly (ActivityKind | null)[] = ['taxi', 'train', 'bus', 'public-transport', 'car']
const goods = cueFor('travel-table goods')
const people = cueFor('travel-table people')
const placeRoles: readonly string[] = ['origin', 'destination', 'route', 'place']

/** Trips of a table with origins and destinations, or distances by mode, by their rows; rows that name no trip are left out. */
export function tripsByRow(table: Table, title: string): ReadonlyMap<GridRow, ActivityDraft> {
  const open = new Set(withoutCalledOff(table))
  return new Map(
    withoutRefunds(table).flatMap((row) => {
      const trip = open.has(row) ? readTrip(table, row, title) : null
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
  if (kind === 'hotel') return readStay(table, row)
  const distance = readDistance(table, row)
  const travellers = numberIn(table, cellIn(table, row, 'travellers'))
  const count =
    travellers !== null && /^[1-9]\d{0,3}$/.test(travellers.value) ? Number(travellers.value) : null
  const isLeg = ends !== null && ends.origin !== ends.destination && hasLegs(kind)
  if (distance === null && !isLeg) return null
  const load = kind === 'freight' ? readLoad(table, row) : null
  const { quantity, unit } = load ?? {
    quantity: distance?.value ?? String(count ?? 1),
    unit: distance?.unit ?? 'passenger-leg',
  }
  return {
    description: describe(kind, ends),
    kind,
    quantity,
    unit,
    estimated: false,
    period: null,
    details: detailsOf({
      origin: ends?.origin ?? null,
      destination: ends?.destination ?? null,
      cabin: textIn(table, row, 'cabin'),
      travellers: count,
      roundTrip: readReturn(table, textIn(table, row, 'round-trip')),
      date: dateIn(table, textIn(table, row, 'date') ?? textIn(table, row, 'start')) ?? anyDate(table, row),
      ...(load !== null && { distanceKm: kilometresOf(distance) }),
    }),
    evidence: evidenceInRow(row),
    read: readOfRow(row),
    meaning: 0.93,
  }
}

function kilometresOf(distance: { value: string; unit: string } | null): string | null {
  const converted = distance === null ? null : convertQuantity(decimal(distance.value), distance.unit, 'km')
  return converted !== null && converted.ok ? converted.value.quantity : null
}

/** "Departs 09 Feb 2026 06:15": a date under any other title. */
function anyDate(table: Table, row: GridRow): string | null {
  for (const { text } of row.values()) {
    const date = /\d[./-]\d|\d{1,2} ?\p{L}{3}/u.test(text) ? dateIn(table, text) : null
    if (date !== null) return date
  }
  return null
}

/** The mode that the row names, else flights where both ends are airports, else the title's mode. */
function readKind(table: Table, row: GridRow, ends: Ends | null, title: string): ActivityKind | null {
  const words = wordsOf(table, row)
  const isRides = namesFares(table)
  if (isRides && words.some((text) => brought.test(text))) return null
  for (const text of words) {
    const kind = kindOf(text, 'distance') ?? (says(text, ['hotel']) ? 'hotel' : null)
    if (kind !== null) return isRides && kind === 'car' ? 'taxi' : kind
  }
  // A ride between two airports is no flight, and what stands in its column of nights is no stay.
  const isGround = words.some((text) => ground.test(text))
  if (isGround && carriesPeople(table)) return kindOnGround(table, row)
  if (!isGround && ends !== null && isAirport(ends.origin) && isAirport(ends.destination)) return 'flight'
  if (isRides) return 'taxi'
  const hasNights = cellIn(table, row, 'nights') !== undefined || nightsBetween(table, row) !== null
  if (hasNights && ends === null) return 'hotel'
  const byColumns = kindOf(table.columns.map(({ folded }) => folded).join(' '), 'distance')
  return (
    kindOf(foldText(title), 'distance') ??
    (ends === null && words.length === 0 ? null : byColumns) ??
    (isMileageLog(table) ? 'car' : null)
  )
}

function wordsOf(table: Table, row: GridRow): string[] {
  return [textIn(table, row, 'mode'), textIn(table, row, 'product')]
    .filter((text) => text !== null)
    .map(foldText)
}

/** A table of journeys of people: "ground" is a service of carriers of parcels too, and of coffee. */
function carriesPeople(table: Table): boolean {
  const heads = table.columns.map(({ folded }) => folded.replace(/_/g, ' '))
  if (carriesGoods(table) || heads.some((head) => goods.test(head))) return false
  return (
    heads.some((head) => people.test(head)) ||
    table.rows.some((row) => wordsOf(table, row).some((text) => says(text, ['flight', 'hotel'], 3)))
  )
}

/** "Ground transport" of which a cell that is no place says "Taxi" or "Rental car". */
function kindOnGround(table: Table, row: GridRow): ActivityKind | null {
  const kinds = table.columns
    .filter(({ role }) => role === null || !placeRoles.includes(role))
    .map(({ index }) => kindOf(foldText(row.get(index)?.text ?? ''), 'distance'))
  return kinds.find((kind) => groundKinds.includes(kind)) ?? null
}

/** Fares or rides beside tips, pick-ups and riders are of taxis; a hired car is picked up too, and kept for days. */
export function namesFares({ columns }: Table): boolean {
  const has = (pattern: RegExp) => columns.some(({ folded }) => pattern.test(folded))
  return has(fareTitle) && has(tipTitle) && !has(daysTitle)
}

/** Business miles are logged with their purpose; a log of fuel prints litres or gallons beside them. */
function isMileageLog(table: Table): boolean {
  const titles = table.columns.map(({ title }) => title.replace(/_/g, ' '))
  return (
    table.columns.some(({ folded }) => purposeTitle.test(folded)) &&
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

/** "Return: yes", or the day of it. */
function readReturn(table: Table, text: string | null): boolean | null {
  if (text === null) return null
  if (yes.test(text.trim()) || dateIn(table, text) !== null) return true
  return no.test(text.trim()) ? false : null
}

function describe(kind: ActivityKind, ends: Ends | null): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1)
  return ends === null ? name : `${name} ${ends.origin}–${ends.destination}`
}
