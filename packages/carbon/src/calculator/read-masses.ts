import { decimal, type Decimal } from '../decimal.ts'
import { isMass, dimensionOf } from '../units/unit-table.ts'
import { calculatorWords, type Period } from './calculator-words.ts'
import { isNameable } from './thing-after.ts'
import { readNumber } from './read-number.ts'
import { readUnit } from './read-unit.ts'
import { tokenise, type Token } from './tokenise.ts'

/** What a mass is for one of: "/kWh", "per monitor", "each", "a month"; the count where it is not one: "per 100 km". */
type Per = { unit: string | null; noun: string | null; count: Decimal }
type Mass = { value: Decimal; unit: string; isGas: boolean; end: number }
type Rate = { per: Per | null; period: Period | null; end: number }
/** A mass in a message, with what it is a rate of; an emission factor, where that is not empty and not a density. */
export type MassSaid = {
  value: Decimal
  unit: string
  /** True where the words after it name the gas: "kg CO2e". */
  isGas: boolean
  per: Per | null
  period: Period | null
  /** "Below 0.4 kg/kWh", "a limit of 5 t": what something is held against. */
  isLimit: boolean
  /** Its place in the message, with all that belongs to it. */
  start: number
  end: number
}

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const gases = wordsOf('co2 co2e co2eq carbon emissions ghg')
const ofGas = wordsOf('e eq equivalent equivalents dioxide emissions')
const one = wordsOf('1 one a an each every per')
/** "A gallon gives 20 lbs of CO2", "1 kWh is about 0.2 kg", "a m3 has a GWP of 310 kg CO2e". */
const gives = wordsOf(
  'is = are give gives emit emits produce produces make makes release releases equals has create creates corresponds equates equal',
)
const between = wordsOf('about around roughly approximately only ca to a an of gwp footprint carbon impact')
const mostWordsOfOne = 4
const eachOne: Per = { unit: null, noun: null, count: decimal('1') }
const { bounds, limits } = calculatorWords

/** Every mass that a message names, in its order, one pass over its words. */
export function readMasses(message: string): MassSaid[] {
  const tokens = tokenise(message)
  const masses: MassSaid[] = []
  const startOf = (at: number) => tokens[at]?.start ?? 0
  const endOf = (at: number) => startOf(at) + (tokens[at]?.text.length ?? 0)
  for (let at = 0; at < tokens.length; at += 1) {
    const mass = massAt(tokens, at)
    if (mass === null) continue
    const { per, period, end } = rateFrom(tokens, mass.end)
    const before = per === null ? oneBefore(tokens, at, mass.isGas) : null
    // "225 kg a laptop plus 25 kg for shipping": of the same thing.
    const added = /^(?:plus|\+)$/.test(tokens[at - 1]?.key ?? '') ? masses.at(-1) : undefined
    const said: MassSaid = {
      ...mass,
      isGas: mass.isGas || added?.isGas === true,
      per: per ?? before?.per ?? added?.per ?? null,
      period,
      isLimit: tokens.slice(Math.max(0, at - 2), at).some(({ key }) => bounds.has(key) || limits.has(key)),
      start: startOf(before?.at ?? at),
      end: endOf(end - 1),
    }
    const bare = per === null ? null : bareBefore(tokens, at)
    if (bare !== null) masses.push({ ...said, value: bare, start: startOf(at - 2), end: endOf(at - 2) })
    masses.push(said)
    at = end - 1
  }
  return masses
}

/** "CO₂" and "kgCO2" are written as two words of plain letters, of the same length where they can be. */
export function spaceGases(message: string): string {
  return message
    .replaceAll('₂', '2')
    .replace(/\b(kg|g|t|lbs?)[-\s]?(?=co2)/gi, '$1 ')
    .replace(/\b(kg|g|t)(?:e|-e)\b/gi, '$1 CO2e')
}

/** The message without what was read of it. */
export function blankOut(text: string, parts: readonly { start: number; end: number }[]): string {
  return parts.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
}

function massAt(tokens: readonly Token[], at: number): Mass | null {
  const number = tokens[at]?.kind === 'number' ? readNumber(tokens, at) : null
  const unit = number === null ? null : readUnit(tokens, at + number.length)
  if (number === null || unit === null || !isMass(unit.id)) return null
  const keyAt = (place: number) => tokens[place]?.key ?? ''
  const mass = { value: number.value, unit: unit.id, end: at + number.length + unit.length }
  const lead = /^(?:of|-)$/.test(keyAt(mass.end)) ? 1 : 0
  if (!gases.has(keyAt(mass.end + lead))) return { ...mass, isGas: false }
  let end = mass.end + lead + 1
  while (ofGas.has(keyAt(end)) || (keyAt(end) === '-' && keyAt(end + 1) === 'e')) end += 1
  return { ...mass, isGas: true, end }
}

/** "From 0.79 to 0.66 kg/kWh": the first has its unit from the second. */
function bareBefore(tokens: readonly Token[], at: number): Decimal | null {
  if (!/^(?:to|or|and|-|–|versus|vs)$/.test(tokens[at - 1]?.key ?? '')) return null
  const number = tokens[at - 2]?.kind === 'number' ? readNumber(tokens, at - 2) : null
  return number?.length === 1 ? number.value : null
}

/** "/kWh", "per m2 a year", "for each monitor", "each a month": one step after the other. */
function rateFrom(tokens: readonly Token[], from: number): Rate {
  let rate: Rate = { per: null, period: null, end: from }
  for (let next: Rate | null = rate; next !== null; next = stepFrom(tokens, rate)) rate = next
  return rate
}

function stepFrom(tokens: readonly Token[], { per, period, end }: Rate): Rate | null {
  const [lead, second] = [tokens[end]?.key ?? '', tokens[end + 1]?.key ?? '']
  const isArticle = lead === 'a' || lead === 'an'
  const isFor = lead === 'for' && one.has(second)
  if (!isArticle && !isFor && !/^(?:\/|per|each|every)$/.test(lead)) return null
  const start = end + 1 + (lead !== 'each' && one.has(second) && !/^\d/.test(second) ? 1 : 0)
  const span = calculatorWords.spans.startingAt(tokens, start)
  const every = span?.value ?? calculatorWords.periods.get(tokens[start]?.key ?? '')
  // "0.43 kg/kWh per year?" asks for a year; "75 kg per m2 a year" is of one.
  if (every !== undefined && (per?.unit ?? null) !== null && dimensionOf(per?.unit ?? null) !== 'area')
    return null
  if (every !== undefined && (per !== null || isArticle || readUnit(tokens, start) === null))
    return { per, period: every, end: start + (span?.length ?? 1) }
  if (isArticle || per !== null) return null
  const found = whatOf(tokens, start)
  if (found !== null) return { per: found.per, period, end: start + found.length }
  return lead === 'each' ? { per: eachOne, period, end: end + 1 } : null
}

/** The unit or the thing that a rate is of, "100 km", "square metre", "monitor". */
function whatOf(tokens: readonly Token[], at: number): { per: Per; length: number } | null {
  const number = tokens[at]?.kind === 'number' ? readNumber(tokens, at) : null
  const start = at + (number?.length ?? 0)
  const unit = readUnit(tokens, start)
  const length = unit?.length ?? (isNameable(tokens, start) ? 1 : 0)
  const noun = tokens[start + length - 1]?.key ?? null
  const per = { unit: unit?.id ?? null, noun, count: number?.value ?? decimal('1') }
  // "Per ton-mile": another unit.
  const isJoined = tokens[start + length]?.text === '-' && readUnit(tokens, start + length + 1) !== null
  return length === 0 || isJoined ? null : { per, length: start + length - at }
}

/** "A laptop is 225 kg CO2": the one that stands before the mass and what it gives. */
function oneBefore(tokens: readonly Token[], mass: number, isGas: boolean): { per: Per; at: number } | null {
  const verb = tokens.slice(0, mass).findLastIndex(({ key }) => !between.has(key))
  if (!gives.has(tokens[verb]?.key ?? '')) return null
  const at = tokens.slice(0, verb - 1).findLastIndex(({ key }) => one.has(key))
  const found = at < verb - 1 - mostWordsOfOne ? null : whatOf(tokens, at + 1)
  return found !== null && (isGas || found.per.unit !== null) ? { per: found.per, at } : null
}
