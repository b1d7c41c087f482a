import { quantityIn } from '../units/convert-quantity.ts'
import { areSameDimension, dimensionOf, isMass } from '../units/unit-table.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords, type Subject } from './calculator-words.ts'
import { chooseSubject, impliedSubject, isOfGoods } from './choose-subject.ts'
import { singularOf } from './count-of-thing.ts'
import { nameLeftOut } from './name-left-out.ts'
import { quantitiesOf } from './quantities-of.ts'
import { isMoney, readUnit, type Quantity } from './read-quantity.ts'
import { isSpan, pairWithPeriods, readSchedule, type Spans, type Timed } from './read-schedule.ts'
import type { Item } from './scan-message.ts'
import { says } from './says.ts'
import { shareAmong } from './share-among.ts'
import { subjectsOf } from './subjects-of.ts'
import { tokenise } from './tokenise.ts'
import { countOf, peopleOf, type Multiplier } from './time-spans.ts'

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
    among: namedTogether(items, subject, before, amount),
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

/** "40 pallets of 25 kg bags": the bags that the amount is of, where only what holds them is counted. */
function uncountedIn(items: readonly Item[]): string | null {
  const holders = items.flatMap((item, at) => {
    const before = items[at - 1]
    return item.kind === 'word' &&
      isContainer(item.text) &&
      before?.kind === 'quantity' &&
      before.quantity.value !== '1'
      ? [{ name: singularOf(item.text), isCounted: before.quantity.unit === null }]
      : []
  })
  const counted = holders.filter(({ isCounted }) => isCounted).map(({ name }) => name)
  const one = holders.find(({ name, isCounted }) => !isCounted && !counted.includes(name))
  return counted.length === 0 ? null : (one?.name ?? null)
}

function isContainer(word: string): boolean {
  return calculatorWords.counts.startingAt(tokenise(word), 0)?.value === 'container'
}

/** "Steel and concrete", "SF6, R134a and R407C": things side by side, the one that was chosen among them. */
function namedTogether(
  items: readonly Item[],
  chosen: Subject | null,
  before: AskedActivity | null,
  amount: Timed | null,
): readonly string[] {
  const subjects = subjectsOf(items)
  if (chosen === null) return []
  if (subjects.length === 0) return before?.among ?? []
  const nameOf = ({ kind, name, word }: Subject) => (ofManyThings.has(kind) ? word : name)
  // "20 m3 concrete with 75 kg/m3 rebar": the rate is of another thing than what it is for.
  const materials = new Set(subjects.filter(({ kind }) => kind === 'material').map(nameOf))
  if (amount?.by !== undefined && isMass(amount.unit) && materials.size > 1) return [...materials]
  const isJoined = (at: number, step: 1 | -1) => {
    const [joint, other] = [items[at + step], items[at + 2 * step]]
    return other?.kind === 'subject' && joint?.kind === 'break' && joint.isWeak
  }
  const beside = items.flatMap((item, at) =>
    item.kind === 'subject' && item.subject.unit === chosen.unit && (isJoined(at, 1) || isJoined(at, -1))
      ? [item.subject]
      : [],
  )
  const names = new Set(beside.map(nameOf))
  // "Steel and concrete: 5 t of steel" names one again.
  const isNamedAgain = subjects.some((subject) => names.has(nameOf(subject)) && !beside.includes(subject))
  const hasChosen = beside.some(({ kind, word }) => kind === chosen.kind || word === chosen.word)
  return names.size > 1 && hasChosen && !isNamedAgain ? [...names] : []
}

/** What a stretch says of place, time and manner. */
export function slotsOf(
  items: readonly Item[],
): Pick<AskedActivity, 'region' | 'unknownPlace' | 'date' | 'cabin' | 'isReturn' | 'vehicle'> {
  const of = <Kind extends Item['kind']>(kind: Kind) =>
    items.find((item): item is Extract<Item, { kind: Kind }> => item.kind === kind)
  return {
    region: of('place')?.region ?? null,
    unknownPlace: of('unknown-place')?.name ?? null,
    date: of('date')?.date ?? null,
    cabin: of('cabin')?.cabin ?? null,
    vehicle: of('vehicle')?.vehicle ?? null,
    isReturn: of('return') !== undefined,
  }
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
  const fitting = measured.find(({ unit }) => areSameDimension(unit ?? '', subject?.unit ?? ''))
  const weighed = subject?.kind === 'freight' ? measured.find(isOfGoods) : undefined
  const found = fitting ?? weighed ?? measured[0]
  if (found !== undefined) return found
  const bare = quantities.find(({ noun }) => noun === null)
  if (bare === undefined || subject?.kind === 'flight') return null
  if (subject?.isAbroad === true) return { ...bare, unit: subject.unit }
  const unit = before?.unit ?? null
  const isSame = subject === null || (unit !== null && areSameDimension(unit, subject.unit))
  return isSame && unit !== null ? { ...bare, unit } : { ...bare, unit: unitBeside }
}

/** "kWh to CO2, Tasmania, 10000": the one unit that stands without a figure; a mass is what is wanted. */
function unitBeside(items: readonly Item[]): string | null {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
  const units = words.flatMap((word) => readUnit(tokenise(word), 0)?.id ?? [])
  const [only, ...others] = new Set(units.filter((unit) => isOfGoods({ unit }) && !isMass(unit)))
  return others.length === 0 ? (only ?? null) : null
}

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
const shares: ReadonlySet<string> = new Set(['share', 'shares', 'shared', 'sharing'])
const mostInOneCar = 9

/** "A round trip of 15 miles": the way back is in the distance. A flight's is by its ends. */
function isWithinDistance(items: readonly Item[], amount: Timed | null, subject: Subject | null): boolean {
  const ways = items.filter((item) => item.kind === 'return')
  const isDriven = dimensionOf(amount?.unit ?? null) === 'distance' && subject?.kind !== 'flight'
  return isDriven && ways.length > 0 && ways.every(({ isWhole }) => isWhole)
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
  const kind = subject?.kind ?? ''
  if (heads === null || heads < 2 || countsTravellers.has(kind)) return []
  const isEach = says(items, calculatorWords.each)
  // Who shares a room has no nights of their own.
  const isRoomShared = quantities.some(({ noun }) => noun === 'room') || says(items, shares)
  if (kind === 'hotel' && (!isEach || isRoomShared)) return []
  const isCarShared =
    quantities.some(({ thing }) => thing?.isVehicle) ||
    subjectsOf(items).some(({ word }) => /^car ?pool/.test(word))
  const isOwnCar = kind === 'car' && !isCarShared && (isCommute || heads > mostInOneCar)
  return isOwnCar || isEach ? [peopleOf(heads)] : []
}

export function travellersOf(quantities: readonly Quantity[]): number | null {
  const value = quantities.find(({ noun }) => noun === 'traveller')?.value ?? null
  return value !== null && /^\d{1,4}$/.test(value) && value !== '0' ? Number(value) : null
}

/** "18 m3 of concrete, 20 mm aggregate": without the part that is of another thing, and of freight what its amount is beside. */
function ofOneThing(items: readonly Item[], { kind, word }: Subject): readonly Item[] {
  const isFreight = kind === 'freight'
  if (!isFreight && !ofManyThings.has(kind)) return items
  const ends = items.flatMap((item, at) => (item.kind === 'break' && !(isFreight && item.isWeak) ? [at] : []))
  const parts = [...ends, items.length].map((end, at) => items.slice(ends[at - 1] ?? 0, end))
  const isCarried = (part: readonly Item[]) =>
    quantitiesOf(part).some(({ unit }) => unit !== null) && slotsOf(part).vehicle !== null
  if (isFreight) return parts.some(isCarried) ? parts.filter(isCarried).flat() : items
  const isOfIt = (subjects: readonly Subject[]) =>
    subjects.length === 0 || subjects.some((subject) => subject.word === word)
  return parts.filter((part) => isOfIt(subjectsOf(part))).flat()
}

/** The words for the matcher, without the figures of other activities. */
function textOf(items: readonly Item[], subject: Subject | null): string {
  const isMany = subject !== null && ofManyThings.has(subject.kind)
  const words = (subject === null ? items : ofOneThing(items, subject)).flatMap((item) => {
    if (item.kind === 'subject') return [item.subject.word]
    if (item.kind === 'vehicle') return [item.vehicle]
    // The bags of a material say nothing of it.
    const isSaid = item.kind === 'word' && !calculatorWords.fillers.has(item.text.toLowerCase())
    return isSaid && !(isMany && isContainer(item.text)) ? [item.text] : []
  })
  const isNamed = items.some(({ kind }) => kind === 'subject' || kind === 'vehicle')
  const isTold = isNamed || (subject?.kind === 'spend' && words.length > 0)
  return [...new Set([...(isTold || subject === null ? [] : [subject.name]), ...words])].join(' ')
}
