import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { groupRules } from '../../../judge/candidates/kind-group.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { findPageGrids } from '../../tables/page-grids.ts'
import { type Table, columnsOf, textIn } from '../../tables/table.ts'
import { findTable } from '../../tables/find-table.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import {
  type ActivitiesRead,
  type ActivityDraft,
  noActivities,
} from '../../../judge/account/activity-draft.ts'
import { fuelGradeOf, isOtherGood } from '../fuel/fuel-products.ts'
import { isAirport } from '../travel/airports.ts'
import { countTravellers } from '../travel/count-travellers.ts'
import { groupQuantities } from './group-quantities.ts'
import type { TableQuantity } from './table-quantity.ts'
import { tripsByRow } from './travel-table.ts'
import { findTableQuantities } from './usage-table.ts'
import { withoutToldAgain } from './without-told-again.ts'

export type PageTables = {
  /** Trips and nights, one activity a row. */
  trips: readonly ActivityDraft[]
  /** Fuel bought, one activity a row. */
  fuel: ActivitiesRead
}

const tripKinds: ReadonlySet<ActivityKind> = new Set([...groupRules.journey.kinds, ...groupRules.hotel.kinds])
const fuelKinds: ReadonlySet<ActivityKind> = new Set(groupRules.fuel.kinds)
const placeName = /^\p{L}[\p{L} .,'’()/-]{1,44}$/u
const linesOfTitle = 12

/** Trips and fuel from tables that pages of text print in columns. */
export function readPageTables(lines: readonly ReadLine[]): PageTables {
  const trips: ActivityDraft[] = []
  let fuel: ActivitiesRead = noActivities
  const known: TableQuantity[] = []
  for (const { grid, first } of findPageGrids(lines)) {
    const table = findTable(grid)
    if (table === null) continue
    const title = lines
      .slice(Math.max(0, first - linesOfTitle), first)
      .map(({ text }) => text)
      .join(' ')
    const travellers = columnsOf(table, 'travellers').length > 0 ? 1 : countTravellers(lines)
    trips.push(
      ...[...tripsByRow(table, title).values()]
        .filter((trip) => tripKinds.has(trip.kind) && isTrip(trip))
        .map((trip) => withTravellers(trip, travellers)),
    )
    const bought = withoutToldAgain(known, findFuel(table, title))
    known.push(...bought)
    const read = groupQuantities(table, bought)
    fuel = {
      activities: [...fuel.activities, ...read.activities],
      findings: [...fuel.findings, ...read.findings],
    }
  }
  return { trips, fuel }
}

/** Fares and notes stand under the columns of a booking too: a leg without a distance names two places and a day. */
function isTrip({ unit, details }: ActivityDraft): boolean {
  if (unit !== 'passenger-leg') return true
  const [origin, destination] = [details?.origin ?? '', details?.destination ?? '']
  const areAirports = isAirport(origin) && isAirport(destination)
  return areAirports || (details?.date !== null && placeName.test(origin) && placeName.test(destination))
}

/** Legs are counted in passengers: those that the booking names, where the rows name none. */
function withTravellers(trip: ActivityDraft, travellers: number): ActivityDraft {
  if (trip.unit !== 'passenger-leg' || trip.details?.travellers !== null) return trip
  return { ...trip, quantity: String(travellers), details: { ...trip.details, travellers } }
}

/**
 * The rows whose own product is a fuel: the other goods of a fuel card are none. A log that has no column of products
 * fills one tank: with fuel, unless its column or the page above calls it something else.
 */
function findFuel(table: Table, title: string): TableQuantity[] {
  const isOfTank =
    columnsOf(table, 'product').length === 0 &&
    table.columns.some(({ role }) => role === 'odometer') &&
    (!isNoFuel(title) || fuelGradeOf(title) !== null)
  return findTableQuantities(table, '').filter(({ row, column, kind }) => {
    const product = textIn(table, row, 'product')
    const isFuel =
      product === null
        ? isOfTank && !isNoFuel(column.title)
        : fuelGradeOf(product) !== null && !isOtherGood(product)
    return fuelKinds.has(kind) && isFuel
  })
}

/** Oil, coolant, what cleans the exhaust: filled in by the litre beside the odometer too. */
function isNoFuel(text: string): boolean {
  return isOtherGood(text) || says(foldText(text), ['additive'], 3)
}
