import { areSameDimension, dimensionOf } from '../units/unit-table.ts'
import type { Subject } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import type { Item } from './item.ts'
import { nameOf } from './name-of.ts'
import { isBreakOrAmount } from './part-words.ts'
import { subjectsOf } from './subjects-of.ts'
import { isEnd, stretchAround, wordsOf, type Measured } from './words-around.ts'

type Difference = 'another thing' | 'another treatment'

/** Whether a part is priced as its whole is: no gas of an amount of electricity, and nothing recycled of what is tipped. */
export function differsFrom(
  items: readonly Item[],
  { at, from, to, whole }: { at: number; from: number; to: number; whole: Measured },
): Difference | null {
  const isAfter = whole.at > at
  const { unit } = whole.quantity
  const stretch = stretchAround(items, whole.at, isBreakOrAmount)
  const near = items.slice(
    isAfter ? whole.at : stretch.from,
    isAfter ? stretch.to : Math.min(stretch.to, from),
  )
  const sentence = items.slice(stretchAround(items, whole.at, isEnd).from, isAfter ? at : from)
  const isOfUnit = (subject: Subject) => areSameDimension(subject.unit, unit ?? '')
  const named = [near, sentence]
    .map((side) => subjectsOf(side).filter(isOfUnit))
    .find((side) => side.length > 0)
  const known = named ?? (unit?.endsWith('Wh') === true ? [electricity] : [])
  // "12 MWh for the gas compressor"
  const isUse = unit?.endsWith('Wh') === true && wordsOf(items.slice(at, to)).includes('for')
  const others = pricedIn(items.slice(from, to), unit).filter(
    (subject) => !isUse && !known.some((one) => isPricedAs(subject, one)),
  )
  const ways = isDistance(unit) ? vehiclesOf(items.slice(from, to)) : []
  if (ways.some((vehicle) => !vehiclesOf(near).includes(vehicle))) return 'another thing'
  if (others.length > 0) return 'another thing'
  const told = wordsOf(items.slice(isAfter ? whole.at : from, isAfter ? stretch.to : to), true)
  // "4 t of the 12 t of waste were recycled"
  const verb = told.findIndex((word) => roleWords.judgements.has(word))
  const said = isAfter ? told.slice(verb < 0 ? told.length : verb) : told
  const ofWhole = new Set(isAfter ? told.slice(0, Math.max(0, verb)) : wordsOf(near, true))
  const differing = said.filter((word) => roleWords.treatments.has(word) && !ofWhole.has(word))
  if (differing.length === 0) return null
  // What is tipped is worked out by itself, since the rest need not be.
  return differing.every((word) => roleWords.tips.has(word)) ? 'another thing' : 'another treatment'
}

/** The things of a stretch that have a price in a unit: ways to travel for a distance, fuels for litres. */
export function pricedIn(items: readonly Item[], unit: string | null): Subject[] {
  return subjectsOf(items).filter(
    (subject) => areSameDimension(subject.unit, unit ?? '') || (isDistance(unit) && modes.has(subject.kind)),
  )
}

const modes: ReadonlySet<string> = new Set(['flight', 'train', 'bus', 'taxi', 'car'])

function isDistance(unit: string | null): boolean {
  return dimensionOf(unit) === 'distance'
}

function vehiclesOf(items: readonly Item[]): string[] {
  return items.flatMap((item) => (item.kind === 'vehicle' ? [item.vehicle] : []))
}

const electricity: Pick<Subject, 'kind' | 'name' | 'word'> = {
  kind: 'electricity',
  name: 'electricity',
  word: 'electricity',
}

function isPricedAs(part: Subject, whole: Pick<Subject, 'kind' | 'name' | 'word'>): boolean {
  const isPower = [part, whole].every(({ kind }) => kind.startsWith('electricity'))
  // Paper that is thrown away is priced as waste.
  const isWaste = whole.kind === 'waste' && /^(?:waste|material)$/.test(part.kind)
  return isPower || isWaste || nameOf(part) === nameOf({ ...part, ...whole })
}
