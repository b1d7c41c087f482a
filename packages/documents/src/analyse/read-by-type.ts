import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivitiesRead, type ActivityDraft, noActivities } from '../activities/activity-draft.ts'
import { readBottledGas } from '../activities/fuel/bottled-gas.ts'
import { readCharging } from '../activities/fuel/read-charging.ts'
import { readFuelReceipt } from '../activities/fuel/read-fuel-receipt.ts'
import {
  countGoods,
  listsWaste,
  toBuildingActivities,
  toItemActivities,
} from '../activities/goods/item-activities.ts'
import { readFreight } from '../activities/goods/read-freight.ts'
import { readMaterialLoad } from '../activities/goods/read-material-load.ts'
import { readRefrigerant } from '../activities/goods/read-refrigerant.ts'
import { readWaste } from '../activities/goods/read-waste.ts'
import { findLineItems } from '../items/find-line-items.ts'
import { type JourneyRead, readFlights } from '../activities/travel/read-flights.ts'
import { isCalledOff } from '../activities/travel/called-off.ts'
import { fillYears } from '../activities/travel/fill-years.ts'
import { readGroundJourney } from '../activities/travel/read-ground-journey.ts'
import { type StayRead, readStay } from '../activities/travel/read-stay.ts'
import { isTimedRide, readHiredCar, readTaxi } from '../activities/travel/read-taxi.ts'
import { type PageTables, readPageTables } from '../activities/tables/page-tables.ts'
import { readSpend } from '../activities/spend/read-spend.ts'
import { classifyText } from '../classify/classify-text.ts'
import { isOffer } from '../classify/is-offer.ts'
import { evidenceOf } from '../layout/evidence.ts'
import { type PageKnown, knowPage } from '../fields/know-page.ts'
import { dayRange } from '../fields/sourced.ts'
import type { ReadLine } from '../layout/read-line.ts'
import { says } from '../lexicon/says.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { DocumentRead, KnownFields } from './document-read.ts'

type Reader = () => { read: ActivitiesRead; days?: readonly string[] }

/** What was read, and what the classifier saw: the weights are fitted on it. */
type ReadByType = { read: DocumentRead; features: Float32Array }

const letterheadLines = 6
const noJourney: JourneyRead = { activities: [], days: [] }
const datedTypes: readonly DocumentType[] = [
  'fuel-log',
  'flight-record',
  'rail-record',
  'travel-record',
  'hotel-receipt',
  'taxi-receipt',
]

/** What the paper is, by its words and by what the readers find, and what the reader of its type takes. */
export function readByType(
  layout: ReadLayout,
  metered: readonly ActivityDraft[],
  { words, totals, dates }: PageKnown = knowPage(layout),
): ReadByType {
  const { lines } = layout
  const pump = readFuelReceipt(lines)
  const tables = readPageTables(lines)
  const isOff = isCalledOff(lines)
  const charging = readCharging(lines)
  const dated = isOff ? [] : fillYears(lines, dates.issueDate?.value ?? null)
  const flights = fuller(isOff ? noJourney : tripsOf(tables, 'flight'), readFlights(dated))
  const stay = isOff ? readStay([]) : { ...readStay(dated), ...nightsOf(tables) }
  const journey = fuller(isOff ? noJourney : tripsOf(tables, 'train', 'bus'), readGroundJourney(dated))
  const driven = tripsOf(tables, 'taxi', 'car')
  const load = readMaterialLoad(layout)
  const items = findLineItems(lines)
  const { features, ...classified } = classifyText(layout, words, {
    hasCharging: charging.length > 0,
    hasPumpSum: pump.findings.length > 0,
    hasFuel: pump.activities.length > 0 || tables.fuel.activities.length > 0,
    fuelRows: tables.fuel.activities.length,
    drivenRows: driven.activities.map(({ kind }) => kind),
    hiredDistances: readHiredCar(lines).activities.length,
    hasTimedRide: readTaxi(lines).some(isTimedRide),
    flightLegs: flights.activities.length,
    roomNights: stay.activities.length,
    metered: metered.map(({ kind }) => kind),
    hasMoney: lines.some(({ numbers }) => numbers.some(({ isMoney }) => isMoney)),
    load: load.activities.length === 0 ? null : load.isWaste ? 'waste' : 'material',
    goods: countGoods(items),
    isWasteSold: listsWaste(items),
    rides: journey.activities.length,
    hasTrain: journey.activities.some(({ kind }) => kind === 'train'),
    hasTotal: lines.some(
      ({ folded, numbers }) =>
        numbers.length > 0 && (/total|summe|gesamt|totaal/.test(folded) || says(folded, ['total'], 3)),
    ),
  })
  const bottled: Reader = () => ({ read: { activities: readBottledGas(lines), findings: [] } })
  const goods: Reader = () => ({ read: toItemActivities(items, false) })
  const serviced: Reader = () => ({ read: readRefrigerant(layout) })
  const ground: Reader = () => ({
    read: { activities: journey.activities, findings: [] },
    days: journey.days,
  })
  const listed = tables.fuel.activities.length
  const isListed = listed > 1 || (listed === 1 && pump.activities.length < 2)
  const fuel: Reader = () => ({
    read: isListed
      ? tables.fuel
      : classified.type === 'fuel-log'
        ? pump
        : orElse(pump, () => ({ read: { activities: charging, findings: [] } })),
    days: daysOf(tables.fuel.activities),
  })
  const flown: Reader = () => ({ read: { activities: flights.activities, findings: [] }, days: flights.days })
  const readers: Partial<Record<DocumentType, Reader>> = {
    'electricity-bill': bottled,
    'gas-bill': bottled,
    'water-bill': bottled,
    'utility-bill': bottled,
    'fuel-receipt': fuel,
    'fuel-log': fuel,
    'flight-record': flown,
    'travel-record': () => mixed(flights, stay, fuller(driven, journey), lines),
    'rail-record': ground,
    'taxi-receipt': () => ({
      read: {
        activities: driven.activities.length > 0 ? driven.activities : readTaxi(lines),
        findings: [],
      },
    }),
    'hotel-receipt': () => ({
      read: stay.activities.length > 0 || isOff ? stay : toItemActivities(items, true),
      days: stay.days,
    }),
    'freight-document': () => ({ read: orElse(readFreight(layout), goods) }),
    'waste-docket': () => ({ read: readWaste(layout, items) }),
    'material-invoice': () => ({ read: orElse(goods().read, () => ({ read: load })) }),
    invoice: () => ({
      read: orElse(orElse(toItemActivities(items, isFromHotel(lines)), serviced), () => ({
        read: readSpend(layout, totals),
      })),
    }),
    other: serviced,
    receipt: () => ({ read: toBuildingActivities(items) }),
  }
  if (isOffer(classified.type, lines)) {
    const reasons = ['offers goods or services']
    const nothing = { read: noActivities, fields: {}, problems: [] }
    return { read: { classified: { type: 'other', confidence: 0.8, reasons }, ...nothing }, features }
  }
  const { read, days = [] } = readers[classified.type]?.() ?? { read: noActivities }
  const fields =
    dates.period !== null && classified.type === 'fuel-log' ? {} : knownFields(layout, classified.type, days)
  return { read: { classified, read, fields, problems: [] }, features }
}

/** A house whose name at the head of its paper says what it is; "Rue de l'Hôtel 5" is an address. */
function isFromHotel(lines: readonly ReadLine[]): boolean {
  return lines
    .slice(0, letterheadLines)
    .some(({ folded }) => !/\d/.test(folded) && says(folded, ['hotel'], 3))
}

/** The trips of the given kinds that tables print, and their days. */
function tripsOf({ trips }: PageTables, ...kinds: readonly ActivityKind[]): JourneyRead {
  const activities = trips.filter(({ kind }) => kinds.includes(kind))
  return { activities, days: daysOf(activities) }
}

/** Rows that count rooms and nights are surer than the words around them. */
function nightsOf(tables: PageTables): { activities?: readonly ActivityDraft[] } {
  const { activities } = tripsOf(tables, 'hotel')
  return activities.length > 0 ? { activities } : {}
}

function daysOf(activities: readonly ActivityDraft[]): string[] {
  return activities.flatMap(({ details }) => details?.date ?? [])
}

/** Two ways of reading the same journey: the one that found more legs, the first of equals. */
function fuller(first: JourneyRead, second: JourneyRead): JourneyRead {
  return second.activities.length > first.activities.length ? second : first
}

/** Flights, nights, rides and hired cars of one booking. */
function mixed(
  flights: JourneyRead,
  stay: StayRead,
  journey: JourneyRead,
  lines: readonly ReadLine[],
): { read: ActivitiesRead; days: readonly string[] } {
  const rides = flights.activities.length > 0 ? { activities: [], days: [] } : journey
  const activities = [...flights.activities, ...rides.activities, ...stay.activities]
  const hired = activities.length > 0 ? { activities: [], days: [] } : readHiredCar(lines)
  return {
    read: { activities: [...activities, ...hired.activities], findings: stay.findings },
    days: [...flights.days, ...rides.days, ...stay.days, ...hired.days],
  }
}

function orElse(read: ActivitiesRead, other: Reader): ActivitiesRead {
  return read.activities.length > 0 ? read : other().read
}

/** The days of a journey, or of the rows of a log, are its period, unless a log prints its own. */
function knownFields(layout: ReadLayout, type: DocumentType, days: readonly string[]): KnownFields {
  const [line] = layout.lines
  if (!datedTypes.includes(type) || line === undefined) return {}
  return days.length === 0 ? {} : { period: dayRange(days, evidenceOf(line)) }
}
