import { applyRates } from './apply-rates.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords } from './calculator-words.ts'
import { isOfGoods } from './choose-subject.ts'
import { findRoute, isRouteOfCodes, type Route } from './find-route.ts'
import { flownGoods, isOfGoodsByAir } from './flown-goods.ts'
import { countsOf, readClause, slotsOf, travellersOf } from './read-clause.ts'
import { commonSpans, pairWithPeriods, readSchedule } from './read-schedule.ts'
import { isMoney } from './read-quantity.ts'
import { multiplyByThings } from './multiply-by-things.ts'
import { quantitiesOf } from './quantities-of.ts'
import { scanMessage, type Item } from './scan-message.ts'
import { setAside } from './set-aside.ts'
import { says } from './says.ts'
import { shareAmong } from './share-among.ts'
import { shareOfCharge } from './share-of-charge.ts'
import { splitClauses } from './split-clauses.ts'
import { subjectsOf } from './subjects-of.ts'
import { countOf, peopleOf } from './time-spans.ts'
import { correctTokens } from './correct-tokens.ts'
import { tokenise } from './tokenise.ts'
import { withSecondUse } from './with-second-use.ts'

const longestMessage = 4_000
const mostActivities = 12
/** "C7.9b", "A3.2.1": a place in a paper. */
const sectionCode = /(?<![\p{L}\d])[A-Z]{1,2}\d{1,2}(?:\.\d{1,2}[a-z]\b|(?:\.\d{1,2}){2,}\b)/gu
/** "A 3 day conference": how long it was, and no days of travel. */
const stay = /\b\d+[ -]day [a-z]/i
/** A 50" screen: how large a thing is. */
const inches = /\d{1,3}(?:\.\d+)? ?(?:["”″]|-?inch(?:es)?\b)/gi

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
  const plain = message
    .slice(0, longestMessage)
    .replace(inches, ' ')
    .replace(/(\d)[ -]odd\b/gi, '$1')
    .replace(/(?<![\p{L}\d]\s*)\b(?:l|litres?|kwh) ?(?:\/|per) ?100 ?km\b(?!\W*(?:is |of )?\d)/giu, ' ')
    .replace(/\bR-(?=\d{2,3})/gi, 'R')
    .replace(sectionCode, ' ')
    .replace(/\bC ?& ?D\b/gi, 'construction demolition')
    .replace(/\bC ?& ?I\b/gi, 'commercial industrial')
    .replace(/\bto the (?=gallon|litre)/gi, 'per ')
    .replace(/\bm\.?p\.?g\b\.?/gi, 'miles per gallon')
  const tokens = correctTokens(tokenise(plain))
  const { items: first, asides } = setAside(scanMessage(tokens, new Set()))
  const kinds = subjectsOf(first).map(({ kind }) => kind)
  const isOtherTrip = kinds.some((kind) => /^(?:freight|train|bus|taxi|car|hotel)$/.test(kind))
  const isFlight = !isOfGoodsByAir(first) && (kinds.includes('flight') || isRouteOfCodes(message))
  const hasTripWords = first.some((item) => item.kind === 'return' || item.kind === 'cabin')
  const hasOtherAmount = quantitiesOf(first).some(isOfGoods)
  const route = isFlight || (hasTripWords && !isOtherTrip && !hasOtherAmount) ? findRoute(tokens) : null
  const items = route === null ? first : setAside(scanMessage(tokens, route.used)).items

  const clauses = withSecondUse(splitClauses(items)).slice(0, mostActivities).map(applyRates)
  const said = commonSpans(clauses)
  // "My journey to work is 10 km each way. 200 days a year": a way to work is that of a day, wherever it is called so.
  const isCommute =
    quantitiesOf(items).some(({ noun }) => noun === 'day') && !stay.test(message) && isWayOfADay(items)
  const spans = isCommute ? { ...said, shared: said.shared ?? ('day' as const) } : said
  const vehicles = items.filter((item) => item.kind === 'vehicle')
  const vehicle = new Set(vehicles.map(({ vehicle }) => vehicle)).size === 1 ? vehicles.slice(0, 1) : []
  const activities: AskedActivity[] = []
  for (const [at, clause] of clauses.entries()) {
    const later = endOfList(clauses.slice(at)) ?? (isBare(clause) ? (clauses[at + 1] ?? null) : null)
    const last = activities.at(-1) ?? null
    const before =
      (last === null || last.kind === null) && later !== null ? readClause(later, null, spans) : last
    const told = [...(isOnlyDriven(clause) ? vehicle : []), ...countsFor(clause, clauses[at - 1] ?? [])]
    const activity = readClause([...told, ...clause], before, spans)
    activities.push(...(activity === null ? [] : [activity]), ...thingsLeft(clause))
  }
  const named = new Set(activities.flatMap(({ among, name }) => (among.length === 0 ? (name ?? []) : [])))
  const flown = route === null && isOfGoodsByAir(items) ? findRoute(tokens) : null
  const all = shareWhatIsCommon(withRoute(activities, route, items), items).map((activity) =>
    flown === null ? activity : flownGoods(activity, flown),
  )
  const [flight] = route === null ? [] : all
  return {
    activities: shareOfCharge(
      multiplyByThings(withoutPrices(all.filter(isAnswerable)), message),
      message,
    ).map((activity, at) => ({
      ...activity,
      // "Steel and concrete: 50 t steel, 20 t concrete": a heading.
      among: activity.among.some((name) => named.has(name)) ? [] : activity.among,
      leftOut: at === 0 ? [...activity.leftOut, ...asides] : activity.leftOut,
    })),
    whole: flight ??
      readClause(applyRates(items), null, commonSpans([items])) ?? {
        ...nothingAsked,
        ...slotsOf(items),
        travellers: travellersOf(quantitiesOf(items)),
      },
    regions: [...new Set(items.flatMap((item) => (item.kind === 'place' ? [item.region] : [])))],
  }
}

/** The way to work, or one that is said for "each way" of so many days; "900 km both ways in 3 days" is said for all. */
function isWayOfADay(items: readonly Item[]): boolean {
  const days = items.findIndex((item) => item.kind === 'quantity' && item.quantity.noun === 'day')
  const lead = items[days - 1]
  const isForAll = lead?.kind === 'word' && /^(?:over|in|within|during|took|across)$/i.test(lead.text)
  return items.some(
    (item) => item.kind === 'commute' || (item.kind === 'return' && !item.isWhole && !isForAll),
  )
}

/** A bare figure, or a unit of nothing, is no activity; a subject with a figure is one. */
function isAnswerable({ kind, unit, quantity, thing }: AskedActivity): boolean {
  return quantity !== null && (kind !== null || unit !== null || thing !== null)
}

/** "Energy bill $1,200, 3,400 kWh": what it cost beside how much it was. */
function withoutPrices(activities: readonly AskedActivity[]): AskedActivity[] {
  const isCost = ({ kind, unit, text }: AskedActivity) =>
    isMoney(unit) && (kind !== 'spend' || text === 'spending')
  const isMeasured = activities.some((one) => !isCost(one) && isOfGoods(one))
  return activities.filter((one) => !(isMeasured && isCost(one)))
}

/** "25 staff each used 2 kg of paper and 90 kWh": what counts the first amount counts the next. */
function countsFor(items: readonly Item[], before: readonly Item[]): readonly Item[] {
  const isAmount = (item: Item) => item.kind === 'quantity' && item.quantity.unit !== null
  const lead = before.slice(0, Math.max(0, before.findIndex(isAmount)))
  const isEach = says(lead, calculatorWords.each)
  const isBare = items.slice(0, items.findIndex(isAmount)).every(isOfList)
  const [first] = items
  return isEach && isBare && first?.kind === 'break' && first.isWeak
    ? lead.filter(({ kind }) => kind === 'quantity' || kind === 'word')
    : []
}

/** "... and drove 800 km": in what is said elsewhere. */
function isOnlyDriven(items: readonly Item[]): boolean {
  const isDriven = subjectsOf(items).some(({ kind, word }) => kind === 'car' && /^dr[io]v/.test(word))
  return isDriven && !items.some(({ kind }) => kind === 'vehicle')
}

/** "100, 200 and 300 kWh", "3 utes: 900 L, 700 L and 650 L diesel": what closes a list is said of each of its figures. */
function endOfList(clauses: readonly (readonly Item[])[]): readonly Item[] | null {
  const other = clauses.findIndex((clause) => !clause.every(isOfList))
  const end = other < 0 ? clauses.length - 1 : other
  const isJoined = clauses.slice(1, end + 1).every(([first]) => first?.kind === 'break' && first.isWeak)
  return end > 0 && isJoined ? (clauses[end] ?? null) : null
}

/** "From 3,000 to 2,000 kWh": the first figure has its unit from the second. */
function isBare(items: readonly Item[]): boolean {
  const quantities = quantitiesOf(items)
  const isNamed = items.every(isOfList) || items.some(({ kind }) => kind === 'subject')
  return (
    isNamed && quantities.length > 0 && quantities.every(({ unit, noun }) => unit === null && noun === null)
  )
}

function isOfList(item: Item): boolean {
  if (item.kind === 'quantity') return item.quantity.rate === undefined
  if (item.kind !== 'word') return ['break', 'place', 'date', 'vehicle'].includes(item.kind)
  const word = item.text.toLowerCase()
  return calculatorWords.fillers.has(word) || calculatorWords.months.has(word)
}

/** What is counted and not known is a line of its own, so that the answer names it. */
function thingsLeft(items: readonly Item[]): AskedActivity[] {
  return shareAmong(items).left.map(({ value: quantity, thing }) => {
    return { ...nothingAsked, quantity, thing: thing?.name ?? null }
  })
}

const flight = { kind: 'flight', name: 'air travel', text: 'flight', quantity: '1', unit: 'leg' } as const
const stayed = { kind: 'hotel', name: 'hotel stay', text: 'hotel', unit: 'room-night' } as const

/** The route belongs to the flight, a line for each leg; without an amount of its own it is flown once by each traveller. */
function withRoute(
  activities: readonly AskedActivity[],
  route: Route | null,
  items: readonly Item[],
): AskedActivity[] {
  if (route === null) return [...activities]
  const { timed } = pairWithPeriods(items)
  const counts = countsOf(timed, null)
  const often = counts.find(({ per }) => per !== null)?.per ?? null
  const schedule = readSchedule(often, timed, commonSpans([items]).wanted)
  const multipliers = [...counts.map(({ value }) => countOf(value)), ...schedule.multipliers]
  const { cabin, date, isReturn } = slotsOf(items)
  const travellers = travellersOf(timed)
  const manner = { cabin, date, isReturn, travellers, multipliers, period: schedule.period }
  const leg = { ...nothingAsked, ...flight, ...manner }
  const [first = null, ...onward] = route.ends
  const flights = onward.map((destination, at) => ({ ...leg, origin: onward[at - 1] ?? first, destination }))
  const others = activities.filter(({ kind, unit }) => kind !== null && kind !== 'flight' && unit !== null)
  // "... and stayed 3 nights each": a hotel that is not named, beside the flight.
  const isStayNamed = others.some(({ kind }) => kind === 'hotel')
  const night = isStayNamed ? undefined : timed.find(({ unit }) => unit === 'room-night')
  const isEach = says(items, calculatorWords.each) && travellers !== null
  const rooms = { multipliers: isEach ? [peopleOf(travellers)] : [] }
  const region = onward.at(-1)?.airports[0]?.country ?? null
  const stay = { ...nothingAsked, ...stayed, ...rooms, region, quantity: night?.value ?? null }
  const stays = night === undefined ? [] : [stay]
  return [...flights, ...others, ...stays]
}

/** One place or one date in the whole message holds for all activities that name none. */
function shareWhatIsCommon(activities: readonly AskedActivity[], items: readonly Item[]): AskedActivity[] {
  const regions = new Set(items.flatMap((item) => (item.kind === 'place' ? [item.region] : [])))
  const dates = new Set(items.flatMap((item) => (item.kind === 'date' ? [item.date] : [])))
  const [region = null] = regions
  const [date = null] = dates
  const isAvoided = says(items, calculatorWords.avoids)
  return activities.map((activity) => ({
    ...activity,
    isAvoided,
    region: activity.region ?? (regions.size === 1 && activity.kind !== 'flight' ? region : null),
    date: activity.date ?? (dates.size === 1 ? date : null),
  }))
}
