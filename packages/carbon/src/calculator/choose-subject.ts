import { areSameDimension, dimensionOf, isMass } from '../units/unit-table.ts'
import type { AskedActivity } from './asked-activity.ts'
import { calculatorWords, type Subject } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import { isMoney, type Quantity } from './read-quantity.ts'
import { says } from './says.ts'
import type { Item } from './item.ts'
import { subjectsOf } from './subjects-of.ts'

/** True for energy, volume and mass, which journeys are not counted in. */
export function isOfGoods({ unit }: Pick<Quantity, 'unit'>): boolean {
  return ['energy', 'volume', 'mass'].includes(dimensionOf(unit) ?? '')
}

/** The subject of most weight: a vehicle's fuel by distance is a drive, and a place's "gas" gives way to LPG. */
export function chooseSubject(items: readonly Item[], quantities: readonly Quantity[]): Subject | null {
  const named = subjectsOf(items)
  const isByMass = quantities.some(({ unit }) => unit === null || isMass(unit))
  const others = named.filter(({ kind }) => kind !== 'refrigerant')
  // A gas is named as often for what is emitted: the methane of a landfill.
  const meant = isByMass || others.length === 0 ? named : others
  // "Refrigerant" gives way to R32.
  const subjects = meant.filter(
    ({ kind, word }) => word !== kind || meant.every((one) => one.kind !== kind || one.word === word),
  )
  if (isHaul(quantities, subjects, items)) return haul
  const isThrownAway = says(items, calculatorWords.disposals)
  const thrown = isThrownAway ? subjects.find(({ kind }) => kind === 'material') : undefined
  if (thrown !== undefined) return { ...thrown, kind: 'waste', name: thrown.word }
  const isByDistance = quantities.some(({ unit }) => unit === 'km' || unit === 'mile')
  const isByFuel = quantities.some(isOfGoods)
  const mode = isByDistance && !isByFuel ? nearestMode(items) : null
  if (mode !== null) return mode.kind === 'car' ? driveOf(items, mode) : mode
  const ranked = [...subjects].sort((left, right) => rankOf(left) - rankOf(right))
  const [first] = ranked
  const isSpent = quantities.some(({ unit }) => isMoney(unit))
  // A price beside the litres is not what emits.
  const isMeasured =
    first !== undefined && quantities.some(({ unit }) => areSameDimension(unit ?? '', first.unit))
  if (isSpent && !isMeasured) return boughtEnergy(first, items) ?? subjectOf('spend', 'spending', 'AUD', '')
  if (first === undefined) return null
  const otherwise = calculatorWords.otherwise.find(
    ({ kind, units }) => kind === first.kind && quantities.some(({ unit }) => units.includes(unit ?? '')),
  )
  if (otherwise !== undefined)
    return { ...otherwise.means, word: otherwise.means.name, isAbroad: first.isAbroad }
  if (isByDistance && !isByFuel && (roadFuels.has(first.kind) || first.kind === 'car'))
    return driveOf(items, first)
  const fuel = ranked.find(({ kind }) => roadFuels.has(kind) && kind !== 'electricity')
  if (first.kind !== 'car' || !isByFuel) return first
  // What a car burns is a fuel that has to be named.
  return fuel ?? null
}

/** What is burned or used and named with its cost: the money tells no amount of it, since prices differ. */
function boughtEnergy(first: Subject | undefined, items: readonly Item[]): Subject | null {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.text] : []))
  const [word, ...others] = words.filter((text) => !calculatorWords.fillers.has(text.toLowerCase()))
  const isCost = word === undefined || calculatorWords.costs.has(word.toLowerCase())
  // "Fuel tank repair": another thing is bought.
  if (!isCost || others.some((text) => !calculatorWords.costs.has(text.toLowerCase()))) return null
  if (first !== undefined) return energies.has(first.kind) ? first : null
  return word === undefined ? null : subjectOf('fuel', word, 'L')
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const energies = setOf('electricity natural-gas diesel petrol lpg fuel')
const roadFuels = setOf('petrol diesel lpg electricity')
const modes = setOf('flight train bus taxi car')
const carriers = setOf('car train diesel flight')

/** True for what may carry goods: a train, a car, the diesel of a truck. */
export function isCarrier(kind: string): boolean {
  return carriers.has(kind)
}

const order = [
  ...setOf(
    'electricity-export freight flight hotel taxi train bus wastewater lpg waste refrigerant diesel petrol car',
  ),
]

function subjectOf(kind: Subject['kind'], name: string, unit: string, word = name): Subject {
  return { kind, name, unit, word, isAbroad: false }
}
const drive = subjectOf('car', 'car travel', 'km', 'car')
const haul = subjectOf('freight', 'freight', 'tkm')

function rankOf({ kind }: Subject): number {
  const at = order.indexOf(kind)
  return at < 0 ? order.length : at
}

/** A distance counts by its vehicle: a truck's is no car's, and two kinds in one amount are asked for. */
function driveOf(items: readonly Item[], named: Subject | null): Subject | null {
  const said = items.flatMap((item) => (item.kind === 'vehicle' ? [item.vehicle] : []))
  const telling = said.filter((vehicle) => vehicle !== 'vehicle')
  // "Our fleet of utes" is utes.
  const vehicles = new Set(telling.length > 0 ? telling : said)
  const [vehicle = null] = vehicles
  if (vehicle === null) return named
  const kind = vehicles.size > 1 ? undefined : calculatorWords.drives.get(vehicle)
  if (kind === undefined) return null
  const word = named?.word ?? vehicle
  return kind === 'car' ? { ...drive, word } : { ...haul, name: `${vehicle} travel`, unit: 'km', word }
}

/** Of several ways to travel the one that is named nearest to the distance: "flew in and drove 640 km". Null where there is one. */
function nearestMode(items: readonly Item[]): Subject | null {
  const named = items.flatMap((item, at) => {
    if (item.kind === 'subject' && modes.has(item.subject.kind)) return [{ at, subject: item.subject }]
    return item.kind === 'vehicle' && calculatorWords.drives.has(item.vehicle) ? [{ at, subject: drive }] : []
  })
  const kinds = new Set(named.map(({ subject }) => subject.kind))
  const distance = items.findIndex((item) => item.kind === 'quantity' && item.quantity.unit !== null)
  const [nearest] = named.toSorted(
    (one, other) => wayBetween(items, one.at, distance) - wayBetween(items, other.at, distance),
  )
  return kinds.size > 1 && nearest !== undefined ? nearest.subject : null
}

/** A comma or an "and" is farther than any word. */
function wayBetween(items: readonly Item[], one: number, other: number): number {
  const between = items.slice(Math.min(one, other), Math.max(one, other))
  return between.reduce((way, { kind }) => way + (kind === 'break' ? items.length : 1), 0)
}

/** "18 t for 880 km", "18 t of steel 880 km by truck": a mass over a distance, of nothing that is bought. */
function isHaul(
  quantities: readonly Quantity[],
  subjects: readonly Subject[],
  items: readonly Item[],
): boolean {
  const dimensions = new Set(quantities.map(({ unit }) => dimensionOf(unit)))
  const isLoad = ({ kind }: Subject) => kind === 'material' && carriesGoods(items)
  return (
    dimensions.has('mass') &&
    dimensions.has('distance') &&
    subjects.every((subject) => carriers.has(subject.kind) || isLoad(subject))
  )
}

/** True where a vehicle for goods is named: "by truck". */
export function carriesGoods(items: readonly Item[]): boolean {
  return items.some(
    (item) => item.kind === 'vehicle' && calculatorWords.drives.get(item.vehicle) === 'freight',
  )
}

/** Kilowatt-hours of nothing else are electricity, kilometres of a vehicle a drive; a bare figure goes on from the one before. */
export function impliedSubject(
  amount: Quantity | null,
  items: readonly Item[],
  before: AskedActivity | null,
): Subject | null {
  if (amount === null) return null
  if (amount.unit === 'room-night') return subjectOf('hotel', 'hotel stay', 'room-night', 'hotel')
  const isElectric = (unit: string | null) => /^[kMG]?Wh$/.test(unit ?? '')
  // Kilowatt-hours after the gigajoules of a gas are of something else.
  const isSame =
    amount.unit !== null &&
    areSameDimension(amount.unit, before?.unit ?? '') &&
    (!isElectric(amount.unit) || isElectric(before?.unit ?? null))
  // "We export 6 MWh and buy 40 MWh"
  const { gettings } = calculatorWords
  const { purchases, usings } = roleWords
  const isUsed = [gettings, purchases, usings].some((words) => says(items, words))
  const isGoingOn = isSame && !(before?.kind === 'electricity-export' && isUsed)
  if (before !== null && before.kind !== null && isGoingOn)
    return { ...subjectOf(before.kind, before.name ?? '', amount.unit ?? ''), isAbroad: before.needsPlace }
  if (isElectric(amount.unit)) return subjectOf('electricity', 'electricity', 'kWh')
  return amount.unit === 'km' || amount.unit === 'mile' ? driveOf(items, null) : null
}
