import type { Decimal } from '../decimal.ts'
import { decimal, times } from '../decimal.ts'
import { areSameDimension, unitById } from '../units/unit-table.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords, type Subject } from './calculator-words.ts'
import { findRoute, type Route } from './find-route.ts'
import type { Quantity } from './read-quantity.ts'
import { scanMessage, type Item } from './scan-message.ts'
import { correctTokens } from './correct-tokens.ts'
import { tokenise } from './tokenise.ts'

const longestMessage = 4_000
const mostActivities = 12
const electricUnits: ReadonlySet<string> = new Set(['Wh', 'kWh', 'MWh', 'GWh'])
const roadFuels: ReadonlySet<string> = new Set(['petrol', 'diesel', 'lpg', 'electricity'])

export type MessageRead = {
  /** What can be worked out, or lacks only a part that can be asked for. */
  activities: readonly AskedActivity[]
  /** All that the message says, taken as being about one thing: what a follow-up changes. */
  whole: AskedActivity
  /** Every place that is named, each once. */
  regions: readonly string[]
}

/**
 * The activities that a message names, with what it says of each; an empty list where it names none. One pass over the
 * words, all of them from tables: no text can hold it up.
 */
export function readActivities(message: string): MessageRead {
  const tokens = correctTokens(tokenise(message.slice(0, longestMessage)))
  const wanted = scanMessage(tokens, new Set())
  const isOtherTrip = wanted.some(
    (item) => item.kind === 'subject' && /^(?:freight|train|bus|taxi|car|hotel)$/.test(item.subject.kind),
  )
  const isFlight = wanted.some((item) => item.kind === 'subject' && item.subject.kind === 'flight')
  const hasTripWords = wanted.some((item) => item.kind === 'return' || item.kind === 'cabin')
  const hasOtherAmount = wanted.some((item) => item.kind === 'quantity' && isOfGoods(item.quantity))
  const route = isFlight || (hasTripWords && !isOtherTrip && !hasOtherAmount) ? findRoute(tokens) : null
  const items = route === null ? wanted : scanMessage(tokens, route.used)

  const clauses = splitClauses(items).slice(0, mostActivities)
  const activities: AskedActivity[] = []
  for (const clause of clauses) {
    const activity = readClause(clause, activities.at(-1) ?? null)
    if (activity !== null) activities.push(activity)
  }
  const all = shareWhatIsCommon(withRoute(activities, route, items), items)
  const [flight] = route === null ? [] : all
  return {
    activities: all.filter(isAnswerable),
    whole: flight ?? readClause(items, null) ?? { ...nothingAsked, ...slotsOf(items) },
    regions: [...new Set(items.flatMap((item) => (item.kind === 'place' ? [item.region] : [])))],
  }
}

/** A bare figure, or a unit of nothing, is no activity; a subject with a figure is one. */
function isAnswerable({ kind, unit, quantity }: AskedActivity): boolean {
  return quantity !== null && (kind !== null || unit !== null)
}

function isOfGoods({ unit }: Quantity): boolean {
  const dimension = unit === null ? null : unitById(unit)?.dimension
  return dimension === 'energy' || dimension === 'volume' || dimension === 'mass'
}

/** Cuts at strong breaks, and at weak ones where a quantity stands on both sides. */
function splitClauses(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]]
  for (const [at, item] of items.entries()) {
    const current = clauses.at(-1) ?? []
    if (item.kind !== 'break') {
      current.push(item)
      continue
    }
    const ahead = items.slice(at + 1)
    const end = ahead.findIndex(({ kind }) => kind === 'break')
    const next = end < 0 ? ahead : ahead.slice(0, end)
    const hasBoth = hasMainQuantity(current) && hasMainQuantity(next)
    if (item.isWeak ? hasBoth && !belongsTogether(current, next) : hasBoth) clauses.push([])
  }
  return clauses
}

function hasMainQuantity(items: readonly Item[]): boolean {
  return items.some(
    (item) => item.kind === 'quantity' && item.quantity.noun !== 'traveller' && item.quantity.noun !== 'room',
  )
}

/** "22 t, 80 km": the mass and the distance of one haul. */
function belongsTogether(first: readonly Item[], second: readonly Item[]): boolean {
  const isFreight = [...first, ...second].some(
    (item) => item.kind === 'subject' && item.subject.kind === 'freight',
  )
  return isFreight && !second.some((item) => item.kind === 'quantity' && isOfGoods(item.quantity))
}

function readClause(items: readonly Item[], before: AskedActivity | null): AskedActivity | null {
  const quantities = items.flatMap((item) => (item.kind === 'quantity' ? [item.quantity] : []))
  const named = chooseSubject(items, quantities)
  const vehicle = items.flatMap((item) => (item.kind === 'vehicle' ? [item.vehicle] : []))[0] ?? null
  const amount = chooseAmount(named, quantities, before)
  const subject = named ?? impliedSubject(amount, vehicle, before)
  if (subject === null && amount === null) return null
  const count = countOf(quantities, amount)
  const distance = quantities.find(({ unit }) => unit !== null && unitById(unit)?.dimension === 'distance')
  const isFreight = subject?.kind === 'freight'
  return {
    ...nothingAsked,
    kind: subject?.kind ?? null,
    name: subject?.kind === 'material' ? subject.word : (subject?.name ?? null),
    text: textOf(items, subject),
    quantity: amount?.value ?? null,
    unit: amount?.unit ?? null,
    count,
    needsPlace: subject?.isAbroad === true,
    ...slotsOf(items),
    travellers: travellersOf(quantities),
    distanceKm: isFreight && distance !== undefined && distance !== amount ? distance.value : null,
  }
}

/** What a stretch says of place, time and manner. */
function slotsOf(
  items: readonly Item[],
): Pick<AskedActivity, 'region' | 'unknownPlace' | 'date' | 'period' | 'cabin' | 'isReturn' | 'vehicle'> {
  const slots = { region: null, unknownPlace: null, date: null, period: null, cabin: null, vehicle: null }
  return items.reduceRight<ReturnType<typeof slotsOf>>(
    (read, item) => {
      if (item.kind === 'place') return { ...read, region: item.region }
      if (item.kind === 'unknown-place') return { ...read, unknownPlace: item.name }
      if (item.kind === 'date') return { ...read, date: item.date }
      if (item.kind === 'period') return { ...read, period: item.period }
      if (item.kind === 'cabin') return { ...read, cabin: item.cabin }
      if (item.kind === 'vehicle') return { ...read, vehicle: item.vehicle }
      return item.kind === 'return' ? { ...read, isReturn: true } : read
    },
    { ...slots, isReturn: false },
  )
}

/** The subject of most weight: a vehicle's fuel by distance is a drive, and a place's "gas" gives way to LPG. */
function chooseSubject(items: readonly Item[], quantities: readonly Quantity[]): Subject | null {
  const subjects = items.flatMap((item) => (item.kind === 'subject' ? [item.subject] : []))
  const ranked = [...subjects].sort((left, right) => rankOf(left) - rankOf(right))
  const [first] = ranked
  if (quantities.some(({ unit }) => unit !== null && /^[A-Z]{3}$/.test(unit))) return spending
  if (first === undefined) return null
  const isByDistance = quantities.some(({ unit }) => unit === 'km' || unit === 'mile')
  const isByFuel = quantities.some(
    ({ unit }) => unit !== null && isOfGoods({ unit, value: decimal('1'), noun: null }),
  )
  if (isByDistance && !isByFuel && roadFuels.has(first.kind)) return { ...drive, word: first.word }
  const fuel = ranked.find(({ kind }) => roadFuels.has(kind) && kind !== 'electricity')
  return first.kind === 'car' && isByFuel && fuel !== undefined ? fuel : first
}

const order =
  'electricity-export freight flight hotel taxi train bus wastewater refrigerant lpg waste diesel petrol car'.split(
    ' ',
  )

function rankOf({ kind }: Subject): number {
  const at = order.indexOf(kind)
  return at < 0 ? order.length : at
}

const spending: Subject = { kind: 'spend', name: 'spending', unit: 'AUD', word: '', isAbroad: false }
const drive: Subject = { kind: 'car', name: 'car travel', unit: 'km', word: 'car', isAbroad: false }
const power: Subject = {
  kind: 'electricity',
  name: 'electricity',
  unit: 'kWh',
  word: 'electricity',
  isAbroad: false,
}

/** Kilowatt-hours of nothing else are electricity, kilometres of a vehicle a drive; a bare figure goes on from the one before. */
function impliedSubject(
  amount: Quantity | null,
  vehicle: string | null,
  before: AskedActivity | null,
): Subject | null {
  if (amount === null) return null
  if (amount.unit === 'room-night')
    return { kind: 'hotel', name: 'hotel stay', unit: 'room-night', word: 'hotel', isAbroad: false }
  const isSame =
    amount.unit !== null && before?.unit !== null && areSameDimension(amount.unit, before?.unit ?? '')
  if (before?.kind !== null && before !== null && isSame)
    return {
      kind: before.kind,
      name: before.name ?? '',
      unit: amount.unit ?? '',
      word: before.name ?? '',
      isAbroad: before.needsPlace,
    }
  if (amount.unit !== null && electricUnits.has(amount.unit)) return power
  if ((amount.unit === 'km' || amount.unit === 'mile') && vehicle !== null) return drive
  return null
}

/** The quantity whose unit can be the subject's; a bare figure takes the unit of the activity before it. */
function chooseAmount(
  subject: Subject | null,
  quantities: readonly Quantity[],
  before: AskedActivity | null,
): Quantity | null {
  const measured = quantities.filter(({ unit }) => unit !== null)
  const money = measured.find(({ unit }) => unit !== null && /^[A-Z]{3}$/.test(unit))
  if (money !== undefined) return money
  if (subject?.kind === 'freight')
    return (
      measured.find(({ unit }) => unit === 'tkm') ??
      measured.find((quantity) => isOfGoods(quantity)) ??
      measured[0] ??
      null
    )
  const fitting = measured.find(({ unit }) => unit !== null && areSameDimension(unit, subject?.unit ?? ''))
  if (fitting !== undefined) return fitting
  if (measured[0] !== undefined) return measured[0]
  const bare = quantities.find(({ noun }) => noun === null)
  if (bare === undefined || subject?.kind === 'flight') return null
  if (subject?.isAbroad === true) return { ...bare, unit: subject.unit }
  const unit = before?.unit ?? null
  return before !== null && subject === null ? { ...bare, unit } : bare
}

/** "5 skips of 6 m3", "50 rides of 12 km", "20 times": how many of the amount; null where it is one. */
function countOf(quantities: readonly Quantity[], amount: Quantity | null): Decimal | null {
  const counts = quantities.filter(
    (quantity) =>
      quantity !== amount &&
      (quantity.noun === 'container' ||
        quantity.noun === 'trip' ||
        (quantity.noun === 'room' && amount?.unit === 'room-night')),
  )
  const product = counts.reduce((sum, { value }) => times(sum, value), decimal('1'))
  return product === '1' ? null : product
}

function travellersOf(quantities: readonly Quantity[]): number | null {
  const value = quantities.find(({ noun }) => noun === 'traveller')?.value ?? null
  return value !== null && /^\d{1,4}$/.test(value) && value !== '0' ? Number(value) : null
}

/** The words for the matcher, without the figures of other activities. */
function textOf(items: readonly Item[], subject: Subject | null): string {
  const words = items.flatMap((item) => {
    if (item.kind === 'word') return calculatorWords.fillers.has(item.text.toLowerCase()) ? [] : [item.text]
    if (item.kind === 'subject') return [item.subject.word]
    return item.kind === 'vehicle' ? [item.vehicle] : []
  })
  const text = [...new Set(words)].join(' ')
  return text === '' ? (subject?.name ?? '') : text
}

/** The route belongs to the flight; without an amount of its own it is one leg for each traveller. */
function withRoute(
  activities: readonly AskedActivity[],
  route: Route | null,
  items: readonly Item[],
): AskedActivity[] {
  if (route === null) return [...activities]
  const { cabin, date, isReturn } = slotsOf(items)
  const trips = items.flatMap((item) => (item.kind === 'quantity' ? [item.quantity] : []))
  const count = trips.find(({ noun }) => noun === 'trip')?.value ?? null
  const flight: AskedActivity = {
    ...nothingAsked,
    kind: 'flight',
    name: 'air travel',
    text: 'flight',
    quantity: count ?? decimal('1'),
    unit: 'leg',
    date,
    origin: route.origin,
    destination: route.destination,
    cabin,
    isReturn,
    travellers: travellersOf(trips),
  }
  const others = activities.filter(({ kind, unit }) => kind !== null && kind !== 'flight' && unit !== null)
  return [flight, ...others]
}

/** One place or one date in the whole message holds for all activities that name none. */
function shareWhatIsCommon(activities: readonly AskedActivity[], items: readonly Item[]): AskedActivity[] {
  const regions = new Set(items.flatMap((item) => (item.kind === 'place' ? [item.region] : [])))
  const dates = new Set(items.flatMap((item) => (item.kind === 'date' ? [item.date] : [])))
  const [region = null] = regions
  const [date = null] = dates
  return activities.map((activity) => ({
    ...activity,
    region: activity.region ?? (regions.size === 1 && activity.kind !== 'flight' ? region : null),
    date: activity.date ?? (dates.size === 1 ? date : null),
  }))
}
