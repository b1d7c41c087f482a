import { compare, decimal } from '../decimal.ts'
import { areSameDimension } from '../units/unit-table.ts'
import { calculatorWords, type Period, type Subject } from './calculator-words.ts'
import { airportStartingAt } from './find-airports.ts'
import { lengthOfDescription } from './length-of-description.ts'
import type { PhraseHit } from './phrase-table.ts'
import { readDate } from './read-date.ts'
import { readNumber } from './read-number.ts'
import { readQuantity, readUnit, type Quantity } from './read-quantity.ts'
import { thingAfter } from './thing-after.ts'
import type { Token } from './tokenise.ts'

/** What a stretch of a message says to the calculator. */
export type Item =
  | { kind: 'quantity'; quantity: Quantity }
  | { kind: 'subject'; subject: Subject }
  | { kind: 'vehicle'; vehicle: string }
  | { kind: 'place'; region: string }
  | { kind: 'unknown-place'; name: string }
  | { kind: 'date'; date: string }
  /** "Monthly" is an adverb, "a month" is none. */
  | { kind: 'period'; period: Period; isAdverb: boolean }
  | { kind: 'cabin'; cabin: string }
  /** A whole one is in the distance that is said with it. */
  | { kind: 'return'; isWhole: boolean }
  | { kind: 'commute' }
  /** Between two activities; a weak one (a comma, "and") only where a quantity follows. */
  | { kind: 'break'; isWeak: boolean }
  | { kind: 'word'; text: string }

type Read = { items: readonly Item[]; length: number }

const strongBreaks: ReadonlySet<string> = new Set(['+', ';', '\n', 'plus', '.', '?', '!'])
const weakBreaks: ReadonlySet<string> = new Set([',', 'and', '&', 'then', '/', 'also', 'or'])
const shortestTown = 5

/** Reads a message from left to right, the surest reading of each word first. Words of a route are passed over. */
export function scanMessage(tokens: readonly Token[], routeTokens: ReadonlySet<number>): Item[] {
  const items: Item[] = []
  for (let at = 0; at < tokens.length;) {
    const read = routeTokens.has(at) ? { items: [], length: 1 } : readAt(tokens, at)
    items.push(...read.items)
    at += read.length
  }
  return items
}

function readAt(tokens: readonly Token[], at: number): Read {
  const token = tokens[at]
  if (token === undefined) return { items: [], length: 1 }
  return (
    readLabel(tokens, at) ??
    readPeriod(tokens, at) ??
    readPhrase(tokens, at) ??
    readTimes(tokens, at) ??
    readRange(tokens, at) ??
    readFigure(tokens, at) ??
    readPlace(tokens, at) ?? {
      items: breakAt(token) ?? (token.kind === 'word' ? [{ kind: 'word', text: token.text }] : []),
      length: 1,
    }
  )
}

/** "Scope 2", "Group 3": the figure is a name. */
function readLabel(tokens: readonly Token[], at: number): Read | null {
  const label = tokens[at]
  if (label === undefined || !calculatorWords.labels.has(label.key)) return null
  let length = tokens[at + 1]?.kind === 'number' ? 2 : 1
  while (
    length > 1 &&
    /^(?:or|and|vs|versus|&|,|-|\/)$/.test(tokens[at + length]?.key ?? '') &&
    isLabelled(tokens, at + length + 1)
  )
    length += 2
  return { items: [{ kind: 'word', text: label.text }], length }
}

/** "Scope 1, 2 and 3": the figures that follow are names too, unless they count something. */
function isLabelled(tokens: readonly Token[], at: number): boolean {
  return /^\d$/.test(tokens[at]?.text ?? '') && readQuantity(tokens, at)?.unit === null
}

/** "a month", "per year", "monthly", "over the year". */
function readPeriod(tokens: readonly Token[], at: number): Read | null {
  const key = tokens[at]?.key ?? ''
  const period = calculatorWords.periods.get(key)
  if (period !== undefined && period !== key) return { items: [periodOf(period, true)], length: 1 }
  const always = calculatorWords.always.startingAt(tokens, at)
  const allYear = calculatorWords.allYear.startingAt(tokens, at)
  if (always !== null || allYear !== null) {
    const quantity = { value: decimal('24'), unit: null, noun: 'hour', isPower: false } as const
    const hours: Item[] = [{ kind: 'quantity', quantity }, periodOf('day')]
    return {
      items: [...(saysHours(tokens) ? [] : hours), ...(allYear === null ? [] : [periodOf('year', true)])],
      length: allYear?.length ?? always?.length ?? 1,
    }
  }
  const isOver = key === 'over' && tokens[at + 1]?.key === 'the'
  const length = isOver ? 3 : 2
  const after = calculatorWords.periods.get(tokens[at + length - 1]?.key ?? '')
  if (after === undefined || !(isOver || calculatorWords.periodLeads.has(key) || key === '/')) return null
  return { items: [periodOf(after)], length }
}

function periodOf(period: Period, isAdverb = false): Item {
  return { kind: 'period', period, isAdverb }
}

/** "8 hours a day, all year": how long a day is said. */
function saysHours(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind }, at) => kind === 'number' && calculatorWords.spans.startingAt(tokens, at + 1)?.value === 'hour',
  )
}

function breakAt({ key }: Token): readonly Item[] | null {
  if (strongBreaks.has(key)) return [{ kind: 'break', isWeak: false }]
  return weakBreaks.has(key) ? [{ kind: 'break', isWeak: true }] : null
}

/** Subjects, vehicles, cabins and "return"; the longest phrase wins, and a vehicle may be a subject too: "car". */
function readPhrase(tokens: readonly Token[], at: number): Read | null {
  const { subjects, vehicles, returns, cabins, commutes } = calculatorWords
  const subject = subjects.startingAt(tokens, at)
  const said = tokens.slice(at, at + (subject?.length ?? 0)).map(({ text }) => text)
  const word = said.map((text) => (/^[A-Z]+\d/.test(text) ? text : text.toLowerCase())).join(' ')
  const reads = [
    readOf(subject, (value) => ({ kind: 'subject', subject: { ...value, word } })),
    readOf(vehicles.startingAt(tokens, at), (vehicle) => ({ kind: 'vehicle', vehicle })),
    readOf(returns.startingAt(tokens, at), (isWhole) => ({ kind: 'return', isWhole })),
    readOf(cabins.startingAt(tokens, at), (cabin) => ({ kind: 'cabin', cabin })),
    readOf(commutes.startingAt(tokens, at), () => ({ kind: 'commute' })),
  ].filter((read) => read !== null)
  const length = Math.max(0, ...reads.map((read) => read.length))
  const items = reads.filter((read) => read.length === length).flatMap((read) => read.items)
  return length === 0 ? null : { items, length }
}

function readOf<Value>(hit: PhraseHit<Value> | null, itemOf: (value: Value) => Item): Read | null {
  return hit === null ? null : { items: [itemOf(hit.value)], length: hit.length }
}

function readFigure(tokens: readonly Token[], at: number): Read | null {
  const listed = readListedCount(tokens, at)
  if (listed !== null) return listed
  const quantity = readQuantity(tokens, at)
  const described = quantity === null ? 0 : lengthOfDescription(tokens, at, quantity)
  if (described > 0) return { items: [], length: described }
  const hasUnit =
    quantity !== null && (quantity.unit !== null || quantity.noun !== null || quantity.rate !== undefined)
  if (hasUnit) return { items: [{ kind: 'quantity', quantity }], length: quantity.length }
  const date = readDate(tokens, at)
  if (date !== null) return { items: [{ kind: 'date', date: date.date }], length: date.length }
  const number = quantity ?? readNumber(tokens, at)
  if (number === null || (quantity === null && compare(number.value, '2') < 0)) return null
  const { value, length } = number
  const thing = thingAfter(tokens, at, at + length, value)
  const bare = { value, unit: null, noun: null, isPower: false }
  if (thing === null && quantity === null) return null
  const counted: Quantity = thing === null ? bare : { ...bare, noun: 'thing', thing }
  return { items: [{ kind: 'quantity', quantity: counted }], length }
}

/** "Employees: 120", "employees (35)": the count behind its noun. */
function readListedCount(tokens: readonly Token[], at: number): Read | null {
  const around = `${tokens[at - 1]?.text ?? ''}${tokens[at + 1]?.text ?? ''}`
  const isListed = /^(?:[:=]|\(\))/.test(around) && tokens[at]?.kind === 'number'
  const noun = isListed ? calculatorWords.counts.endingAt(tokens, at - 2) : null
  const number = noun === null ? null : readNumber(tokens, at)
  if (noun === null || number === null) return null
  const quantity = { value: number.value, unit: null, noun: noun.value, isPower: false }
  return { items: [{ kind: 'quantity', quantity }], length: number.length }
}

/** "2 couriers x 80 km": each of them. */
function readTimes(tokens: readonly Token[], at: number): Read | null {
  const isBetween = tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'number'
  const isTimes = isBetween && /^[x×*]$/.test(tokens[at]?.key ?? '')
  return isTimes ? { items: [{ kind: 'word', text: 'each' }], length: 1 } : null
}

/** "3,000 to 2,000 kWh", "40-50 L": two amounts, the first in the unit of the second. */
function readRange(tokens: readonly Token[], at: number): Read | null {
  const sign = tokens[at]
  if (sign === undefined || !/^(?:to|-|–)$/.test(sign.key)) return null
  const next = tokens[at + 1]?.kind === 'number' ? readQuantity(tokens, at + 1) : null
  if (next === null || next.unit === null) return null
  // "From 5,000 L to 4,000 L"
  const before = tokens[at - 2]?.kind === 'number' ? readUnit(tokens, at - 1) : null
  const isBetween =
    tokens[at - 1]?.kind === 'number' || (before !== null && areSameDimension(before.id, next.unit))
  return isBetween ? { items: [{ kind: 'break', isWeak: true }], length: 1 } : null
}

function readPlace(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const coded = calculatorWords.placeCodes.get(token.text)
  if (coded !== undefined) return { items: [{ kind: 'place', region: coded }], length: 1 }
  const named = calculatorWords.places.startingAt(tokens, at)
  if (named !== null) return { items: [{ kind: 'place', region: named.value }], length: named.length }
  return token.key === 'in' ? readPlaceAfterIn(tokens, at + 1) : null
}

/** "in sa", "in Nairobi", "in Wakanda": the last is a place by its capital letter, and not known. */
function readPlaceAfterIn(tokens: readonly Token[], at: number): Read | null {
  const short = calculatorWords.placesAfterIn.startingAt(tokens, at)
  if (short !== null) return { items: [{ kind: 'place', region: short.value }], length: short.length + 1 }
  const town = tokens[at]
  if (town?.kind !== 'word' || calculatorWords.months.has(town.key) || calculatorWords.periods.has(town.key))
    return null
  if ([readPhrase, readPlace, readFigure].some((read) => read(tokens, at) !== null)) return null
  const isNamed = /^\p{Lu}\p{Ll}/u.test(town.text)
  const read = isNamed || town.text.length >= shortestTown ? airportStartingAt(tokens, at) : null
  const [country, ...others] = new Set(read?.airports.map((airport) => airport.country))
  if (read !== null && country !== undefined && others.length === 0)
    return { items: [{ kind: 'place', region: country }], length: read.to - at + 1 }
  return isNamed ? { items: [{ kind: 'unknown-place', name: town.text }], length: 2 } : null
}
