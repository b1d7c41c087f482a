import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords } from './calculator-words.ts'
import { countsOf } from './counts-of.ts'
import type { Route } from './find-route.ts'
import { travellersOf } from './heads-of.ts'
import type { Item } from './item.ts'
import { commonSpans, pairWithPeriods, readSchedule } from './read-schedule.ts'
import { says } from './says.ts'
import { slotsOf } from './slots-of.ts'
import { countOf, peopleOf } from './time-spans.ts'

const flight = { kind: 'flight', name: 'air travel', text: 'flight', quantity: '1', unit: 'leg' } as const
const stayed = { kind: 'hotel', name: 'hotel stay', text: 'hotel', unit: 'room-night' } as const

/** The route belongs to the flight, a line for each leg; without an amount of its own it is flown once by each traveller. */
export function withRoute(
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
