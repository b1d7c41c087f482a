import Big from 'big.js'
import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { findPageGrids } from '../../tables/page-grids.ts'
import { type Table, columnsOf, findTable, textIn } from '../../tables/table.ts'
import { type ActivitiesRead, type ActivityDraft, noActivities } from '../activity-draft.ts'
import { fuelGradeOf, isOtherGood } from '../fuel/fuel-products.ts'
import { isAirport } from '../travel/airports.ts'
import { countTravellers } from '../travel/count-travellers.ts'
import { groupQuantities } from './group-quantities.ts'
import { findTrips } from './travel-table.ts'
import { findTableQuantities } from './usage-table.ts'

export type PageTables = {
  /** Trips and nights, one activity a row. */
  trips: readonly ActivityDraft[]
  /** Fuel bought, one activity a row. */
  fuel: ActivitiesRead
}

const tripKinds: ReadonlySet<ActivityKind> = new Set([
  'flight',
  'train',
  'bus',
  'taxi',
  'car',
  'public-transport',
  'hotel',
])
const fuelKinds: ReadonlySet<ActivityKind> = new Set(['petrol', 'diesel', 'lpg', 'fuel'])
const placeName = /^\p{L}[\p{L} .,'’()/-]{1,44}$/u
const linesOfTitle = 12

/** Trips and fuel from tables that pages of text print in columns. */
export function readPageTables(lines: readonly ReadLine[]): PageTables {
  const trips: ActivityDraft[] = []
  let fuel: ActivitiesRead = noActivities
  for (const { grid, first } of findPageGrids(lines)) {
    const table = findTable(grid)
    if (table === null) continue
    const title = lines
      .slice(Math.max(0, first - linesOfTitle), first)
      .map(({ text }) => text)
      .join(' ')
    const travellers = columnsOf(table, 'travellers').length > 0 ? 1 : countTravellers(lines)
    trips.push(
      ...findTrips(table, title)
        .filter((trip) => tripKinds.has(trip.kind) && isTrip(trip))
        .map((trip) => withTravellers(trip, travellers)),
    )
    const bought = readFuel(table, title)
    if (restates(fuel.activities, bought.activities)) continue
    fuel = {
      activities: [...fuel.activities, ...bought.activities],
      findings: [...fuel.findings, ...bought.findings],
    }
  }
  return { trips, fuel: { ...fuel, activities: withoutSums(fuel.activities) } }
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

/** A later table that comes to the same of each fuel as those before it sums them up: "by product", "by vehicle". */
function restates(before: readonly ActivityDraft[], later: readonly ActivityDraft[]): boolean {
  if (later.length === 0 || later.length > before.length) return false
  const [known, told] = [sumByFuel(before), sumByFuel(later)]
  return [...told].every(([fuel, sum]) => known.get(fuel)?.eq(sum) === true)
}

function sumByFuel(activities: readonly ActivityDraft[]): ReadonlyMap<string, Big> {
  const sums = new Map<string, Big>()
  for (const activity of activities)
    sums.set(fuelOf(activity), (sums.get(fuelOf(activity)) ?? Big(0)).plus(activity.quantity))
  return sums
}

function fuelOf({ kind, unit }: ActivityDraft): string {
  return `${kind} ${unit ?? ''}`
}

/** A row that comes to what the rows of its fuel before it come to, two or more, tells of them again. */
function withoutSums(activities: readonly ActivityDraft[]): ActivityDraft[] {
  return activities.filter((activity, index) => {
    let [sum, count] = [Big(0), 0]
    for (const above of activities.slice(0, index).toReversed()) {
      if (fuelOf(above) !== fuelOf(activity)) continue
      sum = sum.plus(above.quantity)
      count += 1
      if (count > 1 && sum.eq(activity.quantity)) return false
    }
    return true
  })
}

/**
 * The rows whose own product is a fuel: the other goods of a fuel card are none. A log that has no column of products
 * fills one tank, unless it or its column is of oil, coolant or another liquid.
 */
function readFuel(table: Table, title: string): ActivitiesRead {
  const isOfTank =
    columnsOf(table, 'product').length === 0 && table.columns.some(({ role }) => role === 'odometer')
  const quantities = findTableQuantities(table, '').filter(({ row, kind, column }) => {
    const product = textIn(table, row, 'product')
    const isOfOther = fuelGradeOf(column.title) === null && isOtherGood(`${title} ${column.title}`)
    const isFuel =
      product === null ? isOfTank && !isOfOther : fuelGradeOf(product) !== null && !isOtherGood(product)
    return fuelKinds.has(kind) && isFuel
  })
  return groupQuantities(table, quantities)
}
