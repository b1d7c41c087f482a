import { decimal, type Decimal } from '../decimal.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { areSameDimension, isMass, unitById } from '../units/unit-table.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords, type Subject } from './calculator-words.ts'
import { chooseSubject, impliedSubject, isOfGoods } from './choose-subject.ts'
import { singularOf } from './count-of-thing.ts'
import { nameLeftOut } from './name-left-out.ts'
import { isMoney, readUnit, type Quantity } from './read-quantity.ts'
import { isSpan, pairWithPeriods, readSchedule, type Spans, type Timed } from './read-schedule.ts'
import type { Item } from './scan-message.ts'
import { tokenise } from './tokenise.ts'
import { shareAmong } from './share-among.ts'
import { countOf, type Multiplier } from './time-spans.ts'

/** Kinds of many things, each with a factor of its own: an answer names the word that was said. */
const ofManyThings: ReadonlySet<string> = new Set(['material', 'refrigerant', 'fuel'])

/** What one stretch of a message asks for; null where it names neither a thing nor an amount. */
export function readClause(
  items: readonly Item[],
  before: AskedActivity | null,
  { wanted, shared }: Spans,
): AskedActivity | null {
  const quantities = pairWithPeriods(items).timed
  const named = chooseSubject(items, quantities)
  const amount = chooseAmount(named, quantities, before, unitBeside(items))
  const subject = named ?? impliedSubject(amount, items, before)
  if (subject === null && amount === null) return null
  const isCommute = items.some(({ kind }) => kind === 'commute')
  const counts = countsOf(quantities, amount)
  const frequency = counts.find(({ per }) => per !== null)?.per ?? null
  // "80 km, 5 days a week": of each day.
  const daily =
    quantities
      .map(({ noun, per }) => (isSpan(noun) && per !== null ? noun : null))
      .find((noun) => noun !== null) ?? null
  const { multipliers, period, used } = readSchedule(
    amount?.per ?? frequency ?? (isCommute ? 'day' : (shared ?? daily)),
    quantities.filter((quantity) => quantity !== amount),
    wanted,
  )
  const distance = quantities.find(({ unit }) => unit !== null && unitById(unit)?.dimension === 'distance')
  const isFreight = subject?.kind === 'freight'
  const hauled = isFreight && distance !== undefined && distance !== amount ? distance : null
  const { multiplier, open } = shareAmong(items)
  const heads = headsOf(items, subject, quantities, isCommute)
  const travellers = quantities.filter(({ noun }) => noun === 'traveller')
  return {
    ...nothingAsked,
    kind: subject?.kind ?? null,
    name: subject === null ? null : ofManyThings.has(subject.kind) ? subject.word : subject.name,
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
    among:
      subject === null
        ? []
        : namedTogether(items, subject, before, isMass(amount?.unit ?? null) && amount?.by !== undefined),
    thing: subject === null && amount?.unit === null ? (before?.thing ?? null) : null,
    period,
    isCommute,
    uncounted: uncountedIn(items),
    needsHours: amount?.isPower === true && !quantities.some(({ noun }) => noun === 'hour'),
    needsPlace: subject?.isAbroad === true,
    ...slotsOf(items),
    ...(isWithinDistance(items, amount, subject) ? { isReturn: false } : {}),
    travellers: travellersOf(quantities),
    distanceKm: kilometresOf(hauled),
    leftOut: nameLeftOut(quantities, [
      amount,
      hauled,
      ...counts,
      ...used,
      ...(heads.length > 0 || countsTravellers.has(subject?.kind ?? '') ? travellers : []),
    ]),
  }
}

/** "40 pallets of 25 kg bags": the bags that the amount is of, where only what holds them is counted. */
function uncountedIn(items: readonly Item[]): string | null {
  const words = items.map((item) => (item.kind === 'word' ? singularOf(item.text) : ''))
  const isAmount = (item: Item | undefined) => item?.kind === 'quantity' && item.quantity.unit !== null
  const isCount = (item: Item | undefined) =>
    item?.kind === 'quantity' && item.quantity.noun === 'container' && item.quantity.value !== '1'
  const counted = words.filter((_, at) => isCount(items[at - 1]))
  const one = words.find(
    (word, at) =>
      isAmount(items[at - 1]) && calculatorWords.counts.startingAt(tokenise(word), 0)?.value === 'container',
  )
  return one === undefined || counted.length === 0 || counted.includes(one) ? null : one
}

/** "Steel and concrete", "SF6, R134a and R407C": things of one kind or unit side by side, the one that was chosen among them. */
function namedTogether(
  items: readonly Item[],
  chosen: Subject,
  before: AskedActivity | null,
  isRated: boolean,
): readonly string[] {
  const subjects = items.flatMap((item) => (item.kind === 'subject' ? [item.subject] : []))
  if (subjects.length === 0) return before?.among ?? []
  const nameOf = ({ kind, name, word }: Subject) => (ofManyThings.has(kind) ? word : name)
  const beside = items.flatMap((item, at) => {
    const isBeside = [at - 2, at + 2].some((other) => isJoined(items, at, other))
    return item.kind === 'subject' && isBeside && item.subject.unit === chosen.unit ? [item.subject] : []
  })
  const names = new Set(beside.map(nameOf))
  // "20 m3 concrete with 75 kg/m3 rebar": the rate is of another thing than what it is for.
  const all = new Set(subjects.filter(({ kind }) => kind === 'material').map(nameOf))
  if (isRated && all.size > 1) return [...all]
  // "Steel and concrete: 5 t of steel" names one again.
  const isOneOfThem = subjects.some((subject) => names.has(nameOf(subject)) && !beside.includes(subject))
  return names.size > 1 &&
    !isOneOfThem &&
    beside.some(({ kind, word }) => kind === chosen.kind || word === chosen.word)
    ? [...names]
    : []
}

function isJoined(items: readonly Item[], at: number, other: number): boolean {
  const joint = items[(at + other) / 2]
  return items[other]?.kind === 'subject' && joint?.kind === 'break' && joint.isWeak
}

function kilometresOf(hauled: Quantity | null): Decimal | null {
  const unit = hauled?.unit ?? null
  const converted = hauled === null || unit === null ? null : convertQuantity(hauled.value, unit, 'km')
  return converted?.ok === true ? converted.value.quantity : null
}

/** What a stretch says of place, time and manner. */
export function slotsOf(
  items: readonly Item[],
): Pick<AskedActivity, 'region' | 'unknownPlace' | 'date' | 'cabin' | 'isReturn' | 'vehicle'> {
  const slots = { region: null, unknownPlace: null, date: null, cabin: null, vehicle: null }
  return items.reduceRight<ReturnType<typeof slotsOf>>(
    (read, item) => {
      if (item.kind === 'place') return { ...read, region: item.region }
      if (item.kind === 'unknown-place') return { ...read, unknownPlace: item.name }
      if (item.kind === 'date') return { ...read, date: item.date }
      if (item.kind === 'cabin') return { ...read, cabin: item.cabin }
      if (item.kind === 'vehicle') return { ...read, vehicle: item.vehicle }
      return item.kind === 'return' ? { ...read, isReturn: true } : read
    },
    { ...slots, isReturn: false },
  )
}

/** The quantity whose unit can be the subject's; a bare figure takes the unit of the activity before it. */
function chooseAmount(
  subject: Subject | null,
  quantities: readonly Timed[],
  before: AskedActivity | null,
  unitBeside: string | null,
): Timed | null {
  const measured = quantities.filter(({ unit }) => unit !== null)
  const money = measured.find(({ unit }) => isMoney(unit))
  if (money !== undefined && (subject === null || subject.kind === 'spend')) return money
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
  const isSame = subject === null || (unit !== null && areSameDimension(unit, subject.unit))
  return isSame && unit !== null ? { ...bare, unit } : { ...bare, unit: unitBeside }
}

/** "kWh to CO2, Tasmania, 10000": the one unit that stands without a figure. */
function unitBeside(items: readonly Item[]): string | null {
  const units = items.flatMap((item) => {
    const unit = item.kind === 'word' ? readUnit(tokenise(item.text), 0) : null
    return unit === null ||
      !isOfGoods({ unit: unit.id }) ||
      emitted.has(item.kind === 'word' ? item.text.toLowerCase() : '')
      ? []
      : [unit.id]
  })
  const [only] = new Set(units)
  return units.length > 0 && new Set(units).size === 1 ? (only ?? null) : null
}

/** Units in which the answer is wanted. */
const emitted: ReadonlySet<string> = new Set(
  'kg kgs t tonne tonnes ton tons kilos kilograms g grams'.split(' '),
)

/** "5 skips of 6 m3", "50 rides of 12 km", "twice a week", "three 2 kW heaters": how many of the amount there are. */
export function countsOf(quantities: readonly Timed[], amount: Timed | null): Timed[] {
  return quantities.filter((quantity) => {
    if (quantity === amount || quantity.value === '1') return false
    const { noun } = quantity
    if (noun === 'container') return amount === null || isOfGoods(amount)
    if (noun === 'room') return amount?.unit === 'room-night'
    if (noun === null) return amount?.isPower === true && quantity.unit === null
    return noun === 'often' || noun === 'trip'
  })
}

/** Kinds whose factor is for each traveller, so that these are counted with the distance. */
const countsTravellers: ReadonlySet<string> = new Set(['flight', 'train', 'bus', 'public-transport'])
const mostInOneCar = 9

/** "A round trip of 15 miles": the way back is in the distance. A flight's is by its ends. */
function isWithinDistance(items: readonly Item[], amount: Timed | null, subject: Subject | null): boolean {
  const isDistance =
    amount?.unit !== undefined && amount.unit !== null && unitById(amount.unit)?.dimension === 'distance'
  const ways = items.filter((item) => item.kind === 'return')
  return isDistance && subject?.kind !== 'flight' && ways.length > 0 && ways.every(({ isWhole }) => isWhole)
}

/**
 * "45 employees each drive 18 km": so many times the amount, in cars of their own where they are more than one car holds.
 * Passengers of one car are not counted.
 */
function headsOf(
  items: readonly Item[],
  subject: Subject | null,
  quantities: readonly Quantity[],
  isCommute: boolean,
): Multiplier[] {
  const heads = travellersOf(quantities)
  const isEach = items.some((item) => item.kind === 'word' && item.text.toLowerCase() === 'each')
  if (heads === null || heads < 2 || countsTravellers.has(subject?.kind ?? '')) return []
  // Who shares a room has no nights of their own.
  const isRoomShared =
    quantities.some(({ noun }) => noun === 'room') ||
    items.some((item) => item.kind === 'word' && /^shar(?:e|es|ed|ing)$/i.test(item.text))
  if (subject?.kind === 'hotel' && (!isEach || isRoomShared)) return []
  const isShared =
    quantities.some(({ thing }) => thing?.isVehicle === true) ||
    items.some((item) => item.kind === 'subject' && /^car ?pool/.test(item.subject.word))
  const isOwnCar = subject?.kind === 'car' && !isShared && (isCommute || heads > mostInOneCar)
  if (!isOwnCar && !isEach) return []
  return [countOf(decimal(String(heads)), `${heads} people`)]
}

export function travellersOf(quantities: readonly Quantity[]): number | null {
  const value = quantities.find(({ noun }) => noun === 'traveller')?.value ?? null
  return value !== null && /^\d{1,4}$/.test(value) && value !== '0' ? Number(value) : null
}

/** The bags of a material say nothing of it. */
function isHolder(word: string, subject: Subject | null): boolean {
  const isMany = subject !== null && ofManyThings.has(subject.kind)
  return isMany && calculatorWords.counts.startingAt(tokenise(word), 0)?.value === 'container'
}

/** "18 m3 of concrete, 20 mm aggregate": without the part that is of another thing. */
function ofOneThing(items: readonly Item[], subject: Subject | null): readonly Item[] {
  if (subject === null || !ofManyThings.has(subject.kind)) return items
  const ends = items.flatMap(({ kind }, at) => (kind === 'break' ? [at] : []))
  const parts = [...ends, items.length].map((end, at) => items.slice(ends[at - 1] ?? 0, end))
  const subjectsOf = (part: readonly Item[]) =>
    part.flatMap((item) => (item.kind === 'subject' ? [item.subject.word] : []))
  return parts
    .filter((part) => subjectsOf(part).length === 0 || subjectsOf(part).includes(subject.word))
    .flat()
}

/** The words for the matcher, without the figures of other activities. */
function textOf(items: readonly Item[], subject: Subject | null): string {
  const words = ofOneThing(items, subject).flatMap((item) => {
    if (item.kind === 'word')
      return calculatorWords.fillers.has(item.text.toLowerCase()) || isHolder(item.text, subject)
        ? []
        : [item.text]
    if (item.kind === 'subject') return [item.subject.word]
    return item.kind === 'vehicle' ? [item.vehicle] : []
  })
  const isNamed = items.some(({ kind }) => kind === 'subject' || kind === 'vehicle')
  return [...new Set([...(isNamed || subject === null ? [] : [subject.name]), ...words])].join(' ')
}
