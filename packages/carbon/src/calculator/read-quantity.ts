import { compare, decimal, dividedBy, times, type Decimal } from '../decimal.ts'
import { normaliseUnit } from '../units/normalise-unit.ts'
import { unitById } from '../units/unit-table.ts'
import { calculatorWords, type CountNoun, type Period } from './calculator-words.ts'
import { readNumber, type NumberRead } from './read-number.ts'
import type { Thing } from './thing-after.ts'
import type { Multiplier } from './time-spans.ts'
import type { Token } from './tokenise.ts'

/** A figure with the unit or the counted thing that follows it; both null for a bare figure. */
export type Quantity = {
  value: Decimal
  unit: string | null
  noun: CountNoun | Period | 'thing' | null
  /** True for watts: the kilowatt-hours of one hour. */
  isPower: boolean
  /** What is counted, where the noun is a thing that no unit measures. */
  thing?: Thing
  /** What the figure is for one of: "8.9 L/100km", "32c/kWh". */
  rate?: { value: Decimal; unit: string; isPrice: boolean }
  /** How many times the amount counts, from a rate and the amount it was of. */
  by?: Multiplier
}
type Counted = Pick<QuantityRead, 'noun' | 'length'> & { parts?: Decimal }
export type QuantityRead = Quantity & { length: number }

const measurable: ReadonlySet<string | undefined> = new Set([
  'energy',
  'volume',
  'mass',
  'distance',
  'passenger-distance',
  'freight-work',
  'vehicle-distance',
  'room-nights',
  'area',
])
const currencies: Readonly<Record<string, string>> = {
  $: 'AUD',
  aud: 'AUD',
  dollars: 'AUD',
  bucks: 'AUD',
  usd: 'USD',
  '£': 'GBP',
  '€': 'EUR',
}
export function isMoney(unit: string | null): boolean {
  return unit !== null && /^[A-Z]{3}$/.test(unit)
}

const minutesAnHour = decimal('60')
const longestUnitWords = 3
/** "a litre" counts one; "a t" is a slip. */
const shortestAfterArticle = 3

/** The quantity that begins at a token, with the unit that it is a rate of: "$18,000", "6 m3", "8.9 L/100km". */
export function readQuantity(tokens: readonly Token[], at: number): QuantityRead | null {
  const amount = readAmount(tokens, at)
  if (amount === null || (amount.noun !== null && amount.noun !== 'thing')) return amount
  const isCents = amount.unit === null && cents.has(tokens[at + amount.length]?.key ?? '')
  const end = at + amount.length + (isCents ? 1 : 0)
  const isPrice = isCents || isMoney(amount.unit)
  if (amount.unit === null && !isPrice) return amount
  const isPer =
    tokens[end]?.text === '/' || tokens[end]?.key === 'per' || (isPrice && tokens[end]?.key === 'a')
  if (!isPer) return amount
  const count = readNumber(tokens, end + 1)
  const length = count === null || count.isPlainWord ? 0 : count.length
  // "7 litres per 100": kilometres, as everybody says it.
  const isPerHundred = count?.value === '100' && !isPrice
  const unit =
    readUnit(tokens, end + 1 + length) ?? (isPerHundred && length > 0 ? { id: 'km', length: 0 } : null)
  if (unit === null) return amount
  const value = count === null || length === 0 ? decimal('1') : count.value
  return { ...amount, rate: { value, unit: unit.id, isPrice }, length: end + 1 + length + unit.length - at }
}

/** "15 % of our 4,000 L", "half of 800 kWh": the amount, counted so many times; "4 of 10 staff": the 4. */
function shareOf(tokens: readonly Token[], at: number, number: NumberRead): QuantityRead | null {
  const isPercent = /^(?:%|percent)$/.test(tokens[at + number.length]?.key ?? '')
  const isHalf = number.value === '0.5' && number.isPlainWord
  // "1/3 of 30 staff" counts no three.
  const isCount = !isPercent && !isHalf
  if (isCount && (!/^\d+$/.test(number.value) || tokens[at - 1]?.text === '/')) return null
  let end = at + number.length + (isPercent ? 1 : 0)
  if (tokens[end]?.key !== 'of') return null
  while (/^(?:of|our|the|my|a|total)$/.test(tokens[end]?.key ?? '')) end += 1
  const amount = readAmount(tokens, end)
  if (amount?.noun === 'traveller') {
    if (isCount && compare(number.value, amount.value) > 0) return null
    const value = isCount
      ? number.value
      : dividedBy(times(amount.value, number.value), decimal(isPercent ? '100' : '1'))
    return { ...amount, value, length: end - at + amount.length }
  }
  if (isCount || amount === null || amount.unit === null) return null
  const by: Multiplier = {
    times: number.value,
    over: decimal(isPercent ? '100' : '1'),
    text: isPercent ? `${number.value} %` : 'half',
  }
  return { ...amount, by, length: end - at + amount.length }
}

const cents: ReadonlySet<string> = new Set(['c', 'cent', 'cents'])

/** "$18,000", "6 m3", "5 skips", "2 x", "843". */
function readAmount(tokens: readonly Token[], at: number): QuantityRead | null {
  const before = currencies[tokens[at]?.key ?? '']
  const start = before === undefined ? at : at + 1
  const often = calculatorWords.often.get(tokens[at]?.key ?? '')
  if (often !== undefined)
    return { value: decimal(often), unit: null, noun: 'often', isPower: false, length: 1 }
  const number = readNumber(tokens, start)
  if (number === null) return null
  const share = shareOf(tokens, start, number)
  if (share !== null) return { ...share, length: share.length + start - at }
  // A share of nothing measured is no amount: "100 % GreenPower".
  if (tokens[start + number.length]?.key === '%') return null
  const end = start + number.length
  const spent = before ?? currencies[tokens[end]?.key ?? '']
  if (spent !== undefined) {
    const length = end - at + (before === undefined ? 1 : 0)
    return number.isPlainWord
      ? null
      : { value: number.value, unit: spent, noun: null, isPower: false, length }
  }
  const of = calculatorWords.unitLeads.has(tokens[end]?.key ?? '') ? 1 : 0
  const unit = readUnit(tokens, end + of)
  if (unit !== null) {
    const isTooShort = number.isPlainWord && (tokens[end + of]?.text.length ?? 0) < shortestAfterArticle
    if (!isTooShort)
      return {
        value: number.value,
        unit: unit.id,
        noun: null,
        isPower: false,
        length: end + of + unit.length - at,
      }
  }
  const kilowatts = number.isPlainWord ? undefined : calculatorWords.powers.get(tokens[end]?.key ?? '')
  if (kilowatts !== undefined) {
    const value = times(number.value, decimal(kilowatts))
    return { value, unit: 'kWh', noun: null, isPower: true, length: end + 1 - at }
  }
  const bare = { value: number.value, unit: null, isPower: false }
  // "Three 2 kW heaters"
  const isCount = number.isPlainWord && tokens[end]?.kind === 'number'
  const counted: Counted | null = isCount ? { noun: 'container', length: 0 } : readCount(tokens, end)
  if (counted !== null) {
    const { noun, length, parts } = counted
    const value = parts === undefined ? number.value : dividedBy(number.value, parts)
    return { ...bare, value, noun, length: length + end - at }
  }
  return number.isPlainWord ? null : { ...bare, noun: null, length: end - at }
}

/** "rides", "return flights", "x" before another figure. */
function readCount(tokens: readonly Token[], at: number): Counted | null {
  const next = tokens[at]
  if (next === undefined) return null
  if (/^[x×*]$/.test(next.key) && tokens[at + 1]?.kind === 'number') return { noun: 'container', length: 1 }
  const isMinutes = calculatorWords.minutes.startingAt(tokens, at) !== null
  if (isMinutes) return { noun: 'hour', length: 1, parts: minutesAnHour }
  const span = calculatorWords.spans.startingAt(tokens, at)
  if (span !== null) return { noun: span.value, length: span.length }
  const later = next.kind === 'word' ? calculatorWords.counts.startingAt(tokens, at + 1) : null
  const noun = calculatorWords.counts.startingAt(tokens, at) ?? later
  // The words are read again for what else they say: "return", "taxi", "skip bin".
  return noun === null ? null : { noun: noun.value, length: 0 }
}

/** The unit that begins at a token, the longest reading first; its letters' case tells ML from mL. */
export function readUnit(tokens: readonly Token[], at: number): { id: string; length: number } | null {
  const named = calculatorWords.units.startingAt(tokens, at)
  if (named !== null) return { id: named.value, length: named.length }
  for (let length = longestUnitWords; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue
    const id = normaliseUnit(words.map(({ text }) => text).join(' '), 'AU')
    if (id !== null && measurable.has(unitById(id)?.dimension)) return { id, length }
  }
  return null
}
