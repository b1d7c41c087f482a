import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
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
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { withoutCalledOff } from './called-off-rows.ts'
import { withoutRefunds } from './refunded-trips.ts'
import { isAirport } from '../travel/airports.ts'
import { isCancelled } from '../travel/travel-words.ts'
import { readStay } from './table-stay.ts'
import { type Ends, readEnds } from './trip-ends.ts'
import { carriesGoods, readLoad } from './trip-load.ts'
import { readKind } from './trip-kind.ts'

const hauled: readonly ActivityKind[] = ['train', 'flight', 'car', 'bus']
const yes = cueFor('travel-table yes')
const no = cueFor('travel-table no')

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
  if (distance === null && (!isLeg || isTimetabled(table, row, kind, ends))) return null
  const load = kind === 'freight' ? readLoad(table, row) : null
  const { quantity, unit } = load ?? {
    quantity: distance?.value ?? String(count ?? 1),
    unit: distance?.unit ?? 'passenger-leg',
  }
  return {
    description:
      kind === 'freight' ? `${describe(kind, ends)}${carriedBy(table, row, named)}` : describe(kind, ends),
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

/** A flight between towns at clock times of no day, for nobody and at no cost, is a row of a timetable. */
function isTimetabled(table: Table, row: GridRow, kind: ActivityKind, ends: Ends): boolean {
  if (kind !== 'flight' || isAirport(ends.origin) || isAirport(ends.destination)) return false
  const tellsTrip = (['date', 'start', 'travellers', 'cost'] as const).some(
    (role) => columnsOf(table, role).length > 0,
  )
  const isTimed = [...row.values()].some(({ text }) => findTimes(text).length > 0)
  return isTimed && !tellsTrip && anyDate(table, row) === null
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

/** By what a row says that its load went, as a consignment note says it: what a tonne emits differs more by that than by its way. */
function carriedBy(table: Table, row: GridRow, named: ActivityKind | null): string {
  const mode = foldText(textIn(table, row, 'mode') ?? '')
  const carrier = named === 'flight' ? 'air' : named === 'train' ? 'rail' : /^\p{L}+$/u.test(mode) ? mode : ''
  return carrier === '' || carrier === 'freight' ? '' : `, ${carrier} freight`
}

function describe(kind: ActivityKind, ends: Ends | null): string {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1)
  return ends === null ? name : `${name} ${ends.origin}–${ends.destination}`
}
