import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivitiesRead, type ActivityDraft, noActivities } from '../judge/account/activity-draft.ts'
import type { ActivitiesFound } from '../find/find-activities.ts'
import { readBottledGas } from '../find/activities/fuel/bottled-gas.ts'
import {
  toBuildingActivities,
  toItemActivities,
  toMaterialActivities,
} from '../find/activities/goods/item-activities.ts'
import { readFreight } from '../find/activities/goods/read-freight.ts'
import { readGoodsWeight } from '../find/activities/goods/read-goods-weight.ts'
import { readRefrigerant } from '../find/activities/goods/read-refrigerant.ts'
import { readWaste } from '../find/activities/goods/read-waste.ts'
import { readSpend } from '../find/activities/spend/read-spend.ts'
import type { Totals } from '../judge/known/totals.ts'
import type { ReadLayout } from '../lay-out/read-layout.ts'
import type { ReadLine } from '../lay-out/layout/read-line.ts'
import { says } from '../lay-out/lexicon/says.ts'

/** What a type takes of a page, and the days of it. */
type Taken = ActivitiesRead & { days?: readonly string[] }

const letterheadLines = 6

/** What a paper of this type counts of what was found; some types look for what only they can hold. */
export function takeFor(
  type: DocumentType,
  found: ActivitiesFound,
  layout: ReadLayout,
  totals: Totals,
): Taken {
  const { flights, rides, drives, stay, items, load } = found
  const { lines } = layout
  switch (type) {
    case 'electricity-bill':
    case 'gas-bill':
    case 'water-bill':
    case 'utility-bill':
      return only(readBottledGas(lines))
    case 'fuel-receipt':
    case 'fuel-log':
      return takeFuel(type, found)
    case 'flight-record':
      return { ...only(flights.activities), days: flights.days }
    case 'rail-record':
      return { ...only(rides.activities), days: rides.days }
    case 'travel-record':
      return takeBooking(found)
    case 'taxi-receipt':
      return only(drives.activities.length > 0 ? drives.activities : found.taxi)
    case 'hotel-receipt':
      return {
        ...(stay.activities.length > 0 || found.isCalledOff ? stay : toItemActivities(items, true)),
        days: stay.days,
      }
    case 'freight-document':
      return firstFound([() => readFreight(layout), () => toItemActivities(items, false)])
    case 'waste-docket':
      return readWaste(layout, items)
    case 'material-invoice': {
      const isMeasured = toItemActivities(items, false).activities.length > 0
      return isMeasured || load.activities.length === 0 ? toMaterialActivities(items) : load
    }
    case 'invoice':
      return firstFound([
        () => toItemActivities(items, isFromHotel(lines)),
        () => readRefrigerant(layout),
        () => readSpend(layout, totals),
        () => readGoodsWeight(layout),
      ])
    case 'receipt':
      return toBuildingActivities(items)
    case 'other':
      return readRefrigerant(layout)
    case 'meter-data':
      return noActivities
  }
}

function only(activities: readonly ActivityDraft[]): ActivitiesRead {
  return { activities, findings: [] }
}

function firstFound(readers: readonly (() => ActivitiesRead)[]): ActivitiesRead {
  let read = noActivities
  for (const reader of readers) if (read.activities.length === 0) read = reader()
  return read
}

/** Rows of fuel, unless they are one and the pump sold more; what a charging point sold where a receipt has no fuel. */
function takeFuel(type: DocumentType, { pump, fuelRows, charging }: ActivitiesFound): Taken {
  const listed = fuelRows.activities.length
  const isListed = listed > 1 || (listed === 1 && pump.activities.length < 2)
  const isCharged = type !== 'fuel-log' && pump.activities.length === 0
  return { ...(isListed ? fuelRows : isCharged ? only(charging) : pump), days: fuelRows.days }
}

/** Flights, nights, rides and hired cars of one booking. */
function takeBooking({ flights, stay, overland, hiredCar }: ActivitiesFound): Taken {
  const booked = flights.activities.length > 0 ? [flights, stay] : [overland, stay]
  const isBooked = booked.some(({ activities }) => activities.length > 0)
  const taken = isBooked ? booked : [...booked, hiredCar]
  return {
    activities: taken.flatMap(({ activities }) => activities),
    findings: stay.findings,
    days: taken.flatMap(({ days }) => days),
  }
}

/** A house whose name at the head of its paper says what it is; "Rue de l'Hôtel 5" is an address. */
function isFromHotel(lines: readonly ReadLine[]): boolean {
  return lines
    .slice(0, letterheadLines)
    .some(({ folded }) => !/\d/.test(folded) && says(folded, ['hotel'], 3))
}
