import { compare, decimal, dividedBy, times, type Decimal } from '../decimal.ts'
import { calculatorWords, type CountNoun, type Period } from './calculator-words.ts'
import { countsAmounts } from './counts-amounts.ts'
import { readFraction } from './read-fraction.ts'
import { readNumber, type NumberRead } from './read-number.ts'
import { readUnit } from './read-unit.ts'
import type { Thing } from './thing-after.ts'
import { multiplied, type Multiplier } from './time-spans.ts'
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
  /** What it is of together, where the words do not say how much of each. */
  among?: readonly string[]
}
type Counted = Pick<QuantityRead, 'noun' | 'length'> & { parts?: Decimal }
export type QuantityRead = Quantity & { length: number }

const currencies: ReadonlyMap<string, string> = new Map([
  ...['$', 'aud', 'dollars', 'bucks'].map((word): [string, string] => [word, 'AUD']),
  ['usd', 'USD'],
  ['£', 'GBP'],
  ['€', 'EUR'],
])
export function isMoney(unit: string | null): boolean {
  return unit !== null && /^[A-Z]{3}$/.test(unit)
}

const minutesAnHour = decimal('60')
/** "a litre" counts one; "a t" is a slip. */
const shortestAfterArticle = 3

/** The quantity that begins at a token, with the unit that it is a rate of: "$18,000", "6 m3", "8.9 L/100km". */
export function readQuantity(tokens: readonly Token[], at: number): QuantityRead | null {
  const amount = readAmount(tokens, at)
  if (amount === null || (amount.noun !== null && amount.noun !== 'thing')) return amount
  const isCents = amount.unit === null && cents.has(tokens[at + amount.length]?.key ?? '')
  const end = at + amount.length + (isCents ? 1 : 0)
  const isPrice = isCents || isMoney(amount.unit)
  const lead = tokens[end]?.key ?? ''
  const isPer = lead === '/' || lead === 'per' || (isPrice && lead === 'a')
  if (!isPer || (amount.unit === null && !isPrice)) return amount
  const said = readNumber(tokens, end + 1)
  const count = said?.isPlainWord === true ? null : said
  const start = end + 1 + (count?.length ?? 0)
  // "7 litres per 100": kilometres, as everybody says it.
  const hundred = count?.value === '100' && !isPrice ? { id: 'km', length: 0 } : null
  const unit = readUnit(tokens, start) ?? hundred
  if (unit === null) return amount
  const rate = { value: count?.value ?? decimal('1'), unit: unit.id, isPrice }
  return { ...amount, rate, length: start + unit.length - at }
}

/** "15 % of our 4,000 L", "half of 800 kWh": the amount, counted so many times; "4 of 10 staff": the 4. */
function shareOf(tokens: readonly Token[], at: number, number: NumberRead): QuantityRead | null {
  const fraction = readFraction(tokens, at)
  // "1/3 of 30 staff" counts no three.
  if (fraction === null && (!/^\d+$/.test(number.value) || tokens[at - 1]?.text === '/')) return null
  let end = at + (fraction ?? number).length
  if (tokens[end]?.key !== 'of') return null
  while (/^(?:of|our|the|my|a|total)$/.test(tokens[end]?.key ?? '')) end += 1
  const amount = readAmount(tokens, end)
  if (amount === null) return null
  const length = end - at + amount.length
  if (amount.noun === 'traveller') {
    if (fraction !== null) return { ...amount, value: multiplied(amount.value, [fraction]), length }
    return compare(number.value, amount.value) > 0 ? null : { ...amount, value: number.value, length }
  }
  if (fraction === null || amount.unit === null) return null
  const { times, over, text } = fraction
  return { ...amount, by: { times, over, text }, length }
}

const cents: ReadonlySet<string> = new Set(['c', 'cent', 'cents'])

/** "$18,000", "6 m3", "5 skips", "2 x", "843". */
function readAmount(tokens: readonly Token[], at: number): QuantityRead | null {
  const before = currencies.get(tokens[at]?.key ?? '')
  const start = before === undefined ? at : at + 1
  const often = calculatorWords.often.get(tokens[at]?.key ?? '')
  if (often !== undefined) return { ...plain, value: decimal(often), noun: 'often', length: 1 }
  const number = readNumber(tokens, start)
  if (number === null) return null
  const { value, isPlainWord } = number
  const share = shareOf(tokens, start, number)
  if (share !== null) return { ...share, length: share.length + start - at }
  const end = start + number.length
  const next = tokens[end]
  // A share of nothing measured is no amount: "100 % GreenPower".
  if (next?.key === '%') return null
  const spent = before ?? currencies.get(next?.key ?? '')
  if (spent !== undefined)
    return isPlainWord ? null : { ...plain, value, unit: spent, length: end - start + 1 }
  const from = end + (calculatorWords.unitLeads.has(next?.key ?? '') ? 1 : 0)
  const unit = readUnit(tokens, from)
  const isTooShort = isPlainWord && (tokens[from]?.text.length ?? 0) < shortestAfterArticle
  if (unit !== null && !isTooShort) return { ...plain, value, unit: unit.id, length: from + unit.length - at }
  const kilowatts = isPlainWord ? undefined : calculatorWords.powers.get(next?.key ?? '')
  if (kilowatts !== undefined)
    return {
      value: times(value, decimal(kilowatts)),
      unit: 'kWh',
      noun: null,
      isPower: true,
      length: end + 1 - at,
    }
  // "Three 2 kW heaters"
  const isCount = next?.kind === 'number' && (isPlainWord || countsAmounts(tokens, at))
  const counted: Counted | null = isCount ? { noun: 'container', length: 0 } : readCount(tokens, end)
  if (counted === null) return isPlainWord ? null : { ...plain, value, length: end - at }
  const parts = counted.parts ?? decimal('1')
  return { ...plain, value: dividedBy(value, parts), noun: counted.noun, length: counted.length + end - at }
}

const plain = { unit: null, noun: null, isPower: false } as const

/** "rides", "return flights", "x" before another figure. */
function readCount(tokens: readonly Token[], at: number): Counted | null {
  const next = tokens[at]
  if (next === undefined) return null
  if (/^[x×*]$/.test(next.key) && tokens[at + 1]?.kind === 'number') return { noun: 'container', length: 1 }
  if (calculatorWords.minutes.startingAt(tokens, at) !== null)
    return { noun: 'hour', length: 1, parts: minutesAnHour }
  const span = calculatorWords.spans.startingAt(tokens, at)
  if (span !== null) return { noun: span.value, length: span.length }
  const later = next.kind === 'word' ? calculatorWords.counts.startingAt(tokens, at + 1) : null
  const noun = calculatorWords.counts.startingAt(tokens, at) ?? later
  // The words are read again for what else they say: "return", "taxi", "skip bin".
  return noun === null ? null : { noun: noun.value, length: 0 }
}
