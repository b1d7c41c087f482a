import { applyRates } from './apply-rates.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords } from './calculator-words.ts'
import { isOfGoods } from './choose-subject.ts'
import { findRoute, isRouteOfCodes } from './find-route.ts'
import { flownGoods, isOfGoodsByAir } from './flown-goods.ts'
import { travellersOf } from './heads-of.ts'
import type { Item } from './item.ts'
import { multiplyByThings } from './multiply-by-things.ts'
import { plainMessage } from './plain-message.ts'
import { readClause } from './read-clause.ts'
import { commonSpans } from './read-schedule.ts'
import { isMoney } from './read-quantity.ts'
import { quantitiesOf } from './quantities-of.ts'
import { countsFor, endOfList, hoursFor, isBare, isOnlyDriven } from './said-of-list.ts'
import { scanMessage } from './scan-message.ts'
import { setAside } from './set-aside.ts'
import { says } from './says.ts'
import { shareAmong } from './share-among.ts'
import { shareOfCharge } from './share-of-charge.ts'
import { slotsOf } from './slots-of.ts'
import { splitClauses } from './split-clauses.ts'
import { subjectsOf } from './subjects-of.ts'
import { correctTokens } from './correct-tokens.ts'
import { tokenise } from './tokenise.ts'
import { withRoute } from './with-route.ts'
import { withSecondUse } from './with-second-use.ts'

const mostActivities = 12
/** "A 3 day conference": how long it was, and no days of travel. */
const stay = /\b\d+[ -]day [a-z]/i
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
  const tokens = correctTokens(tokenise(plainMessage(message)))
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
    const hours = hoursFor(clause, clauses[at + 1] ?? [])
    const activity = readClause([...told, ...clause, ...hours], before, spans)
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

/** What is counted and not known is a line of its own, so that the answer names it. */
function thingsLeft(items: readonly Item[]): AskedActivity[] {
  return shareAmong(items).left.map(({ value: quantity, thing }) => {
    return { ...nothingAsked, quantity, thing: thing?.name ?? null }
  })
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
