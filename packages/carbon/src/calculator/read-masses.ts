import { decimal, type Decimal } from '../decimal.ts'
import { isMass, unitById } from '../units/unit-table.ts'
import { calculatorWords, type Period } from './calculator-words.ts'
import { isNameable } from './thing-after.ts'
import { readNumber } from './read-number.ts'
import { readUnit } from './read-quantity.ts'
import { tokenise, type Token } from './tokenise.ts'

/** What a mass is for one of: "/kWh", "per monitor", "each", "a month"; the count where it is not one: "per 100 km". */
type Per = { unit: string | null; noun: string | null; count: Decimal }

/** A mass in a message, with what it is a rate of; an emission factor, where that is not empty and not a density. */
export type MassSaid = {
  value: Decimal
  unit: string
  /** True where the words after it name the gas: "kg CO2e". */
  isGas: boolean
  per: Per | null
  period: Period | null
  /** Its place in the message, with all that belongs to it. */
  start: number
  end: number
}

type Placed = { tokens: readonly Token[]; starts: readonly number[] }

const gases: ReadonlySet<string> = new Set('co2 co2e co2eq carbon emissions ghg'.split(' '))
const gasTails: ReadonlySet<string> = new Set([
  'e',
  'eq',
  'equivalent',
  'equivalents',
  'dioxide',
  'emissions',
])
const gasLeads: ReadonlySet<string> = new Set(['of', '-'])
const perWords: ReadonlySet<string> = new Set(['/', 'per', 'each', 'every'])
const oneWords: ReadonlySet<string> = new Set(['1', 'one', 'a', 'an', 'each', 'every', 'per'])
/** "A gallon gives 20 lbs of CO2", "1 kWh is 0.2 kg". */
const gives: ReadonlySet<string> = new Set(
  'is = are gives give emits emit produces produce makes make releases release equals has creates create'.split(
    ' ',
  ),
)
const nearly: ReadonlySet<string> = new Set('about around roughly approximately only ca'.split(' '))
const mostWordsOfOne = 4

/** Every mass that a message names, in its order, one pass over its words. */
export function readMasses(message: string): MassSaid[] {
  const placed = placeTokens(message)
  const { tokens, starts } = placed
  const masses: MassSaid[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const mass = massAt(tokens, at)
    if (mass === null) continue
    const rate = perAfter(tokens, at + mass.length)
    const before = rate.per === null ? oneBefore(tokens, at, mass.isGas) : null
    // "225 kg a laptop plus 25 kg for shipping": of the same thing.
    const isAdded = /^(?:plus|\+)$/.test(tokens[at - 1]?.key ?? '')
    const last = at + mass.length + rate.length - 1
    const bare = bareBefore(tokens, at)
    // "From 0.79 to 0.66 kg/kWh": the first has its unit from the second.
    if (bare !== null && rate.per !== null)
      masses.push({
        ...mass,
        ...rate,
        value: bare.value,
        start: starts[bare.at] ?? 0,
        end: (starts[bare.at] ?? 0) + (tokens[bare.at]?.text.length ?? 0),
      })
    masses.push({
      value: mass.value,
      unit: mass.unit,
      isGas: mass.isGas || (isAdded && masses.at(-1)?.isGas === true),
      per: rate.per ?? before?.per ?? (isAdded ? (masses.at(-1)?.per ?? null) : null),
      period: rate.period,
      start: starts[before?.at ?? at] ?? 0,
      end: (starts[last] ?? 0) + (tokens[last]?.text.length ?? 0),
    })
    at = last
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

/** "30 t of CO2": what comes out is told, not asked for. */
export function withoutEmitted(message: string): string {
  const text = spaceGases(message)
  return blankOut(
    text,
    readMasses(text).filter(({ isGas }) => isGas),
  )
}

/** The message without what was read of it. */
export function blankOut(text: string, parts: readonly { start: number; end: number }[]): string {
  return parts
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
}

function placeTokens(message: string): Placed {
  const tokens = tokenise(message)
  let from = 0
  const starts = tokens.map(({ text }) => {
    const start = message.indexOf(text, from)
    from = start + text.length
    return start
  })
  return { tokens, starts }
}

function massAt(
  tokens: readonly Token[],
  at: number,
): { value: Decimal; unit: string; isGas: boolean; length: number } | null {
  if (tokens[at]?.kind !== 'number') return null
  const number = readNumber(tokens, at)
  const unit = number === null ? null : readUnit(tokens, at + number.length)
  if (number === null || unit === null || !isMass(unit.id)) return null
  let end = at + number.length + unit.length
  const lead = gasLeads.has(tokens[end]?.key ?? '') ? 1 : 0
  const isGas = gases.has(tokens[end + lead]?.key ?? '')
  if (isGas) {
    end += lead + 1
    while (
      gasTails.has(tokens[end]?.key ?? '') ||
      (tokens[end]?.text === '-' && tokens[end + 1]?.key === 'e')
    )
      end += 1
  }
  return { value: number.value, unit: unit.id, isGas, length: end - at }
}

function bareBefore(tokens: readonly Token[], at: number): { value: Decimal; at: number } | null {
  if (!/^(?:to|or|and|-|–|versus|vs)$/.test(tokens[at - 1]?.key ?? '')) return null
  const number = tokens[at - 2]?.kind === 'number' ? readNumber(tokens, at - 2) : null
  return number?.length === 1 ? { value: number.value, at: at - 2 } : null
}

function perAfter(
  tokens: readonly Token[],
  from: number,
): { per: Per | null; period: Period | null; length: number } {
  let at = from
  let per: Per | null = null
  let period: Period | null = null
  for (;;) {
    const word = tokens[at]?.key ?? ''
    const isFor = word === 'for' && oneWords.has(tokens[at + 1]?.key ?? '')
    const isArticle = word === 'a' || word === 'an'
    if (!isFor && !isArticle && !perWords.has(word)) break
    let next = at + (isFor ? 2 : 1)
    if (word !== 'each' && /^(?:a|an|one|every|each)$/.test(tokens[next]?.key ?? '')) next += 1
    const span = calculatorWords.spans.startingAt(tokens, next)
    const every = span?.value ?? calculatorWords.periods.get(tokens[next]?.key ?? '')
    // "0.43 kg/kWh per year?" asks for a year; "75 kg per m2 a year" is of one.
    if (every !== undefined && isSpent(per)) break
    if (every !== undefined && (per !== null || isArticle || readUnit(tokens, next) === null)) {
      period = every
      at = next + (span?.length ?? 1)
      continue
    }
    const found: ReturnType<typeof whatOf> = isArticle || per !== null ? null : whatOf(tokens, next)
    if (found !== null) {
      per = found.per
      at = next + found.length
    } else if (word === 'each' && per === null) {
      per = { unit: null, noun: null, count: decimal('1') }
      at += 1
    } else break
  }
  return { per, period, length: at - from }
}

function isSpent(per: Per | null): boolean {
  const unit = per?.unit ?? null
  return unit !== null && unitById(unit)?.dimension !== 'area'
}

/** The unit or the thing that a rate is of, "100 km", "square metre", "monitor". */
function whatOf(tokens: readonly Token[], at: number): { per: Per; length: number } | null {
  const number = tokens[at]?.kind === 'number' ? readNumber(tokens, at) : null
  const start = at + (number?.length ?? 0)
  const count = number?.value ?? decimal('1')
  const unit = readUnit(tokens, start)
  if (unit !== null) {
    const words = tokens.slice(start, start + unit.length).map(({ key }) => key)
    return { per: { unit: unit.id, noun: words.at(-1) ?? null, count }, length: start + unit.length - at }
  }
  const noun = isNameable(tokens, start) ? (tokens[start]?.key ?? null) : null
  return noun === null ? null : { per: { unit: null, noun, count }, length: start + 1 - at }
}

/** "A laptop is 225 kg CO2": the one that stands before the mass and what it gives. */
function oneBefore(tokens: readonly Token[], mass: number, isGas: boolean): { per: Per; at: number } | null {
  let at = mass - 1
  while (nearly.has(tokens[at]?.key ?? '')) at -= 1
  if (!gives.has(tokens[at]?.key ?? '')) return null
  for (let one = at - 2; one >= Math.max(0, at - 1 - mostWordsOfOne); one -= 1) {
    if (!oneWords.has(tokens[one]?.key ?? '')) continue
    const found = whatOf(tokens, one + 1)
    const isNamed = isGas || (found?.per.unit ?? null) !== null
    return found !== null && isNamed ? { per: found.per, at: one } : null
  }
  return null
}
