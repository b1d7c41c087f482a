import type { Period } from './calculator-words.ts'
import type { Quantity } from './read-quantity.ts'
import type { Item } from './item.ts'
import { countedSpans, countOf, spanIn, timesAYear, type Multiplier } from './time-spans.ts'

/** A quantity and the span of time that it is said for: "20 km a day". */
export type Timed = Quantity & { per: Period | null }
export type Paired = {
  timed: readonly Timed[]
  /** A span that belongs to no quantity: what the sum is wanted for, "annual emissions". */
  wanted: Period | null
}
export type Schedule = {
  multipliers: readonly Multiplier[]
  period: Period | null
  /** The amounts of time that are in the multipliers. */
  used: readonly Quantity[]
}

export function isSpan(noun: Quantity['noun']): noun is Period {
  return noun !== null && noun in timesAYear
}

/** What the whole message says of time: the span a sum is wanted for, and the one that its amounts share. */
export type Spans = { wanted: Period | null; shared: Period | null }

/** "20 kWh and 3 m3 a day, monthly": the one span of a message holds for all its amounts where another is wanted. */
export function commonSpans(stretches: readonly (readonly Item[])[]): Spans {
  const pairs = stretches.map(pairWithPeriods)
  const wanted = pairs.flatMap((pair) => pair.wanted ?? []).at(-1) ?? null
  const said = new Set(
    pairs.flatMap(({ timed }) => timed.flatMap(({ noun, per }) => (isSpan(noun) ? [] : (per ?? [])))),
  )
  const [only = null] = said
  return { wanted, shared: wanted !== null && said.size === 1 ? only : null }
}

/**
 * Gives each span to the quantity before it. One that is said before all quantities is what the sum is wanted for, or the
 * amount's own: of "monthly" and "yearly" the shorter is the amount's, and "a year" belongs to what stands before it.
 */
export function pairWithPeriods(items: readonly Item[]): Paired {
  const timed: Timed[] = []
  const loose: Period[] = []
  let leading: Period | null = null
  let isAdverb = false
  for (const item of items) {
    if (item.kind === 'quantity') timed.push({ ...item.quantity, per: item.quantity.isPower ? 'hour' : null })
    if (item.kind !== 'period') continue
    const last = timed.at(-1)
    if (last === undefined) leading = item.period
    else if (last.per !== null) loose.push(item.period)
    else {
      last.per = item.period
      isAdverb = item.isAdverb
    }
  }
  const amount = timed.find(({ noun }) => !isSpan(noun))
  if (leading === null || amount === undefined) return { timed, wanted: loose.at(-1) ?? leading }
  const said = timed.find(({ per }) => per !== null)
  const own = said?.per ?? null
  const isShorter = said === amount && isAdverb && own !== null && timesAYear[leading] > timesAYear[own]
  if (own !== null && !isShorter) return { timed, wanted: leading }
  amount.per = leading
  return { timed, wanted: own ?? loose.at(-1) ?? null }
}

/**
 * "5 litres an hour, 6 hours a day, for 14 days": each span said is a step to the next longer one. An amount that is said
 * for no span is taken once.
 */
export function readSchedule(
  amountPer: Period | null,
  timed: readonly Timed[],
  wanted: Period | null,
): Schedule {
  const multipliers: Multiplier[] = []
  const used: Quantity[] = []
  let period = amountPer
  let spans = timed.flatMap((of) => {
    // A night is a hotel's unit, and a day of anything else.
    const noun = of.unit === 'room-night' ? 'day' : of.noun
    return isSpan(noun) ? [{ ...of, noun, of }] : []
  })
  while (period !== null) {
    const at: Period = period
    const next = spans
      .filter(({ noun, per }) => timesAYear[noun] <= timesAYear[at] && per !== noun)
      .toSorted((left, right) => timesAYear[right.noun] - timesAYear[left.noun])[0]
    if (next === undefined) break
    if (next.noun !== at) multipliers.push(spanIn(at, next.noun))
    multipliers.push(countOf(next.value, countedSpans(next.value, next.noun)))
    used.push(next.of)
    spans = spans.filter((span) => span !== next)
    period = next.per
  }
  if (period !== null && wanted !== null && wanted !== period) {
    multipliers.push(spanIn(period, wanted))
    period = wanted
  }
  return { multipliers, period, used }
}
