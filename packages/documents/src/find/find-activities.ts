import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Field } from '../judge/known/field.ts'
import { findLineItems } from './items/find-line-items.ts'
import type { LineItem } from './items/line-item.ts'
import type { ReadLayout } from '../lay-out/read-layout.ts'
import type { ActivitiesRead, ActivityDraft } from '../judge/account/activity-draft.ts'
import { readCharging } from './activities/fuel/read-charging.ts'
import { readFuelReceipt } from './activities/fuel/read-fuel-receipt.ts'
import { type LoadRead, readMaterialLoad } from './activities/goods/read-material-load.ts'
import { type PageTables, readPageTables } from './activities/tables/page-tables.ts'
import { isCalledOff } from './activities/travel/called-off.ts'
import { fillYears } from './activities/travel/fill-years.ts'
import { type JourneyRead, readJourneys } from './activities/travel/read-journeys.ts'
import { type StayRead, readStay } from './activities/travel/read-stay.ts'
import { readHiredCar, readTaxi } from './activities/travel/read-taxi.ts'

/** What the readers of single kinds find on pages, whatever the paper is: its type is told by it, and takes of it. */
export type ActivitiesFound = {
  pump: ActivitiesRead
  fuelRows: ActivitiesRead & { days: readonly string[] }
  charging: readonly ActivityDraft[]
  flights: JourneyRead
  /** By train or coach. */
  rides: JourneyRead
  /** By taxi or car, as a table lists them. */
  drives: JourneyRead
  /** The rides or the drives, whichever are more legs. */
  overland: JourneyRead
  taxi: readonly ActivityDraft[]
  hiredCar: JourneyRead
  stay: StayRead
  load: LoadRead
  items: readonly LineItem[]
  isCalledOff: boolean
}

const noJourney: JourneyRead = { activities: [], days: [] }

/** Asks each reader of pages once; days that print no year are of the time when the paper was issued. */
export function findActivities(layout: ReadLayout, issueDate: Field<string> | null): ActivitiesFound {
  const { lines } = layout
  const tables = readPageTables(lines)
  const isOff = isCalledOff(lines)
  const dated = isOff ? [] : fillYears(lines, issueDate?.value ?? null)
  const journeys = readJourneys(dated)
  const rides = withMoreLegs(isOff ? noJourney : tripsOf(tables, 'train', 'bus'), journeys.rides)
  const drives = tripsOf(tables, 'taxi', 'car')
  return {
    pump: readFuelReceipt(lines),
    fuelRows: { ...tables.fuel, days: daysOf(tables.fuel.activities) },
    charging: readCharging(lines),
    flights: withMoreLegs(isOff ? noJourney : tripsOf(tables, 'flight'), journeys.flights),
    rides,
    drives,
    overland: withMoreLegs(drives, rides),
    taxi: readTaxi(lines),
    hiredCar: readHiredCar(lines),
    stay: { ...readStay(dated), ...(isOff ? {} : nightsOf(tables)) },
    load: readMaterialLoad(layout),
    items: findLineItems(lines),
    isCalledOff: isOff,
  }
}

/** The trips of the given kinds that tables print, and their days. */
function tripsOf({ trips }: PageTables, ...kinds: readonly ActivityKind[]): JourneyRead {
  const activities = trips.filter(({ kind }) => kinds.includes(kind))
  return { activities, days: daysOf(activities) }
}

/** Rows that count rooms and nights are surer than the words around them. */
function nightsOf(tables: PageTables): Pick<StayRead, 'activities'> | null {
  const { activities } = tripsOf(tables, 'hotel')
  return activities.length > 0 ? { activities } : null
}

function daysOf(activities: readonly ActivityDraft[]): string[] {
  return activities.flatMap(({ details }) => details?.date ?? [])
}

/** Two ways of reading the same journey: the one that found more legs, the first of equals. */
function withMoreLegs(first: JourneyRead, second: JourneyRead): JourneyRead {
  return second.activities.length > first.activities.length ? second : first
}
