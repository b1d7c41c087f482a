import type { ActivityKind } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import type { Period } from './calculator-words.ts'
import type { RouteEnd } from './find-route.ts'
import type { Multiplier } from './time-spans.ts'

/** One activity as a message names it. What it does not name is null; `missingSlots` says what is needed still. */
export type AskedActivity = {
  kind: ActivityKind | null
  /** What is counted, for an answer: "natural gas". */
  name: string | null
  /** What is counted where no unit measures it and no factor is of it: "bananas". */
  thing: string | null
  /** The words about the thing, for the matcher: "premium diesel for the ute". */
  text: string
  quantity: Decimal | null
  /** A unit of units.csv, or a currency; null for a bare figure. */
  unit: string | null
  /** How many of the quantity there are: 5 skips of 6 m3, 6 hours a day for 14 days. */
  multipliers: readonly Multiplier[]
  /** How many there are, where the quantity may be of each or of all together; null where it is settled. */
  openShare: Multiplier | null
  /** Several things that the one amount is told of, "steel and concrete": how much there is of each is asked for. */
  among: readonly string[]
  /** "AU-VIC", "NZ"; null where no place is named. */
  region: string | null
  /** A place that is named and not known: it is never taken for another. */
  unknownPlace: string | null
  /** True where the words are of a country that is not named, so that no place may be assumed. */
  needsPlace: boolean
  /** A day in the period that is named. */
  date: string | null
  /** The span that the amount, with its multipliers, is for; null where none is said. */
  period: Period | null
  vehicle: string | null
  origin: RouteEnd | null
  destination: RouteEnd | null
  cabin: string | null
  isReturn: boolean
  travellers: number | null
  distanceKm: Decimal | null
  /** Travel of staff between home and work. */
  isCommute: boolean
  /** What the amount is of one of, "25 kg bags", where they are not counted. */
  uncounted: string | null
  /** Asked for as what was not emitted. */
  isAvoided: boolean
  /** Amounts that are said beside this one and are no part of its sum: "40 people". */
  leftOut: readonly string[]
  /** A power in watts, whose hours are not said. */
  needsHours: boolean
}

export const nothingAsked: AskedActivity = {
  kind: null,
  name: null,
  thing: null,
  text: '',
  quantity: null,
  unit: null,
  multipliers: [],
  openShare: null,
  among: [],
  region: null,
  unknownPlace: null,
  needsPlace: false,
  date: null,
  period: null,
  vehicle: null,
  origin: null,
  destination: null,
  cabin: null,
  isReturn: false,
  travellers: null,
  distanceKm: null,
  isCommute: false,
  uncounted: null,
  isAvoided: false,
  leftOut: [],
  needsHours: false,
}
