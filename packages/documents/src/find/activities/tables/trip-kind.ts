import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { isAirport } from '../travel/airports.ts'
import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, cellIn, columnsOf, textIn } from '../../tables/table.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'
import { kindOf } from '../kind-words.ts'
import { nightsBetween } from './table-stay.ts'
import type { Ends } from './trip-ends.ts'
import { carriesGoods } from './trip-load.ts'

const fareTitle = cueFor('trip-kind fare title')
const tipTitle = cueFor('trip-kind tip title')
const daysTitle = cueFor('trip-kind days title')
const purposeTitle = cueFor('trip-kind purpose title')
// What is brought to somebody is no ride.
const brought = cueFor('trip-kind brought')
const ground = cueFor('trip-kind ground')
const groundKinds: readonly (ActivityKind | null)[] = ['taxi', 'train', 'bus', 'public-transport', 'car']
const goods = cueFor('trip-kind goods')
const people = cueFor('trip-kind people')
const placeRoles: readonly string[] = ['origin', 'destination', 'route', 'place']

/** The mode that the row names, else flights where both ends are airports, else the title's mode. */
export function readKind(table: Table, row: GridRow, ends: Ends | null, title: string): ActivityKind | null {
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
