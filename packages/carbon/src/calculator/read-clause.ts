import { quantityIn } from '../units/convert-quantity.ts'
import { dimensionOf } from '../units/unit-table.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import type { Subject } from './calculator-words.ts'
import { chooseAmount } from './choose-amount.ts'
import { chooseSubject, impliedSubject } from './choose-subject.ts'
import { countsOf } from './counts-of.ts'
import { countsTravellers, headsOf, travellersOf } from './heads-of.ts'
import type { Item } from './item.ts'
import { nameLeftOut } from './name-left-out.ts'
import { nameOf } from './name-of.ts'
import { namedTogether } from './named-together.ts'
import { isSpan, pairWithPeriods, readSchedule, type Spans, type Timed } from './read-schedule.ts'
import { shareAmong } from './share-among.ts'
import { slotsOf } from './slots-of.ts'
import { textOf } from './text-of.ts'
import { countOf } from './time-spans.ts'
import { uncountedIn } from './uncounted-in.ts'

/** What one stretch of a message asks for; null where it names neither a thing nor an amount. */
export function readClause(
  items: readonly Item[],
  before: AskedActivity | null,
  { wanted, shared }: Spans,
): AskedActivity | null {
  const quantities = pairWithPeriods(items).timed
  const named = chooseSubject(items, quantities)
  const amount = chooseAmount(items, named, quantities, before)
  const subject = named ?? impliedSubject(amount, items, before)
  if (subject === null && amount === null) return null
  const isCommute = items.some(({ kind }) => kind === 'commute')
  const counts = countsOf(quantities, amount)
  const frequency = counts.find(({ per }) => per !== null)?.per ?? null
  // "80 km, 5 days a week": of each day.
  const daily = quantities.flatMap(({ noun, per }) => (isSpan(noun) && per !== null ? [noun] : []))[0] ?? null
  const { multipliers, period, used } = readSchedule(
    amount?.per ?? frequency ?? (isCommute ? 'day' : (shared ?? daily)),
    quantities.filter((quantity) => quantity !== amount),
    wanted,
  )
  const distance = quantities.find(({ unit }) => dimensionOf(unit) === 'distance')
  const hauled = subject?.kind === 'freight' && distance !== amount ? (distance ?? null) : null
  const { multiplier, open } = shareAmong(items)
  const heads = headsOf(items, subject, quantities, isCommute)
  const travellers = quantities.filter(({ noun }) => noun === 'traveller')
  return {
    ...nothingAsked,
    kind: subject?.kind ?? null,
    name: subject === null ? null : nameOf(subject),
    text: textOf(items, subject),
    quantity: amount?.value ?? null,
    unit: amount?.unit ?? null,
    multipliers: [
      ...(heads.length > 0 || multiplier === null ? heads : [multiplier]),
      ...counts.map(({ value }) => countOf(value)),
      ...multipliers,
      ...(amount?.by === undefined ? [] : [amount.by]),
    ],
    openShare: open,
    among: amount?.among ?? namedTogether(items, subject, before, amount),
    thing: subject === null && amount?.unit === null ? (before?.thing ?? null) : null,
    period,
    isCommute,
    uncounted: uncountedIn(items),
    needsHours: amount?.isPower === true && !quantities.some(({ noun }) => noun === 'hour'),
    needsPlace: subject?.isAbroad === true,
    ...slotsOf(items),
    ...(isWithinDistance(items, amount, subject) ? { isReturn: false } : {}),
    travellers: travellersOf(quantities),
    distanceKm: hauled === null ? null : quantityIn(hauled.value, hauled.unit ?? '', 'km'),
    leftOut: nameLeftOut(quantities, [
      amount,
      hauled,
      ...counts,
      ...used,
      ...(heads.length > 0 || countsTravellers.has(subject?.kind ?? '') ? travellers : []),
    ]),
  }
}

/** "A round trip of 15 miles": the way back is in the distance. A flight's is by its ends. */
function isWithinDistance(items: readonly Item[], amount: Timed | null, subject: Subject | null): boolean {
  const ways = items.filter((item) => item.kind === 'return')
  const isDriven = dimensionOf(amount?.unit ?? null) === 'distance' && subject?.kind !== 'flight'
  return isDriven && ways.length > 0 && ways.every(({ isWhole }) => isWhole)
}
